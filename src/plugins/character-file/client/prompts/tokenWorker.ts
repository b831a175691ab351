import { countTokens } from './countTokens';

addEventListener('message', ({ data }: MessageEvent<string[][]>) => postMessage(countTokens(data)));
