import type { PictureRequest } from '@portada/contracts';

/** Task for the process that draws trial images: the request, its seed (0 to 2^32-1), and the width of the image in pixels. */
export type TrialTask = { request: PictureRequest; seed: number; width: number };

/** Reason without an image. not_understood: no word of the prompt is known · too_complex: time or memory is used up. */
export type TrialFault = 'not_understood' | 'too_complex';

/** A marked trial image: a WebP, its size in pixels, and the headline that it shows; null without a headline. */
export type TrialImage = { bytes: Uint8Array; width: number; height: number; headline: string | null };

/** The answer of the process that draws trial images. */
export type TrialResult = { image: TrialImage } | { fault: TrialFault } | { error: string };
