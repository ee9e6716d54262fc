import {
  type AspectRatio,
  type GeneratedImage,
  pictureSizes,
  pictureWidths,
  type Thumbnail,
} from '@portada/contracts';
import { imagesOf } from '../../../shared/thumbnails/made-with';

/** `src` and `srcSet` of one picture. */
export type PictureSources = { src: string; srcSet: string };

/**
 * Returns the URLs of a picture in every width that the server offers, up to the full width of the picture.
 * @param url path of one of the user's pictures, without a query
 * @param ratio aspect ratio of the picture, which determines its full width
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
 * Finds a generated or edited picture in the image history of a thumbnail.
 * @param thumbnail the thumbnail whose history is searched
 * @param url path of the picture; null finds nothing
 * @returns the picture; undefined if the history does not contain the picture
 */
export const imageOf = (thumbnail: Thumbnail, url: string | null): GeneratedImage | undefined =>
  imagesOf(thumbnail).find((image) => image.url === url);

/**
 * Converts an aspect ratio to a number, such as 16:9 to 1.78.
 * @param ratio width to height
 */
export const widthToHeight = (ratio: AspectRatio): number =>
  pictureSizes[ratio].width / pictureSizes[ratio].height;
