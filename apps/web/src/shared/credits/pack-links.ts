import { type CreditPlan, planIds } from '@portada/contracts';

type PackId = CreditPlan['id'];

/** Name of the query parameter with the id of the chosen pack. */
const packParameter = 'pack';

/** Adds the chosen pack to an address as a query parameter. Without a chosen pack the address is returned unchanged. */
export const withPack = (address: string, id: PackId | null): string =>
  id === null ? address : `${address}${address.includes('?') ? '&' : '?'}${packParameter}=${id}`;

/** Returns the address of the registration for a visitor who chose a credit pack. */
export const registerForPack = (id: PackId): string => withPack('/auth?view=register', id);

/** Returns the address of Buy Credits for a signed-in user who chose a credit pack. */
export const buyPack = (id: PackId): string => `/credits?${packParameter}=${id}`;

/** Returns the pack that a URL names; null if the URL names no pack or an unknown pack. */
export const packIn = (search: URLSearchParams): PackId | null =>
  planIds.find((id) => id === search.get(packParameter)) ?? null;
