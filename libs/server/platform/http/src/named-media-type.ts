import Negotiator from 'negotiator';

/**
 * Tells if a client names a media type and accepts it: a wildcard does not count, and neither does the weight 0.
 * @param accept the header `Accept`
 */
export const namesMediaType = (accept: string | undefined, type: string): boolean =>
  accept !== undefined &&
  accept.toLowerCase().includes(type) &&
  new Negotiator({ headers: { accept } }).mediaTypes([type]).length > 0;
