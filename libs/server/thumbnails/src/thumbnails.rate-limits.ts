import { defineRateLimits } from '@portada/rate-limit';

const minute = 60;

/** Rate limits of image uploads and downloads. */
export const thumbnailRateLimits = defineRateLimits({
  /** Limits uploads, because each upload decodes an image. */
  uploadByAccount: { points: 60, seconds: 10 * minute, inMemory: true },
  /** Limits conversions to base64, because each response has up to 13 MB. */
  base64ByAccount: { points: 120, seconds: 10 * minute, inMemory: true },
});
