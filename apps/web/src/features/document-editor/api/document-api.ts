import {
  type Asset,
  type DocumentVersion,
  assetListSchema,
  assetPath,
  documentVersionListSchema,
  documentVersionSchema,
  drawingListSchema,
  savedDocumentSchema,
} from '@portada/contracts';
import type { SceneDocument } from '@portada/studio/document';
import { api, nothing } from '../../../shared/api/client';
import {
  type PresentDocument,
  presentDocumentSchema,
  thumbnailPath,
} from '../../../shared/thumbnails/present-document';

/** Largest body in bytes that a browser sends after its page was left. */
const keepaliveBytes = 60_000;

/**
 * Saves a document.
 * @param version number of the version that the document is based on
 * @throws ApiError document_conflict if the server has another version
 */
export const saveDocument = (
  thumbnailId: string,
  scene: SceneDocument,
  version: number,
): Promise<{ version: number }> =>
  api.put(`${thumbnailPath(thumbnailId)}/document`, { scene }, savedDocumentSchema, {
    headers: { 'if-match': `"${version}"` },
    keepalive: JSON.stringify(scene).length < keepaliveBytes,
  });

/** Lists the kept versions of a document, newest first. */
export const listVersions = async (thumbnailId: string, signal?: AbortSignal): Promise<DocumentVersion[]> =>
  (await api.get(`${thumbnailPath(thumbnailId)}/document/versions`, documentVersionListSchema, { signal }))
    .items;

/** Keeps the present document of the server as a version. */
export const keepVersion = (thumbnailId: string, name: string | null): Promise<DocumentVersion> =>
  api.post(
    `${thumbnailPath(thumbnailId)}/document/versions`,
    name === null ? {} : { name },
    documentVersionSchema,
  );

/** Makes a version the present document. The server keeps an edited document as a version first. */
export const restoreVersion = (thumbnailId: string, n: number): Promise<PresentDocument> =>
  api.post(`${thumbnailPath(thumbnailId)}/document/versions/${n}/restore`, {}, presentDocumentSchema);

/** Searches drawings by words in English or Spanish. */
export const searchDrawings = async (text: string, signal?: AbortSignal) =>
  (await api.get(`/api/studio/drawings?q=${encodeURIComponent(text)}`, drawingListSchema, { signal })).items;

/** Reads the file of an asset. @throws Error if the server does not send it */
export const readAsset = async (id: string, signal: AbortSignal): Promise<Blob> => {
  const response = await fetch(assetPath(id), { credentials: 'same-origin', signal });
  if (!response.ok) throw new Error(`The asset was answered with ${response.status}.`);
  return response.blob();
};

/** Lists the uploaded pictures of the user, newest first. */
export const listAssets = async (signal?: AbortSignal): Promise<Asset[]> =>
  (await api.get('/api/assets', assetListSchema, { signal })).items;

/** Deletes an uploaded picture. Documents that show it are then drawn without it. */
export const deleteAsset = (id: string): Promise<undefined> => api.delete(assetPath(id), nothing);
