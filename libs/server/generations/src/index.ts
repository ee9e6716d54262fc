export * from './generation.entity';
export { GENERATION_OPTIONS, type GenerationOptions, takeOverConnections } from './generation-options';
export { GenerationSweeps } from './generation-sweeps';
export { GenerationsHttpModule, GenerationsWorkerModule } from './generations.module';
export { Generations } from './generations.service';
export { OutboxRelay } from './outbox-relay';
