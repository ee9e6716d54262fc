import type { MessagePort } from 'node:worker_threads';
import type { GenerationStage, Legibility } from '@portada/contracts';
import type { ModelInput } from '@portada/image-models';

/** Task of a drawing thread. */
export type DrawTask = {
  input: ModelInput;
  /** Where the thread sends its progress; closed by the thread at the end. */
  port: MessagePort;
  /** One byte, not 0 once the image is cancelled: a thread that is drawing reads no messages. */
  cancelled: SharedArrayBuffer;
};

/** Messages of the thread while it draws. */
export type DrawMessage =
  { type: 'progress'; percent: number; stage: GenerationStage } | { type: 'preview'; bytes: Uint8Array };

/**
 * Result of a thread: a PNG and its legibility, `not_understood` if nothing of the prompt is known, or null if the image
 * was cancelled.
 */
export type DrawResult = { png: Uint8Array; legibility: Legibility } | 'not_understood' | null;
