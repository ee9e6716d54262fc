import { hashKey } from '@tanstack/react-query';
import type { SceneDocument } from '@portada/studio/document';
import { ApiError } from '../../../shared/api/client';
import type { PresentDocument } from '../../../shared/thumbnails/present-document';
import type { DeviceCopies } from './device-copies';

/**
 * State of the saving. `waiting`: a change is sent after a pause · `offline`: the server cannot be reached, and the
 * document is kept on this device · `conflict`: another editor saved a newer document · `refused`: the server does not
 * accept the document.
 */
export type SaveState =
  | { state: 'saved' | 'waiting' | 'saving' | 'offline' }
  | { state: 'conflict'; theirs: PresentDocument }
  | { state: 'refused'; error: Error };

/** Pause in ms after the last change before the document is sent. */
const pauseMs = 800;
/** Pause in ms before a failed call is repeated. */
const retryMs = 4_000;

type AutosaveOptions = {
  /** Number of the version on which the first change is based. */
  version: number;
  copies: Pick<DeviceCopies, 'write' | 'forget'>;
  /** Sends the document. @throws ApiError document_conflict if the server has another version */
  send: (scene: SceneDocument, version: number) => Promise<{ version: number }>;
  /** Reads the present document of the server. */
  read: () => Promise<PresentDocument>;
  onState: (state: SaveState) => void;
};

/**
 * Saves a document after each pause. An unsent document is kept on the device until the server has it. After a conflict
 * nothing is sent until `continueFrom`.
 */
export class Autosave {
  private version: number;
  private pending: SceneDocument | null = null;
  private sending: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isHalted = false;
  private isClosed = false;

  constructor(private readonly options: AutosaveOptions) {
    this.version = options.version;
  }

  /** Takes a changed document, which is sent after a pause. */
  changed(scene: SceneDocument): void {
    this.pending = scene;
    this.options.copies.write({ version: this.version, scene });
    if (this.isHalted) return;
    if (!this.sending) this.options.onState({ state: 'waiting' });
    this.schedule(pauseMs);
  }

  /**
   * Sends the document now.
   * @returns true if the server has everything
   */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    while (this.sending) await this.sending;
    if (this.isHalted || this.pending === null) return this.pending === null;
    this.sending = this.sendOnce(this.pending);
    await this.sending;
    return this.pending === null;
  }

  /** Shows a conflict before the first change, for a document of the device that is based on an older version. */
  halt(scene: SceneDocument, theirs: PresentDocument): void {
    this.pending = scene;
    this.isHalted = true;
    this.options.onState({ state: 'conflict', theirs });
  }

  /**
   * Ends a conflict.
   * @param version number of the present version of the server
   * @param scene document to send next; null if the server already has it
   */
  continueFrom(version: number, scene: SceneDocument | null): void {
    this.version = version;
    this.isHalted = false;
    this.pending = scene;
    if (scene) {
      this.options.copies.write({ version, scene });
      this.schedule(0);
    } else {
      clearTimeout(this.timer);
      this.options.copies.forget();
      this.options.onState({ state: 'saved' });
    }
  }

  /** Ends the saving. The copy on the device stays. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private schedule(ms: number): void {
    clearTimeout(this.timer);
    if (!this.isClosed) this.timer = setTimeout(() => void this.flush(), ms);
  }

  private async sendOnce(scene: SceneDocument): Promise<void> {
    this.options.onState({ state: 'saving' });
    try {
      this.stored(scene, (await this.options.send(scene, this.version)).version);
    } catch (error) {
      await this.failed(scene, error instanceof Error ? error : new Error(String(error)));
    } finally {
      this.sending = null;
    }
  }

  /** The server has stored a document, which may have been changed in the meantime. */
  private stored(scene: SceneDocument, version: number): void {
    this.version = version;
    if (this.pending === scene) {
      this.pending = null;
      this.options.copies.forget();
      this.options.onState({ state: 'saved' });
    } else if (this.pending) {
      this.options.copies.write({ version, scene: this.pending });
      this.options.onState({ state: 'waiting' });
      this.schedule(pauseMs);
    }
  }

  private async failed(sent: SceneDocument, error: Error): Promise<void> {
    if (error instanceof ApiError && error.code === 'document_conflict') {
      const theirs = await this.options.read().catch(() => null);
      // The answer to an earlier call was lost: the server already has the document.
      if (theirs && hashKey([theirs.scene]) === hashKey([sent])) return this.stored(sent, theirs.version);
      if (theirs) {
        this.isHalted = true;
        return this.options.onState({ state: 'conflict', theirs });
      }
    } else if (!(error instanceof ApiError) || !(error.isPassing || error.status === 429)) {
      return this.options.onState({ state: 'refused', error });
    }
    this.options.onState({ state: 'offline' });
    const seconds = error instanceof ApiError ? error.retryAfterSeconds : null;
    this.schedule(seconds === null ? retryMs : seconds * 1_000);
  }
}

/**
 * Sends the document before the server uses it.
 * @throws ApiError network if the server does not have the present document
 */
export const saveFirst = async (autosave: Autosave): Promise<void> => {
  if (!(await autosave.flush())) throw new ApiError('', { code: 'network', status: 0, requestId: '' });
};
