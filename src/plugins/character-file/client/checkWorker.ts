import { expose } from 'comlink';
import { checkBackend } from './checkBackend';

expose(checkBackend);
