import { DownloadRefused } from '../provider/guarded-download';

/**
 * Checks an address of the provider's API that an answer contains, before the key is sent to this address.
 * @param address address that the answer contains
 * @param base address of the provider, as the operator set it
 * @param domain of the provider; its hosts are trusted over https
 * @throws DownloadRefused for every other address
 */
export const trustedAddress = (address: string, base: URL, domain: string): URL => {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isOwn = url?.origin === base.origin;
  const isOfDomain =
    url?.protocol === 'https:' &&
    url.port === '' &&
    (url.hostname === domain || url.hostname.endsWith(`.${domain}`));
  if (!url || (!isOwn && !isOfDomain))
    throw new DownloadRefused('the provider names an address of another host');
  return url;
};
