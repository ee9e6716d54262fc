export { connectRedis, onReconnect, runIdsOf } from './connection';
export { prefixOf, redisUrl } from './redis-address';
export type { Redis } from 'ioredis';
