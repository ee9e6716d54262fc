import { type SharedPictures, sharedPicturesSchema, sharedVoteAnswerSchema } from '@portada/contracts';
import { api } from '../../shared/api/client';

/** Opens a share link. @throws ApiError share_link_not_found */
export const openShared = (token: string, signal?: AbortSignal): Promise<SharedPictures> =>
  api.post('/api/shared', { token }, sharedPicturesSchema, { signal });

/** Votes for the picture at a place. @throws ApiError already_voted, vote_cookie_missing */
export const voteFor = async (token: string, n: number): Promise<number> =>
  (await api.post('/api/shared/votes', { token, n }, sharedVoteAnswerSchema)).votedFor;
