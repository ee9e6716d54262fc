export { AppError, type ErrorClass, OperationalError, classify } from './app-error';
export { crash, setCrashPoint } from './crash';
export { httpLogger, requestIdHeader, requestIdOf } from './http-log';
export { type InternalServer, type ReadyChecks, startInternalServer } from './internal-server';
export { type Logger, createLogger, logLevels } from './logger';
export { Metrics } from './metrics';
export { isLoopback, isLoopbackUrl, productionPublicUrl } from './public-address';
export { SettingsError, parseSettings, settingsOrExit } from './settings';
export { stopOnSignals } from './stop-on-signals';
export {
  type SupervisorMessage,
  leavingMessage,
  onSupervisorMessage,
  supervisedSettings,
} from './supervision';
