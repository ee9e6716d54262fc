import { type CreditPlan, planIds } from '@portada/contracts';

type PackId = CreditPlan['id'];

/** Query parameter that carries the chosen pack. */
export const packParameter = 'pack';

/** The address with the chosen pack added; the address itself where no pack was chosen. */
export const withPack = (address: string, id: PackId | null): string =>
  id === null ? address : `${address}${address.includes('?') ? '&' : '?'}${packParameter}=${id}`;

/** Address where a visitor who chose a pack registers. */
export const registerForPack = (id: PackId): string => withPack('/auth?view=register', id);

/** Address where a signed-in user buys the chosen pack. */
export const buyPack = (id: PackId): string => `/credits?${packParameter}=${id}`;

/** The pack of a URL; null without one, or if it does not exist. */
export const packIn = (search: URLSearchParams): PackId | null =>
  planIds.find((id) => id === search.get(packParameter)) ?? null;
