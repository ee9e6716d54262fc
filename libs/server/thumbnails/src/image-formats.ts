import { pictureWidths } from '@portada/contracts';
import { namesMediaType } from '@portada/http';

/** Formats that a variant may have, best first. */
const formats = ['image/avif', 'image/webp'] as const;
/** MIME type of a variant of an image. */
export type VariantFormat = (typeof formats)[number] | 'image/png';

/**
 * Returns the best image format that a client names and accepts. Wildcards count as PNG, because many programs that send them
 * cannot read AVIF.
 * @param accept the `Accept` header
 */
export const negotiateFormat = (accept?: string): VariantFormat =>
  formats.find((format) => namesMediaType(accept, format)) ?? 'image/png';

/** Returns the smallest served image width in pixels that is at least the requested width. */
export const servedWidth = (asked: number): number =>
  pictureWidths.find((width) => width >= asked) ?? pictureWidths[pictureWidths.length - 1] ?? asked;
