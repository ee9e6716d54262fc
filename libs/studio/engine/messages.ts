import type { MessagePort } from 'node:worker_threads';
import type { GenerationStage, Legibility } from '@portada/contracts';
import type { ModelInput } from '@portada/image-models';
import type { Scene } from '@portada/studio';

/** Task for a drawing thread. */
export type DrawTask = {
  input: ModelInput;
  /** Port for the progress of the thread; the thread closes it at the end. */
  port: MessagePort;
  /**
   * One byte that is not 0 once the image is cancelled. A flag is needed because a drawing thread reads no messages.
   */
  cancelled: SharedArrayBuffer;
};

/** Messages that the thread sends while it draws. */
export type DrawMessage =
  { type: 'progress'; percent: number; stage: GenerationStage } | { type: 'preview'; bytes: Uint8Array };

/**
 * Result of a drawing thread: a PNG with its scene (null if the scene is invalid) and its legibility, `not_understood` if no word of the prompt is known, or null if
 * the image was cancelled.
 */
export type DrawResult =
  { png: Uint8Array; scene: Scene | null; legibility: Legibility } | 'not_understood' | null;
