export { highlight as highlightAtBuild } from './highlight';
