export { connectRedis, onReconnect } from './connection';
export type { Redis } from 'ioredis';
