export { Batcher } from './batcher';
export {
  type DatabaseOptions,
  createDataSource,
  plannerSettings,
  poolOf,
  poolerSettings,
} from './data-source';
export { DatabaseModule } from './database.module';
export { drain } from './drain';
export { DatabaseSetupError, migrate, migrateTo } from './migrate';
export { migrations } from './migrations';
export { measurePool } from './pool-metrics';
export { type ProcessLoginOptions, ensureProcessLogin } from './process-login';
export { type Database, changedBy, resultOf, rowOf, rowsOf } from './statements';
export { checkClock, clockSkewMs, isClockRight, serverNow, watchClock } from './server-clock';
export { type SqlFile, readSqlFiles } from './sql-files';
export { UnavailableError, isUnavailable } from './unavailable';
export { type DatabaseClient, withClient } from './with-client';
