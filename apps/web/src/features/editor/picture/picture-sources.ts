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
 * The widths in which a picture is served, up to its own.
 * @param url path of an own picture, without a query
 * @param ratio of the picture; its full width is the widest source
 * @param width in px, for browsers that know no `srcset`
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
 * Address of a download.
 * @param url path of an own picture
 * @param kind `youtube`: a JPEG of at most 2,000,000 bytes; `original`: as it was generated
 */
export const downloadOf = (url: string, kind: 'youtube' | 'original'): string => `${url}?download=${kind}`;

/**
 * The history's entry of the picture that is shown.
 * @param thumbnail its owner
 * @param url path of the picture
 */
export const imageOf = (thumbnail: Thumbnail, url: string | null): GeneratedImage | undefined =>
  thumbnail.generatedImages.find((image) => image.url === url);

/** A ratio as a number, 16:9 as 1.78. @param ratio width to height */
export const widthToHeight = (ratio: AspectRatio): number =>
  pictureSizes[ratio].width / pictureSizes[ratio].height;
