import { pictureWidths } from '@portada/contracts';

/** Formats that a variant may have, best first. */
const formats = ['image/avif', 'image/webp'] as const;
export type VariantFormat = (typeof formats)[number] | 'image/png';

/** The best format that a browser accepts. @param accept the `Accept` header */
export const negotiateFormat = (accept: string | undefined): VariantFormat =>
  formats.find((format) => accept?.includes(format)) ?? 'image/png';

/** The smallest served width in pixels that is at least the requested one. */
export const servedWidth = (asked: number): number =>
  pictureWidths.find((width) => width >= asked) ?? pictureWidths[pictureWidths.length - 1] ?? asked;
