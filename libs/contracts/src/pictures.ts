import { z } from 'zod';

/** Widths in pixels that `GET /api/proxy-image/:file` serves. A requested width is rounded up to the next width. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** Limits of uploaded images: pixels per side and in total, pixels of the stored image, and bytes. */
export const pictureLimits = {
  edge: 8_192,
  pixels: 24_000_000,
  /** Longest side of a stored image in pixels. A larger upload is scaled down. */
  storedEdge: 1_920,
  uploadBytes: 8 * 1024 * 1024,
  /** Size in bytes of the largest image that `POST /api/convert-to-base64` returns. */
  base64Bytes: 10_000_000,
} as const;

/** Returns the path of a picture in the api; `file` is `<uuid>.<extension>`. */
export const picturePath = (file: string): string => `/api/proxy-image/${file}`;

/** Query of `GET /api/proxy-image/:file`; `download=youtube` requests a JPEG of at most 2,000,000 bytes. */
export const pictureQuerySchema = z.strictObject({
  w: z.coerce.number().int().min(1).max(4096).optional(),
  /** Cache key that changes with the image. The server ignores the value. */
  v: z.string().max(64).optional(),
  download: z.enum(['youtube', 'original']).optional(),
});
export type PictureQuery = z.infer<typeof pictureQuerySchema>;

/** Body of `POST /api/convert-to-base64`; `imageUrl` is the path of one of the user's pictures. */
export const convertToBase64Schema = z.strictObject({ imageUrl: z.string().max(300) });
/** Answer of `POST /api/convert-to-base64`: the picture in base64, and its media type. */
export const base64AnswerSchema = z.object({
  success: z.literal(true),
  base64: z.string(),
  mimeType: z.string(),
});

/** Answer of `POST /api/upload-final-image`: the path of the stored final image. */
export const finalImageAnswerSchema = z.object({ success: z.literal(true), finalThumbnailUrl: z.string() });
