import { type Asset, type BrandKit, type BrandKitPut, assetSchema, brandKitSchema } from '@portada/contracts';
import { api } from '../api/client';

/** Key of the brand kit of the user in the query cache: one `BrandKit`. */
export const brandKitKey = ['brand-kit'];

/** Reads the brand kit of the user; an empty one if the user has not set one. */
export const readBrandKit = (signal?: AbortSignal): Promise<BrandKit> =>
  api.get('/api/brand-kit', brandKitSchema, { signal });

/** Replaces the brand kit of the user. */
export const saveBrandKit = (kit: BrandKitPut): Promise<BrandKit> =>
  api.put('/api/brand-kit', kit, brandKitSchema);

/** Uploads a logo. @throws ApiError unsupported_picture, or a limit of the account */
export const uploadLogo = (file: Blob): Promise<Asset> => {
  const form = new FormData();
  form.append('kind', 'logo');
  form.append('file', file, 'logo');
  return api.upload('/api/assets', form, assetSchema);
};
