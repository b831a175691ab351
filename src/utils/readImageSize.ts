import { imageSize } from 'image-size';

/** Width and height of an image file; undefined if it has none that can be read. */
export function readImageSize(file: string): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(file);
    return width && height ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}
