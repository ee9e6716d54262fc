import { pictureWidths } from '@portada/contracts';

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
