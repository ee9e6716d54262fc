import { type BrandKit, type BrandKitPut, brandKitSchema } from '@portada/contracts';
import { api } from '../api/client';

/** Key of the brand kit of the user in the query cache: one `BrandKit`. */
export const brandKitKey = ['brand-kit'];

/** Reads the brand kit of the user; an empty one if the user has not set one. */
export const readBrandKit = (signal?: AbortSignal): Promise<BrandKit> =>
  api.get('/api/brand-kit', brandKitSchema, { signal });

/** Replaces the brand kit of the user. */
export const saveBrandKit = (kit: BrandKitPut): Promise<BrandKit> =>
  api.put('/api/brand-kit', kit, brandKitSchema);
