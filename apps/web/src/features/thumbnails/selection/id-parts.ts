import { productConfig } from '@portada/contracts';

/** Splits ids of thumbnails into parts, one for each request that changes several thumbnails. */
export const idParts = (ids: readonly string[]): string[][] => {
  const size = productConfig.thumbnailsPerRequest;
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, part) =>
    ids.slice(part * size, (part + 1) * size),
  );
};
