import { imageSize } from 'image-size';

/** Type, width and height of an image file; undefined if it has no size that can be read. */
export function readImageSize(file: string): { type?: string; width: number; height: number } | undefined {
  try {
    const { type, width, height } = imageSize(file);
    return width && height ? { type, width, height } : undefined;
  } catch {
    return undefined;
  }
}
