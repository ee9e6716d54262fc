import { z } from 'zod';
import { fieldMessage } from './field-messages';
import { letterFinishes, typefaces } from './letters';

/** Limits of a brand kit: typefaces, colors, and the widths of logo (percent of the picture) and outline (pixels). */
export const brandKitLimits = {
  faces: 2,
  colors: 5,
  logoSize: { min: 4, max: 40 },
  outlineWidth: { min: 1, max: 40 },
} as const;

/** Corners of a picture in which a logo may stand. */
export const logoCorners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type LogoCorner = (typeof logoCorners)[number];

const color = z.string().regex(/^#[0-9a-f]{6}$/, fieldMessage('invalid'));
const { logoSize, outlineWidth } = brandKitLimits;

const brandFields = {
  /** Typeface of texts; the second one is the typeface of badges. */
  faces: z
    .array(z.enum(typefaces, fieldMessage('invalid')))
    .max(brandKitLimits.faces, fieldMessage('too_long')),
  /** Colors of letters, of highlighted words, and of signs and badges; further ones are offered only. */
  colors: z.array(color).max(brandKitLimits.colors, fieldMessage('too_long')),
  /** Finish of texts; null keeps the finish that they have. */
  finish: z.enum(letterFinishes, fieldMessage('invalid')).nullable(),
  /** Outline of photos and drawings: `width` in pixels of a picture of 1280 pixels; null keeps the present one. */
  outline: z.strictObject({ color, width: z.int().min(outlineWidth.min).max(outlineWidth.max) }).nullable(),
};

const logo = {
  assetId: z.uuid(),
  corner: z.enum(logoCorners, fieldMessage('invalid')),
  /** Width of the logo in percent of the width of the picture. */
  size: z.int().min(logoSize.min).max(logoSize.max),
};

/** Body of `PUT /api/brand-kit`, which replaces the brand kit of the account. */
export const brandKitPutSchema = z.strictObject({ ...brandFields, logo: z.strictObject(logo).nullable() });
export type BrandKitPut = z.infer<typeof brandKitPutSchema>;

/** The brand kit of an account. The logo has the width and height of its file in pixels. */
export const brandKitSchema = z.object({
  ...brandFields,
  logo: z.object({ ...logo, width: z.int(), height: z.int() }).nullable(),
});
export type BrandKit = z.infer<typeof brandKitSchema>;

/** The brand kit of an account that has not set one. */
export const emptyBrandKit: BrandKit = { faces: [], colors: [], finish: null, outline: null, logo: null };
