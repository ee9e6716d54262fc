import { z } from 'zod';

/** Host names that the web server answers to besides the host of `PUBLIC_URL`; `*`: every host name. */
export type AllowedHosts = readonly string[] | '*';

const hostName = /^(?!-)[a-z\d-]+(\.[a-z\d-]+)*$/i;

/** Schema of `ALLOWED_HOSTS`: host names without ports, separated by commas, or `*`. */
export const allowedHosts = z
  .string()
  .transform((list) => list.split(',').map((name) => name.trim().toLowerCase()))
  .pipe(z.union([z.tuple([z.literal('*')]), z.array(z.string().regex(hostName)).min(1).max(64)]))
  .transform((names): AllowedHosts => (names[0] === '*' ? '*' : names));

/**
 * Returns the value of `ALLOWED_HOSTS` that applies without the setting: no other host in production, every host
 * elsewhere.
 * @param nodeEnv NODE_ENV of the process
 */
export const defaultAllowedHosts = (nodeEnv: string | undefined): AllowedHosts =>
  nodeEnv === 'production' ? [] : '*';

/**
 * Regular expression of the hosts that are always allowed, for load balancers and health checks: loopback names and IP
 * addresses. A page of another site cannot use them in an attack by DNS rebinding, which needs a name of the attacker.
 */
export const alwaysAllowedHost = '^(?:localhost|.+\\.localhost|[\\d.]+|\\[[\\da-f:.]+\\])$';

/** Returns the host names of a list, and the host of the public URL. */
export const hostNamesOf = (publicUrl: string, allowed: readonly string[]): string[] => [
  ...new Set([new URL(publicUrl).hostname, ...allowed]),
];

/**
 * Returns a function that tells if the web server answers a request with a Host header. Requests without the header,
 * which only HTTP/1.0 allows, are answered.
 * @param publicUrl address of the site, whose host is always allowed
 */
export const createHostCheck = (
  publicUrl: string,
  allowed: AllowedHosts,
): ((header: string | undefined) => boolean) => {
  if (allowed === '*') return () => true;
  const known = new Set(hostNamesOf(publicUrl, allowed));
  const always = new RegExp(alwaysAllowedHost);
  return (header) => {
    if (header === undefined || header === '') return true;
    const name = header.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
    return known.has(name) || always.test(name);
  };
};
