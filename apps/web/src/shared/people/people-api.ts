import {
  type SavedPerson,
  type SavedPersonCreate,
  savedPersonListSchema,
  savedPersonSchema,
} from '@portada/contracts';
import { api, nothing } from '../api/client';

const pathOf = (id: string): string => `/api/people/${encodeURIComponent(id)}`;

/** Lists the saved people of the user, oldest first. */
export const listPeople = async (signal?: AbortSignal): Promise<SavedPerson[]> =>
  (await api.get('/api/people', savedPersonListSchema, { signal })).items;

/** Saves a cut-out person. @throws ApiError people_full if the account has the maximum number of people */
export const savePerson = (body: SavedPersonCreate): Promise<SavedPerson> =>
  api.post('/api/people', body, savedPersonSchema);

/** Renames a saved person. */
export const renamePerson = (id: string, name: string): Promise<SavedPerson> =>
  api.patch(pathOf(id), { name }, savedPersonSchema);

/** Deletes a saved person. Documents that show its photo stay as they are. */
export const deletePerson = (id: string): Promise<undefined> => api.delete(pathOf(id), nothing);
