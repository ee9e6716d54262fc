export { Coalescer } from './coalescer';
export { type DatabaseOptions, createDataSource, poolOf } from './data-source';
export { DatabaseModule } from './database.module';
export { drain } from './drain';
export { DatabaseSetupError, migrate } from './migrate';
export { migrations } from './migrations';
export { type ProcessLoginOptions, ensureProcessLogin } from './process-login';
export { type SqlFile, readSqlFiles } from './sql-files';
export { UnavailableError, isUnavailable } from './unavailable';
