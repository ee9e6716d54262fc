import { type PromptDraft, promptDraftSchema } from '@portada/contracts';
import { userStorageKey } from '../../../shared/session/user-storage';

/** A prompt draft that is stored on this device and not yet on the server. */
export type DeviceDraft = {
  read: () => PromptDraft | null;
  /** Stores the prompt draft. Does nothing if the storage of the device is full or disabled. */
  write: (draft: PromptDraft) => void;
  /** Removes the prompt draft `sent` from the device, unless another tab has stored a newer draft. */
  forget: (sent: PromptDraft) => void;
  /**
   * Registers a listener for prompt drafts that other tabs of this browser store.
   * @returns a function that removes the listener
   */
  listen: (onWritten: (draft: PromptDraft) => void) => () => void;
};

const parse = (text: string | null): PromptDraft | null => {
  if (text === null) return null;
  try {
    return promptDraftSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

/**
 * Returns functions that read and write the prompt draft of one thumbnail on this device.
 * @param userId id of the owner of the thumbnail
 * @param thumbnailId id of the thumbnail
 */
export const deviceDraft = (userId: string, thumbnailId: string): DeviceDraft => {
  const key = userStorageKey(userId, `prompt-draft.${thumbnailId}`);
  return {
    read: () => parse(localStorage.getItem(key)),
    write: (draft) => {
      try {
        localStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // A prompt draft that cannot be stored on the device is still sent to the server a moment later.
      }
    },
    forget: (sent) => {
      if (localStorage.getItem(key) === JSON.stringify(sent)) localStorage.removeItem(key);
    },
    listen: (onWritten) => {
      const listener = (event: StorageEvent) => {
        const draft = event.key === key ? parse(event.newValue) : null;
        if (draft) onWritten(draft);
      };
      addEventListener('storage', listener);
      return () => removeEventListener('storage', listener);
    },
  };
};
