import { z } from 'zod';

/** Widths in pixels that `proxy-image` serves; an asked width is rounded up to the next of them. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** Limits of uploaded pictures: pixels on a side and in all, of the kept picture, and bytes. */
export const pictureLimits = {
  edge: 8_192,
  pixels: 24_000_000,
  /** The largest served width: an upload is kept no larger. */
  storedEdge: 1_920,
  uploadBytes: 8 * 1024 * 1024,
  /** The largest picture that `convert-to-base64` answers. */
  base64Bytes: 10_000_000,
} as const;

/** Path of a picture that the signed-in user may fetch; `file` is `<uuid>.<extension>`. */
export const picturePath = (file: string): string => `/api/proxy-image/${file}`;

/** Query of `GET /api/proxy-image/:file`; `download=youtube` answers a JPEG of at most 2,000,000 bytes. */
export const pictureQuerySchema = z.strictObject({
  w: z.coerce.number().int().min(1).max(4096).optional(),
  /** Makes an address change with its picture; the server does not read it. */
  v: z.string().max(64).optional(),
  download: z.enum(['youtube', 'original']).optional(),
});
export type PictureQuery = z.infer<typeof pictureQuerySchema>;

/** Body and answer of `POST /api/convert-to-base64`; `imageUrl` is the path of an own picture. */
export const convertToBase64Schema = z.strictObject({ imageUrl: z.string().max(300) });
export const base64AnswerSchema = z.object({
  success: z.literal(true),
  base64: z.string(),
  mimeType: z.string(),
});

/** Answer of `POST /api/upload-final-image`. */
export const finalImageAnswerSchema = z.object({ success: z.literal(true), finalThumbnailUrl: z.string() });
