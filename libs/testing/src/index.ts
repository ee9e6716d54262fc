export { type Owner, type TestUser, auditOf, createThumbnail, createUser, giveCredits } from './factories';
export { type RedisServer, startRedisServer } from './redis-server';
export { type TestDatabase, emptyDatabase, testDatabase } from './test-database';
export { testRedis } from './test-redis';
export { until } from './until';
