export { isLoopbackAddress, isPublicAddress } from './public-address';
export { type ResolvedAddress, lookupOf } from './resolved-address';
