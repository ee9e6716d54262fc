import type { PromptDraft } from '@portada/contracts';
import { ApiError } from '../../../shared/api/client';

/** Pauses in ms before a prompt draft is sent to the server: after the last change, and before a retry. */
const pauses = { typingMs: 700, retryMs: 5000 };

/** Sends prompt drafts to the server one at a time. Of several queued drafts only the newest is sent. */
export type DraftSender = {
  /** Queues a prompt draft. The draft is sent after a pause without changes. */
  queue: (draft: PromptDraft) => void;
  /** Sends the queued prompt draft immediately. */
  flush: () => void;
  /** Sends the queued prompt draft immediately, without retries. */
  close: () => void;
};

/**
 * Creates a sender of prompt drafts.
 * @param send writes a draft to the server; rejects with an ApiError
 * @param onSent called with each saved draft
 */
export const createDraftSender = (
  send: (draft: PromptDraft) => Promise<void>,
  onSent: (draft: PromptDraft) => void,
): DraftSender => {
  let queued: PromptDraft | null = null;
  let isSending = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flushAfter = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };
  const flush = async () => {
    clearTimeout(timer);
    if (!queued || isSending) return;
    const draft = queued;
    queued = null;
    isSending = true;
    try {
      await send(draft);
      onSent(draft);
    } catch (error) {
      // A draft that the server refused is not sent again, and stays on the device. Later changes are sent as
      // usual.
      if (error instanceof ApiError && error.isPassing) queued ??= draft;
    }
    isSending = false;
    if (queued && !isClosed) flushAfter(queued === draft ? pauses.retryMs : pauses.typingMs);
  };
  return {
    queue: (draft) => {
      queued = draft;
      flushAfter(pauses.typingMs);
    },
    flush: () => void flush(),
    close: () => {
      isClosed = true;
      void flush();
    },
  };
};
