import type { MessagePort } from 'node:worker_threads';
import type { GenerationStage, Legibility } from '@portada/contracts';
import type { ModelInput } from '@portada/image-models';

/** What the drawing thread is given. */
export type DrawTask = {
  input: ModelInput;
  /** Where the thread says how far it is; closed by the thread at the end. */
  port: MessagePort;
  /** One byte, not 0 once the drawing is not wanted any more: a thread that is drawing reads no messages. */
  cancelled: SharedArrayBuffer;
};

/** What the thread says while it draws. */
export type DrawMessage =
  { type: 'progress'; percent: number; stage: GenerationStage } | { type: 'preview'; bytes: Uint8Array };

/** What the thread gives back: a PNG and what was measured on it, or null where the drawing was called off. */
export type DrawResult = { png: Uint8Array; legibility: Legibility } | null;
