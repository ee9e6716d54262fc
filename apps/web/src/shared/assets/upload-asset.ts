import { type Asset, type AssetKind, assetSchema } from '@portada/contracts';
import { api } from '../api/client';

/** Uploads a picture of the user. @throws ApiError invalid_asset, unsupported_picture, or a limit of the account */
export const uploadAsset = (file: Blob, kind: AssetKind): Promise<Asset> => {
  const form = new FormData();
  form.append('kind', kind);
  form.append('file', file, kind);
  return api.upload('/api/assets', form, assetSchema);
};
