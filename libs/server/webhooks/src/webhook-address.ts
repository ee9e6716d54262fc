import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isLoopbackUrl } from '@portada/config';
import { type ResolvedAddress, isPublicAddress } from '@portada/egress';

/** Which addresses an endpoint may have. */
export type WebhookAddressRules = {
  /** True outside of production on a machine of one developer: endpoints on this machine may use http and any port. */
  allowsLoopback: boolean;
  /** Resolves a name; DNS by default. @param signal ends the look-up */
  resolve?: (name: string, signal: AbortSignal) => Promise<ResolvedAddress[]>;
};

/** Error: events must not be sent to this address. */
export class WebhookAddressRefused extends Error {
  override readonly name = 'WebhookAddressRefused';
}

const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/**
 * Checks the address of an endpoint without a look-up: https, port 443, no credentials, no IP address that is not public.
 * @param text address that a user typed
 * @returns the address, and whether its host is this machine
 * @throws WebhookAddressRefused
 */
export const checkWebhookAddress = (
  text: string,
  { allowsLoopback }: WebhookAddressRules,
): { url: URL; isLoopback: boolean } => {
  if (!URL.canParse(text)) throw new WebhookAddressRefused('the address cannot be read');
  const url = new URL(text);
  if (url.username !== '' || url.password !== '')
    throw new WebhookAddressRefused('the address has credentials');
  if (allowsLoopback && /^https?:$/.test(url.protocol) && isLoopbackUrl(text))
    return { url, isLoopback: true };
  if (url.protocol !== 'https:') throw new WebhookAddressRefused('the address is not https');
  if (url.port !== '') throw new WebhookAddressRefused('the address has a port');
  const host = bareHost(url);
  const isOpen = isIP(host) === 0 ? isPublicName(host) : isPublicAddress(host);
  if (!isOpen) throw new WebhookAddressRefused('the host is not on the public internet');
  return { url, isLoopback: false };
};

/** Tells if a name can be one of the public internet. Its addresses are checked when an event is sent. */
const isPublicName = (host: string): boolean =>
  /\.[a-z][a-z0-9-]*\.?$/i.test(host) && !/\.(?:localhost|local|internal)\.?$/i.test(host);

/** Resolves a name with DNS only: a look-up of the system would occupy a thread of the process for as long as it hangs. */
const resolveWithDns = async (name: string, signal: AbortSignal): Promise<ResolvedAddress[]> => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    signal.throwIfAborted();
    if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
    return [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
    ];
  } finally {
    signal.removeEventListener('abort', cancel);
  }
};

/**
 * Resolves the host of an endpoint once, and checks every address that it has.
 * @returns the address to connect to
 * @throws WebhookAddressRefused if the address or one of the host's IP addresses is not allowed; an error of the look-up
 */
export const resolveWebhookAddress = async (
  text: string,
  rules: WebhookAddressRules,
  signal: AbortSignal,
): Promise<{ url: URL; pinned: ResolvedAddress }> => {
  const { url, isLoopback } = checkWebhookAddress(text, rules);
  const host = bareHost(url);
  const family = isIP(host);
  if (family !== 0) return { url, pinned: { address: host, family } };
  if (isLoopback) return { url, pinned: { address: '127.0.0.1', family: 4 } };
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  const found = await Promise.race([(rules.resolve ?? resolveWithDns)(host, signal), aborted]);
  const [first] = found;
  if (!first || found.some(({ address }) => !isPublicAddress(address)))
    throw new WebhookAddressRefused('the host has an address that is not public');
  return { url, pinned: first };
};
