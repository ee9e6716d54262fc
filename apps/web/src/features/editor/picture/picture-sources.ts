import {
  type AspectRatio,
  type GeneratedImage,
  pictureSizes,
  pictureWidths,
  type Thumbnail,
} from '@portada/contracts';

/** `src` and `srcSet` of one picture. */
export type PictureSources = { src: string; srcSet: string };

/**
 * Returns the URLs of a picture in every served width up to its full width.
 * @param url path of one of the user's pictures, without a query
 * @param ratio aspect ratio of the picture, which decides its full width
 * @param width width in px for browsers that do not support `srcset`
 */
export const picturesAt = (url: string, ratio: AspectRatio, width: number): PictureSources => {
  const full = pictureSizes[ratio].width;
  const widths = pictureWidths.filter((candidate) => candidate <= full);
  return {
    src: `${url}?w=${width}`,
    srcSet: widths.map((candidate) => `${url}?w=${candidate} ${candidate}w`).join(', '),
  };
};

/**
 * Returns the URL of a download.
 * @param url path of one of the user's pictures
 * @param kind `youtube`: a JPEG of at most 2,000,000 bytes; `original`: the file as it was generated
 */
export const downloadOf = (url: string, kind: 'youtube' | 'original'): string => `${url}?download=${kind}`;

/**
 * Finds a picture in the image history.
 * @param thumbnail the thumbnail whose history is searched
 * @param url path of the picture; null finds nothing
 * @returns undefined if the history has no such picture
 */
export const imageOf = (thumbnail: Thumbnail, url: string | null): GeneratedImage | undefined =>
  thumbnail.generatedImages.find((image) => image.url === url);

/**
 * Returns an aspect ratio as a number, 16:9 as 1.78.
 * @param ratio width to height
 */
export const widthToHeight = (ratio: AspectRatio): number =>
  pictureSizes[ratio].width / pictureSizes[ratio].height;
