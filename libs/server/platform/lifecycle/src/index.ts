export { closeSpread } from './close-spread';
export { crash, setCrashPoint } from './crash';
export { type DrainTimes, drainable } from './drain-http';
export { drainSettings, socketDrainSettings } from './drain-settings';
export { type InternalServer, type ReadyChecks, startInternalServer } from './internal-server';
export { versionOf } from './process-version';
export { stopOnSignals } from './stop-on-signals';
export {
  type SupervisorMessage,
  leavingMessage,
  onSupervisorMessage,
  supervisedSettings,
} from './supervision';
export { memoryOf, taskMemory } from './task-memory';
export { TaskProcesses, type TaskProgram, TaskTimeoutError } from './task-processes';
