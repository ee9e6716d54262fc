import { type Thumbnail, assetPath, picturePath } from '@portada/contracts';
import { referencesOf } from '@portada/studio/document';
import { useEffect, useState } from 'react';
import { type PresentDocument, readDocument } from '../../../shared/thumbnails/present-document';
import { saveDocument } from '../api/document-api';
import { createBrowserAssets } from '../../../shared/drawing/browser-assets';
import { loadFontsOf, measureText } from '../../../shared/drawing/fonts';
import { Painter } from '../drawing/painter';
import { Autosave, type SaveState } from './autosave';
import { type DeviceCopies, type DeviceCopy, deviceCopies } from './device-copies';
import type { OpenDocument } from './editor-context';
import { EditorStore } from './editor-store';
import { observable } from './observable';

type Opening = {
  thumbnail: Thumbnail;
  present: PresentDocument;
  copies: DeviceCopies;
  /** Unsent document of an earlier editor of this device. */
  copy: DeviceCopy | null;
};

const open = ({ thumbnail, present, copies, copy }: Opening): OpenDocument => {
  const saving = observable<SaveState>({ state: 'saved' });
  const autosave = new Autosave({
    version: present.version,
    copies,
    send: (scene, version) => saveDocument(thumbnail.id, scene, version),
    read: () => readDocument(thumbnail.id),
    onState: saving.set,
  });
  const store = new EditorStore(copy?.scene ?? present.scene, { measure: measureText }, (document) =>
    autosave.changed(document),
  );
  if (copy && copy.version === present.version) autosave.changed(copy.scene);
  else if (copy) autosave.halt(copy.scene, present);
  // Generated images and plates have other addresses than assets.
  const isImage = (id: string) => referencesOf(store.getState().history.document).images.includes(id);
  const painter = new Painter(
    createBrowserAssets((id) => (isImage(id) ? picturePath(`${id}.png`) : assetPath(id))),
  );
  return {
    thumbnailId: thumbnail.id,
    store,
    autosave,
    painter,
    saving,
    shown: observable<HTMLCanvasElement | null>(null),
    cutting: observable<ReturnType<OpenDocument['cutting']['getState']>>(null),
  };
};

/** Sends the document when the page is hidden, and when the device is online again. */
const listenToPage = (autosave: Autosave, signal: AbortSignal): void => {
  const flush = () => void autosave.flush();
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush(), {
    signal,
  });
  addEventListener('pagehide', flush, { signal });
  addEventListener('online', flush, { signal });
};

/**
 * Opens the document of a thumbnail for as long as the component is mounted.
 * @returns null until the unsent document of this device is read
 */
export const useOpeningDocument = (thumbnail: Thumbnail, present: PresentDocument): OpenDocument | null => {
  const [opened, setOpened] = useState<OpenDocument | null>(null);
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const copies = deviceCopies(thumbnail.userId, thumbnail.id, signal);
    let current: OpenDocument | null = null;
    const start = async () => {
      const copy = await copies.adopt();
      if (signal.aborted) return;
      current = open({ thumbnail, present, copies, copy });
      listenToPage(current.autosave, signal);
      // Texts are measured with these fonts; a missing one is reported by the first drawing.
      await loadFontsOf(current.store.getState().history.document).catch(() => undefined);
      if (!signal.aborted) setOpened(current);
    };
    void start();
    return () => {
      control.abort();
      current?.cutting.getState()?.cancel();
      void current?.autosave.flush();
      current?.autosave.close();
    };
    // The document is opened once; later changes come from the open editor itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [thumbnail.id]);
  return opened;
};
