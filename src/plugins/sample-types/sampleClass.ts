/** Class of the blocks of code that have types. In its own file, because the script of each page with samples has it. */
export const SAMPLE_CLASS = 'has-types';
