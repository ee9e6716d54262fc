import { z } from 'zod';

type Host = { host: string; port: number };
type Login = { username?: string; password?: string; isTls: boolean };

/**
 * Where Redis is: one server, the Sentinels that know the primary of a name, or some nodes of a Cluster. A Cluster has
 * only database 0.
 */
export type RedisAddress = Login &
  (
    | { kind: 'single'; url: string }
    | { kind: 'sentinel'; hosts: Host[]; name: string; database: number; sentinelPassword?: string }
    | { kind: 'cluster'; hosts: Host[] }
  );

/** Error: an address of Redis has none of the known forms. The message has no part of the address. */
export class RedisAddressError extends Error {
  override readonly name = 'RedisAddressError';
}

const defaultPorts = { sentinel: 26_379, cluster: 6_379 } as const;
const mostHosts = 32;
const mostDatabases = 1_024;

const forms =
  'is not an address of Redis: redis://host:port/database, ' +
  'redis+sentinel://host:port,host:port/name/database or redis+cluster://host:port,host:port, ' +
  'with rediss instead of redis for TLS';

const several =
  /^(rediss?)\+(sentinel|cluster):\/\/(?:([^@/]*)@)?([^@/?]+)(?:\/([^/?]*))?(?:\/(\d+))?(?:\?(.*))?$/;

const hostOf = (text: string, defaultPort: number): Host => {
  if (!URL.canParse(`redis://${text}`)) throw new RedisAddressError(forms);
  const { hostname, port } = new URL(`redis://${text}`);
  if (hostname === '') throw new RedisAddressError(forms);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? defaultPort : Number(port) };
};

const loginOf = (text: string | undefined, isTls: boolean): Login => {
  if (text === undefined) return { isTls };
  const [username = '', password = ''] = text.split(/:(.*)/s).map(decodeURIComponent);
  return { isTls, ...(username && { username }), ...(password && { password }) };
};

const singleOf = (text: string): RedisAddress => {
  if (!URL.canParse(text)) throw new RedisAddressError(forms);
  const { protocol } = new URL(text);
  if (protocol !== 'redis:' && protocol !== 'rediss:') throw new RedisAddressError(forms);
  return { kind: 'single', url: text, isTls: protocol === 'rediss:' };
};

/**
 * Reads the address of Redis from the setting REDIS_URL.
 * @param text `redis://[user:password@]host:port/database`,
 *   `redis+sentinel://[user:password@]host:port,host:port/name[/database][?sentinelPassword=…]` or
 *   `redis+cluster://[user:password@]host:port,host:port`; `rediss` instead of `redis` uses TLS
 * @throws RedisAddressError if the text has another form
 */
export const redisAddressOf = (text: string): RedisAddress => {
  const [, scheme, kind, userInfo, list = '', name = '', database = '0', query] = several.exec(text) ?? [];
  if (kind !== 'sentinel' && kind !== 'cluster') return singleOf(text);
  const hosts = list.split(',').map((host) => hostOf(host, defaultPorts[kind]));
  const login = loginOf(userInfo, scheme === 'rediss');
  if (hosts.length > mostHosts || Number(database) >= mostDatabases) throw new RedisAddressError(forms);
  if (kind === 'cluster') {
    if (name !== '') throw new RedisAddressError(forms);
    return { kind, hosts, ...login };
  }
  if (name === '') throw new RedisAddressError(forms);
  const sentinelPassword = new URLSearchParams(query).get('sentinelPassword');
  return {
    kind,
    hosts,
    name: decodeURIComponent(name),
    database: Number(database),
    ...login,
    ...(sentinelPassword && { sentinelPassword }),
  };
};

/** Schema of the setting REDIS_URL, which stays a text. */
export const redisUrl = z.string().superRefine((text, context) => {
  try {
    redisAddressOf(text);
  } catch {
    context.addIssue({ code: 'custom', message: forms });
  }
});

/**
 * Returns the prefix of the keys that belong together. In a Cluster it is a hash tag, so that all keys are in one slot,
 * which scripts and transactions over several keys need.
 * @param url the setting REDIS_URL
 */
export const prefixOf = (url: string, prefix: string): string =>
  redisAddressOf(url).kind === 'cluster' ? `{${prefix}}` : prefix;
