import { expose } from 'comlink';
import { SearchBackend } from './backend';

expose(new SearchBackend());
