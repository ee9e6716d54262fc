import type { MessagePort } from 'node:worker_threads';
import type { DraftsBody, GenerationStage, Legibility, PictureRequest } from '@portada/contracts';
import type { ModelInput, ModelProvenance } from '@portada/image-models';
import type { Scene } from '@portada/studio';
import type { SceneDocument } from '@portada/studio/document';

/** Task for a thread that draws an image. */
export type DrawTask = {
  input: ModelInput;
  /** Port to which the drawing thread sends its progress. The thread closes the port at the end. */
  port: MessagePort;
  /**
   * One byte, which is not 0 after the image was cancelled. Shared memory is needed because a drawing thread reads no
   * messages.
   */
  cancelled: SharedArrayBuffer;
};

/** Messages that a drawing thread sends while it draws an image. */
export type DrawMessage =
  { type: 'progress'; percent: number; stage: GenerationStage } | { type: 'preview'; bytes: Uint8Array };

/**
 * Result of a drawing thread: a PNG with its scene (null if the scene is invalid; a document if a saved person is in it) and its legibility, `not_understood` if no word of the prompt is known, or null if
 * the image was cancelled.
 */
export type DrawResult =
  { png: Uint8Array; scene: Scene | SceneDocument | null; legibility: Legibility } | 'not_understood' | null;

/** Task for the thread that reads prompts: what a request asks for, or drafts of a prompt. */
export type ReadTask =
  { kind: 'understanding'; request: PictureRequest } | { kind: 'drafts'; body: DraftsBody };

/**
 * Task for the thread that sets headlines: plan a headline, set it over a plate (an image without text), or fit an image
 * into which a model drew the headline.
 */
export type HeadlineTask =
  | { kind: 'plan'; input: ModelInput }
  | { kind: 'set' | 'fit'; image: Uint8Array; input: ModelInput; provenance: ModelProvenance | null };
