import { lookup as resolveName } from 'node:dns/promises';
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { type ResolvedAddress, isLoopbackAddress, isPublicAddress, lookupOf } from '@portada/egress';
import { readBytes } from './bounded-body';

/** Limits of an image download: size in bytes, and ms from the look-up of the host to the last byte. */
export const downloadLimits = { bytes: 32 * 1024 * 1024, ms: 30_000 } as const;

/** Rules for the address of an image that a provider's answer names. */
export type DownloadRules = {
  /** Hosts from which images may be downloaded, including their subdomains. */
  hosts: readonly string[];
  /** Address of the provider, as the operator configured the address. */
  base: URL;
  limits?: { bytes: number; ms: number };
  /** Resolves the name of a host; the system's resolver by default. */
  resolve?: (name: string) => Promise<ResolvedAddress[]>;
};

/** Error: an address must not be fetched, or the response contains no image. */
export class DownloadRefused extends Error {
  override readonly name = 'DownloadRefused';
}

const usualResolve = (name: string): Promise<ResolvedAddress[]> => resolveName(name, { all: true });

const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
const isLocalName = (host: string): boolean => host === 'localhost' || isLoopbackAddress(host);
const isListed = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((listed) => host === listed || host.endsWith(`.${listed}`));

/**
 * Returns the kind of IP addresses that the host of a URL may have. `any`: the host is the server that the operator
 * configured. `loopback`: the provider and the image are on this machine.
 * @throws DownloadRefused if the host is not allowed
 */
const allowedAddresses = (url: URL, { hosts, base }: DownloadRules): 'any' | 'loopback' | 'public' => {
  const host = bareHost(url);
  if (url.username !== '' || url.password !== '') throw new DownloadRefused('the address has credentials');
  if (url.origin === base.origin) return 'any';
  if (url.protocol === 'http:' && isLocalName(bareHost(base)) && isLocalName(host)) return 'loopback';
  if (url.protocol !== 'https:') throw new DownloadRefused('the address is not https');
  if (url.port !== '') throw new DownloadRefused('the address has a port');
  if (!isListed(host, hosts)) throw new DownloadRefused(`the host ${host} is not allowed`);
  return 'public';
};

/**
 * Resolves the host of a URL once.
 * @throws DownloadRefused if one of the host's addresses is not allowed
 */
const pinnedAddress = async (url: URL, rules: DownloadRules): Promise<ResolvedAddress> => {
  const allowed = allowedAddresses(url, rules);
  const host = bareHost(url);
  const family = isIP(host);
  const found = family === 0 ? await (rules.resolve ?? usualResolve)(host) : [{ address: host, family }];
  const [first] = found;
  if (!first) throw new DownloadRefused(`the host ${host} has no address`);
  for (const { address } of found) {
    const isAllowed =
      allowed === 'any' || (allowed === 'public' ? isPublicAddress(address) : isLoopbackAddress(address));
    if (!isAllowed) throw new DownloadRefused(`the host ${host} has an address that is not allowed`);
  }
  return first;
};

const opened = (url: URL, pinned: ResolvedAddress, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const options: RequestOptions = {
      signal,
      agent: false,
      headers: { accept: 'image/*' },
      // The connection uses the checked address, because the name may resolve to another address now.
      lookup: lookupOf(pinned),
    };
    const request = url.protocol === 'https:' ? requestHttps(url, options) : requestHttp(url, options);
    request.once('response', resolve).once('error', reject).end();
  });

/**
 * Downloads an image from an address that a provider's answer contains. The host must be allowed. Its IP address is
 * resolved once and checked, redirects are refused, and size and time are limited. No key is sent.
 * @param address address of the image
 * @param rules hosts, and the provider's own address
 * @param signal ends the download
 * @throws DownloadRefused, AnswerTooLarge, an error of the connection, or the reason of the signal
 */
export const downloadImage = async (
  address: string,
  rules: DownloadRules,
  signal: AbortSignal,
): Promise<Buffer> => {
  const { bytes, ms } = rules.limits ?? downloadLimits;
  if (!URL.canParse(address)) throw new DownloadRefused('the address cannot be read');
  const url = new URL(address);
  const within = AbortSignal.any([signal, AbortSignal.timeout(ms)]);
  try {
    const pinned = await pinnedAddress(url, rules);
    within.throwIfAborted();
    const response = await opened(url, pinned, within);
    try {
      if (response.statusCode !== 200) throw new DownloadRefused(`status ${response.statusCode}`);
      if (Number(response.headers['content-length'] ?? 0) > bytes)
        throw new DownloadRefused('the image is too large');
      return await readBytes(response, bytes);
    } finally {
      response.destroy();
    }
  } catch (error) {
    if (within.aborted) throw within.reason;
    throw error;
  }
};
