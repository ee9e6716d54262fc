import { type PromptDraft, promptDraftSchema } from '@portada/contracts';
import { userStorageKey } from '../../../shared/session/user-storage';

/** A prompt draft that is stored on this device and not yet on the server. */
export type DeviceDraft = {
  read: () => PromptDraft | null;
  /** Stores the prompt draft. Does nothing if the storage of the device is full or disabled. */
  write: (draft: PromptDraft) => void;
  /** Removes `sent` if `sent` is still the stored draft. Another tab may have stored a newer draft. */
  forget: (sent: PromptDraft) => void;
  /**
   * Calls back with each prompt draft that another tab of this browser stores.
   * @returns a function that stops the calls
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
 * Returns access to the draft of one thumbnail's prompt panel on this device.
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
        // The draft is not stored on the device. The draft is still sent to the server a moment later.
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
