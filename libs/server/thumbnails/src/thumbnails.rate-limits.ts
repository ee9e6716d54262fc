import { defineRateLimits } from '@portada/rate-limit';

const minute = 60;

/** Rate limits of image uploads and downloads. */
export const thumbnailRateLimits = defineRateLimits({
  /** Limits uploads, because each upload decodes an image. */
  uploadByAccount: { points: 60, seconds: 10 * minute, inMemory: true },
  /** Limits conversions to base64, because each response has up to 13 MB. */
  base64ByAccount: { points: 120, seconds: 10 * minute, inMemory: true },
  /** Limits saving and renaming of saved people. */
  peopleByAccount: { points: 120, seconds: 10 * minute, inMemory: true },
  /** Limits changes of brand kits. */
  brandKitByAccount: { points: 120, seconds: 10 * minute, inMemory: true },
  /** Limits changes of channels. */
  channelsByAccount: { points: 120, seconds: 10 * minute, inMemory: true },
  /** Limits openings of share links by the caller's address. */
  sharedByAddress: { points: 60, seconds: minute },
  /** Limits votes by the caller's address. */
  voteByAddress: { points: 20, seconds: 10 * minute },
  /** Limits new thumbnails without an image. */
  createByAccount: { points: 1_000, seconds: 10 * minute },
  /** Limits kept and restored versions and copies, because each one stores a document. */
  versionByAccount: { points: 300, seconds: 10 * minute },
  /** Limits changes of documents: an editor saves at most every 0.8 s, which is 750 times in ten minutes. */
  documentByAccount: { points: 1_500, seconds: 10 * minute, inMemory: true },
});
