import { type AspectRatio, pictureSizes, pictureWidths } from '@portada/contracts';

/** Maximum width in px of the preview of a thumbnail. Larger copies are for the editor and the download. */
const widestPreview = 960;

/**
 * Returns the URLs of one picture at the widths that the server stores, for `<img>`.
 * @param url path of one of the user's pictures, `/api/proxy-image/<file>`
 */
export const pictureSources = (url: string): { src: string; srcSet: string } => ({
  src: `${url}?w=640`,
  srcSet: pictureWidths
    .filter((width) => width <= widestPreview)
    .map((width) => `${url}?w=${width} ${width}w`)
    .join(', '),
});

/**
 * Widths of the 16:9 frame of a card, by the width of the window, with three, two or one card per row, without
 * margins, gaps and borders. In the widest layout the stored picture widths 320 and 640 fit.
 */
const mats = [
  ['(min-width: 1152px) ', '318px'],
  ['(min-width: 1024px) ', '(100vw - 198px) / 3'],
  ['(min-width: 640px) ', '(100vw - 132px) / 2'],
  ['', '100vw - 66px'],
] as const;

/**
 * Returns the `sizes` attribute of an uncropped picture in the frame of a card.
 * @param ratio aspect ratio of the picture; a ratio below 16:9 does not fill the width
 * @param tallest maximum height of the frame in px, if the height is limited
 */
export const cardSizes = (ratio: AspectRatio, tallest?: number): string => {
  const { width, height } = pictureSizes[ratio];
  const part = Math.min(1, width / height / (16 / 9));
  return mats
    .map(([window, mat]) => {
      const fitting = `calc((${mat}) * ${Number(part.toFixed(4))})`;
      if (tallest === undefined) return window + fitting;
      return `${window}min(${Math.round((tallest * width) / height)}px, ${fitting})`;
    })
    .join(', ');
};
