import { isIP } from 'node:net';
import { z } from 'zod';

/**
 * Tells if the address of a caller is loopback.
 * @returns true for 127.0.0.0/8 (RFC 1122 section 3.2.1.3), also mapped to IPv6, and for ::1
 */
export const isLoopback = (address: string): boolean => {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
};

/**
 * Tells if the host of a URL is loopback: `localhost` and names under it (RFC 6761), 127.0.0.0/8 or ::1.
 * @param url absolute URL
 * @throws TypeError if the text is not a URL
 */
export const isLoopbackUrl = (url: string): boolean => {
  const { hostname } = new URL(url);
  if (hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]') return true;
  return isLoopback(hostname);
};

/**
 * Value of the header Strict-Transport-Security (RFC 6797) of every answer if `PUBLIC_URL` is https: browsers use https
 * alone for a year, on the host and its subdomains.
 */
export const strictTransportSecurity = `max-age=${365 * 24 * 60 * 60}; includeSubDomains`;

/** Schema of `PUBLIC_URL`: an http or https URL with a host and perhaps a port, and nothing else. */
export const publicUrl = z.url({ protocol: /^https?$/ }).refine((url) => {
  const { href, origin } = new URL(url);
  return href === `${origin}/`;
}, 'has more than a host and a port: Portada needs a host name of its own, and cannot be served below a path');

/** Schema of `PUBLIC_URL` in production: an https URL, or a loopback URL. */
export const productionPublicUrl = publicUrl.refine(
  (url) => url.startsWith('https:') || isLoopbackUrl(url),
  'is not https, which production needs',
);
