import type { DraftsAnswer, DraftsBody, PictureRequest, PromptUnderstanding } from '@portada/contracts';

/** Reads what requests ask for, without drawing an image. */
export interface PromptReader {
  /**
   * Reads a request.
   * @param request the user's request
   * @throws Error if too many requests are waiting, or if reading takes too long
   */
  read(request: PictureRequest): Promise<PromptUnderstanding>;
  /**
   * Reads a prompt and proposes drafts, without their images.
   * @param body request of `POST /api/drafts`
   * @throws Error if too many requests are waiting, or if reading takes too long
   */
  propose(body: DraftsBody): Promise<DraftsAnswer>;
  /** Ends the threads of the prompt reader. */
  close(): Promise<void>;
}

/** Injection token of the PromptReader, which reads what a prompt asks for. */
export const PROMPT_READER = Symbol('PROMPT_READER');
