import type { PictureRequest } from '@portada/contracts';

/** Task for the process that draws trial images: the request, its seed (0 to 2^32-1), and the width of the image in pixels. */
export type TrialTask = { request: PictureRequest; seed: number; width: number };

/** Task for the same process: the request, the id of a draft, and the width of the image in pixels. */
export type DraftTask = { request: PictureRequest; draft: string; width: number };

/** Reason without an image. not_understood: no word of the prompt is known · too_complex: time or memory is used up. */
export type TrialFault = 'not_understood' | 'too_complex';

/** A small image: a WebP, and its size in pixels. */
export type SmallImage = { bytes: Uint8Array; width: number; height: number };

/** A marked image with the headline that it shows; null without a headline. */
export type TrialImage = SmallImage & { headline: string | null };

/** The answer of the process that draws images of trials and drafts. */
export type TrialResult = { image: TrialImage } | { fault: TrialFault } | { error: string };
