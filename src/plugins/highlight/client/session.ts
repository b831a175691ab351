import { createContext } from 'react';

/**
 * The terminal session that a code block shows, with prompts and output. The theme gets the commands alone, because its
 * button copies the code that it has. Undefined around other code.
 */
export const Session = createContext<string | undefined>(undefined);
