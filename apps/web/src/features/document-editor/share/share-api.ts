import { type ShareLink, newShareLinkSchema, shareLinkListSchema } from '@portada/contracts';
import { api, nothing } from '../../../shared/api/client';

/** Key of the share links of the user in the query cache: `ShareLink[]`. */
export const shareLinksKey = ['share-links'];

/** Lists the share links of the user that have not expired, newest first. */
export const listShareLinks = async (signal?: AbortSignal): Promise<ShareLink[]> =>
  (await api.get('/api/share-links', shareLinkListSchema, { signal })).items;

/** Creates a link to the present pictures of one to three thumbnails. @returns its token */
export const createShareLink = async (thumbnailIds: string[]): Promise<string> =>
  (await api.post('/api/share-links', { thumbnailIds }, newShareLinkSchema)).token;

/** Revokes a share link, with its pictures and votes. */
export const revokeShareLink = (id: string): Promise<undefined> =>
  api.delete(`/api/share-links/${encodeURIComponent(id)}`, nothing);
