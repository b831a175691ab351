import { existsSync } from 'node:fs';

/** The files that one picture consists of: a page names the first, the others are next to it. */
export interface PictureFiles {
  wide: string;
  /** For phones: `name.narrow.svg`. */
  narrow?: string;
  /** For the dark mode: `name.dark.webp`. A drawing needs none, its own styles know both modes. */
  dark?: string;
  /** For phones in the dark mode: `name.narrow.dark.webp`. */
  narrowDark?: string;
}

/** @param file - path of the file that the page names */
export function pictureFiles(file: string): PictureFiles {
  const beside = (variant: string): string | undefined => {
    const other = file.replace(/(?=\.[^./\\]+$)/u, variant);
    return other !== file && existsSync(other) ? other : undefined;
  };
  return {
    wide: file,
    narrow: beside('.narrow'),
    dark: beside('.dark'),
    narrowDark: beside('.narrow.dark'),
  };
}

/** Whether a file is an image that pages may show. */
export function isPicture(file: string): boolean {
  return /^(?:docs|community|static)\/.*\.(?:gif|jpe?g|png|svg|webp)$/u.test(file);
}
