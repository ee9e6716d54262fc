import { type AspectRatio, pictureSizes, pictureWidths } from '@portada/contracts';

/** Up to this many pixels a preview needs; larger copies are for the editor and the download. */
const widestPreview = 960;

/**
 * Addresses of one picture at the widths that the server keeps, for `<img>`.
 * @param url path of an own picture, `/api/proxy-image/<file>`
 */
export const pictureSources = (url: string): { src: string; srcSet: string } => ({
  src: `${url}?w=640`,
  srcSet: pictureWidths
    .filter((width) => width <= widestPreview)
    .map((width) => `${url}?w=${width} ${width}w`)
    .join(', '),
});

/**
 * How wide the 16:9 mat of a card is, by the width of the window: three, two or one in a row, less margins, gaps and the
 * card's own edge. The first fits the widths 320 and 640 that the server keeps.
 */
const mats = [
  ['(min-width: 1152px) ', '318px'],
  ['(min-width: 1024px) ', '(100vw - 198px) / 3'],
  ['(min-width: 640px) ', '(100vw - 132px) / 2'],
  ['', '100vw - 66px'],
] as const;

/**
 * `sizes` of a picture that stands whole on the mat of a card.
 * @param ratio of the picture; one that is less wide than 16:9 leaves room beside it
 * @param tallest height in px that the mat never passes, if there is one
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
