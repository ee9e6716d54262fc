import { z } from 'zod';
import { nameSchema } from './one-line';
import { aspectRatios } from './product-config';

/** Limits of documents: kept versions of one thumbnail, and characters of the name of a version. */
export const documentVersionLimits = { count: 200, name: 80 } as const;

/** Kinds of pictures that a user may upload for documents. The opacity of a mask cuts out a photo. */
export const assetKinds = ['photo', 'mask', 'logo'] as const;
export type AssetKind = (typeof assetKinds)[number];

/** Maximum number of assets of one account. Their bytes count towards the quota of uploaded images. */
export const assetLimits = { count: 200 } as const;

/** Returns the path of an asset in the api. */
export const assetPath = (id: string): string => `/api/assets/${id}`;

/** A picture that a user uploaded for documents. `width` and `height` are pixels of the stored picture. */
export const assetSchema = z.object({
  id: z.uuid(),
  kind: z.enum(assetKinds),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  createdAt: z.iso.datetime(),
});
export type Asset = z.infer<typeof assetSchema>;

/** Answer of `GET /api/assets`: all assets of the user, newest first. */
export const assetListSchema = z.object({ items: z.array(assetSchema) });

/** Query of `GET /api/assets/:id`: width in pixels, which is rounded up to a served width. */
export const assetQuerySchema = z.strictObject({ w: z.coerce.number().int().min(1).max(4096).optional() });

const fraction = z.number().min(0).max(1);

/** The part of a photo that is shown, in shares (0-1) of its width and height. */
export const photoCropSchema = z
  .object({
    left: fraction,
    top: fraction,
    width: fraction.min(0.01),
    height: fraction.min(0.01),
  })
  .refine(({ left, top, width, height }) => left + width <= 1.0001 && top + height <= 1.0001, 'invalid');
export type PhotoCrop = z.infer<typeof photoCropSchema>;

/** File formats in which a document can be rendered. */
export const renderFormats = ['png', 'jpeg', 'webp'] as const;

/**
 * Body of `POST /api/thumbnails/:id/render`. `width` is in pixels; the full width of the aspect ratio by default. The
 * quality of the file is lowered until it has at most `maxBytes`.
 */
export const renderRequestSchema = z.strictObject({
  format: z.enum(renderFormats),
  width: z.int().min(16).max(1920).optional(),
  aspectRatio: z.enum(aspectRatios).optional(),
  maxBytes: z.int().min(1_000).max(50_000_000).optional(),
});
export type RenderRequest = z.infer<typeof renderRequestSchema>;

/** Body of `POST /api/thumbnails/:id/document/versions`. */
export const documentVersionCreateSchema = z.strictObject({
  name: nameSchema(documentVersionLimits.name).optional(),
});

/**
 * A kept state of a document. `n` counts from 1. `name` is null if the user gave none or if the state was kept
 * automatically.
 */
export const documentVersionSchema = z.object({
  n: z.int(),
  name: z.string().nullable(),
  baseGenerationId: z.uuid(),
  createdAt: z.iso.datetime(),
});
export type DocumentVersion = z.infer<typeof documentVersionSchema>;

/** Answer of `GET /api/thumbnails/:id/document/versions`: all kept states, newest first. */
export const documentVersionListSchema = z.object({ items: z.array(documentVersionSchema) });

/** Answer of `PUT /api/thumbnails/:id/document`: the number of the saved document, for the next `If-Match`. */
export const savedDocumentSchema = z.object({ version: z.int() });
