import { type SceneDocument, documentSchema } from '@portada/studio/document';
import { z } from 'zod';
import { userStorageKey } from '../../../shared/session/user-storage';

const copySchema = z.object({ version: z.int(), scene: documentSchema, savedAt: z.number() });

/** An edited document that the server does not have yet, and the version that it is based on. */
export type DeviceCopy = { version: number; scene: SceneDocument };

/** Stores the unsent document of one open editor on this device. */
export type DeviceCopies = {
  /** Stores the document. @returns false if the storage of the device is full or disabled */
  write: (copy: DeviceCopy) => boolean;
  /** Removes the document after the server has stored it. */
  forget: () => void;
  /**
   * Takes over the newest document that a closed editor of the same thumbnail could not send. The documents of open
   * tabs are left alone.
   */
  adopt: () => Promise<DeviceCopy | null>;
};

const parse = (text: string | null): z.infer<typeof copySchema> | null => {
  if (text === null) return null;
  try {
    return copySchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

/**
 * Names of the copies of open editors. An editor holds a lock of the browser under the name of its copy, and the browser
 * releases the lock when the tab is closed or crashes.
 */
const namesInUse = async (): Promise<ReadonlySet<string>> => {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => name ?? []));
};

/**
 * Returns the copies of one open editor.
 * @param userId id of the owner of the thumbnail
 * @param thumbnailId id of the thumbnail
 * @param signal ends the editor: its lock is released, and another editor may take over its copy
 */
export const deviceCopies = (userId: string, thumbnailId: string, signal: AbortSignal): DeviceCopies => {
  const prefix = userStorageKey(userId, `document.${thumbnailId}.`);
  const own = `${prefix}${crypto.randomUUID()}`;
  if ('locks' in navigator)
    void navigator.locks.request(
      own,
      () =>
        new Promise<void>((end) => {
          signal.addEventListener('abort', () => end());
        }),
    );
  return {
    write: (copy) => {
      try {
        localStorage.setItem(own, JSON.stringify({ ...copy, savedAt: Date.now() }));
        return true;
      } catch {
        return false;
      }
    },
    forget: () => localStorage.removeItem(own),
    adopt: async () => {
      const inUse = await namesInUse();
      const found = Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix) && key !== own && !inUse.has(key))
        .flatMap((key) => {
          const copy = parse(localStorage.getItem(key));
          if (!copy) localStorage.removeItem(key);
          return copy ? [{ key, copy }] : [];
        })
        .toSorted((a, b) => b.copy.savedAt - a.copy.savedAt);
      const [newest] = found;
      if (!newest) return null;
      const { version, scene } = newest.copy;
      localStorage.setItem(own, JSON.stringify(newest.copy));
      localStorage.removeItem(newest.key);
      return { version, scene };
    },
  };
};
