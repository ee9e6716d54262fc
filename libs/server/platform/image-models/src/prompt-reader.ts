import type { PictureRequest, PromptUnderstanding } from '@portada/contracts';

/** Reads what a request asks for, without drawing it. */
export interface PromptReader {
  /**
   * @param request the creator's request
   * @throws Error if too many requests are waiting, or if reading takes too long
   */
  read(request: PictureRequest): Promise<PromptUnderstanding>;
  /** Ends the threads of the reader. */
  close(): Promise<void>;
}

/** Injection token of the PromptReader. */
export const PROMPT_READER = Symbol('PROMPT_READER');
