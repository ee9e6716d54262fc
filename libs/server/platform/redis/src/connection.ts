import { type Logger } from '@portada/observability';
import { Cluster, type ClusterOptions, Redis, type RedisOptions } from 'ioredis';
import { type RedisAddress, redisAddressOf } from './redis-address';

/**
 * Milliseconds between two attempts to reconnect to Redis. The time is constant, so that work continues soon after an
 * outage.
 */
const reconnectMs = 100;
const modes = {
  /**
   * Connection mode for requests that a user waits for: a Redis command fails within a second while Redis is
   * unavailable.
   */
  failFast: { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 1_000 },
  /**
   * Connection mode for blocking Redis reads of up to a second: a read fails while Redis is unavailable, and a read
   * without an answer ends.
   */
  read: { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 5_000 },
  /** Connection mode for background work: a Redis command waits until Redis is available. */
  wait: { maxRetriesPerRequest: null },
} as const;

/** Options of one connection, which all kinds of addresses share. */
const connectionOptions = (mode: keyof typeof modes, name: string) => ({
  ...modes[mode],
  connectionName: name,
  retryStrategy: () => reconnectMs,
  // While Redis loads its file after a start, the client polls Redis at the interval of reconnection; the client's
  // default interval is a second or more.
  maxLoadingRetryTime: reconnectMs,
  connectTimeout: 5_000,
});

const loginOptions = ({ username, password, isTls }: RedisAddress): RedisOptions => ({
  ...(username && { username }),
  ...(password && { password }),
  ...(isTls && { tls: {} }),
});

/** Times and limits of the client of a Cluster: a command follows a failover within the time limit of its mode. */
const clusterOptions = (mode: keyof typeof modes): ClusterOptions => ({
  enableOfflineQueue: mode === 'wait',
  clusterRetryStrategy: () => reconnectMs,
  retryDelayOnFailover: reconnectMs,
  retryDelayOnClusterDown: reconnectMs,
  retryDelayOnTryAgain: reconnectMs,
  slotsRefreshTimeout: 2_000,
  slotsRefreshInterval: 5_000,
  // A command that users wait for is not sent again for seconds. Background work waits for the failover.
  maxRedirections: mode === 'wait' ? 1_000 : 16,
});

const open = (address: RedisAddress, mode: keyof typeof modes, name: string): Redis => {
  const options = connectionOptions(mode, name);
  if (address.kind === 'single') return new Redis(address.url, options);
  const login = loginOptions(address);
  if (address.kind === 'sentinel') {
    return new Redis({
      ...options,
      ...login,
      sentinels: address.hosts,
      name: address.name,
      db: address.database,
      sentinelRetryStrategy: () => reconnectMs,
      enableTLSForSentinelMode: address.isTls,
      ...(address.sentinelPassword && { sentinelPassword: address.sentinelPassword }),
    });
  }
  const cluster = new Cluster(address.hosts, {
    ...clusterOptions(mode),
    redisOptions: { ...options, ...login },
  });
  // A Cluster has every command of a connection, and the events and states that this library uses. Only the types of
  // ioredis have no common base.
  return cluster as unknown as Redis;
};

/**
 * Returns the ids of the runs of all primary servers. An id changes when a server restarts or another one becomes
 * primary, so a changed text means that data may have been lost.
 */
export const runIdsOf = async (redis: Redis): Promise<string> => {
  const client: unknown = redis;
  const servers = client instanceof Cluster ? client.nodes('master') : [redis];
  const infos = await Promise.all(servers.map((server) => server.info('server')));
  return infos
    .map((info) => /^run_id:(\w+)/m.exec(info)?.[1] ?? '')
    .sort()
    .join('.');
};

/**
 * Opens a connection to Redis that reconnects every 100 ms without limit, and logs once when Redis becomes
 * unavailable and once when it is back.
 * @param options `url` of Redis, Sentinels or a Cluster (see `redisAddressOf`), `name` shown in its client list, `mode`: behavior of a command while Redis is
 *   unavailable
 * @throws RedisAddressError if the url has an unknown form
 */
export const connectRedis = (options: {
  url: string;
  name: string;
  mode: keyof typeof modes;
  logger: Logger;
}): Redis => {
  const { logger } = options;
  const redis = open(redisAddressOf(options.url), options.mode, options.name);
  let isUnavailable = false;
  redis.on('error', (error) => {
    if (!isUnavailable)
      logger.warn({ err: error, connection: options.name }, 'Redis unavailable, reconnecting');
    isUnavailable = true;
  });
  redis.on('ready', () => {
    if (isUnavailable) logger.info({ connection: options.name }, 'Redis available again');
    isUnavailable = false;
  });
  return redis;
};

/**
 * Calls a listener each time a lost connection to Redis is ready again.
 * @param redis the connection to Redis; its first connect does not call the listener
 * @param listener called without arguments
 */
export const onReconnect = (redis: Redis, listener: () => void): void => {
  let wasReady = redis.status === 'ready';
  redis.on('ready', () => {
    if (wasReady) listener();
    wasReady = true;
  });
};
