import { type Logger } from '@portada/observability';
import { Redis } from 'ioredis';

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

/**
 * Opens a connection to Redis that reconnects every 100 ms without limit, and logs once when Redis becomes
 * unavailable and once when it is back.
 * @param options `url` of Redis, `name` shown in its client list, `mode`: behavior of a command while Redis is
 *   unavailable
 */
export const connectRedis = (options: {
  url: string;
  name: string;
  mode: keyof typeof modes;
  logger: Logger;
}): Redis => {
  const { logger } = options;
  const redis = new Redis(options.url, {
    ...modes[options.mode],
    connectionName: options.name,
    retryStrategy: () => reconnectMs,
    // While Redis loads its file after a start, the client polls Redis at the interval of reconnection; the client's
    // default interval is a second or more.
    maxLoadingRetryTime: reconnectMs,
    connectTimeout: 5_000,
  });
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
