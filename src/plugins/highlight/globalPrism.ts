import { Prism } from '@highlighter';

// The languages of prismjs add themselves to a global object.
Object.assign(globalThis, { Prism });
