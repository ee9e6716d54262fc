import type { PictureRequest, PromptUnderstanding } from '@portada/contracts';

/** Reads the subject and the instructions of a request, without drawing an image. */
export interface PromptReader {
  /**
   * Reads a request.
   * @param request the user's request
   * @throws Error if too many requests are waiting, or if reading takes too long
   */
  read(request: PictureRequest): Promise<PromptUnderstanding>;
  /** Ends the threads of the prompt reader. */
  close(): Promise<void>;
}

/** Injection token of the PromptReader, which reads what a prompt asks for. */
export const PROMPT_READER = Symbol('PROMPT_READER');
