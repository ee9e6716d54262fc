import { readDocument } from '../../../shared/thumbnails/present-document';
import { keepVersion, restoreVersion, saveDocument } from '../api/document-api';
import type { OpenDocument } from '../state/editor-context';

/** Keeps the document of the server as a version. @returns its number, and the number of the present document */
const kept = async (thumbnailId: string) => {
  const { n } = await keepVersion(thumbnailId, null);
  const { version } = await readDocument(thumbnailId);
  return { n, version };
};

/**
 * Ends a conflict with the document of this page. The other document is kept as a version.
 * @throws ApiError if a call fails; the conflict then stays
 */
export const keepMine = async ({ thumbnailId, store, autosave }: OpenDocument): Promise<void> => {
  const { version } = await kept(thumbnailId);
  autosave.continueFrom(version, store.getState().history.document);
  await autosave.flush();
};

/**
 * Ends a conflict with the document of the server. The document of this page is saved first, and the server keeps it as
 * a version when it restores the other one.
 * @throws ApiError if a call fails; the conflict then stays
 */
export const takeTheirs = async ({ thumbnailId, store, autosave }: OpenDocument): Promise<void> => {
  const { n, version } = await kept(thumbnailId);
  await saveDocument(thumbnailId, store.getState().history.document, version);
  const present = await restoreVersion(thumbnailId, n);
  store.load(present.scene);
  autosave.continueFrom(present.version, null);
};
