import type { VariantFormat } from '../image-formats';

/** A task for a process that decodes and encodes images. */
export type ImageTask =
  | { kind: 'upload'; bytes: Uint8Array }
  | { kind: 'mask'; bytes: Uint8Array }
  | { kind: 'variant'; bytes: Uint8Array; width: number | null; format: VariantFormat }
  | { kind: 'youtube'; bytes: Uint8Array };

/**
 * Reason for which an image was refused. unreadable: not a complete PNG, JPEG or WebP · dimensions: too many pixels ·
 * animated: more than one frame · too_complex: decoding used up its CPU time.
 */
export type ImageFault = 'unreadable' | 'dimensions' | 'animated' | 'too_complex';

/** An encoded image; width and height in pixels. */
export type EncodedImage = { bytes: Uint8Array; width: number; height: number };

/** The answer of an image process to one task. */
export type ImageAnswer = { encoded: EncodedImage } | { fault: ImageFault };
