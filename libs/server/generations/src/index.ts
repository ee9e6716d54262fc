export { type GenerationBacklog, readGenerationBacklog } from './backlog.queries';
export * from './generation.entity';
export { GENERATION_OPTIONS, type GenerationOptions, takeOverConnections } from './generation-options';
export { GenerationSweepsService } from './generation-sweeps.service';
export { GenerationWaitsService } from './generation-waits.service';
export { GenerationsHttpModule, GenerationsWorkerModule } from './generations.module';
export { OutboxRelayService } from './outbox-relay.service';
export { TRIAL_PROGRAM } from './trials/trial-processes';
