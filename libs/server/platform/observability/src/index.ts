export { httpLogger, requestIdHeader, requestIdOf } from './http-log';
export { type Logger, createLogger, logLevels } from './logger';
export { Metrics } from './metrics';
