import { Module } from '@nestjs/common';
import { CreditsModule } from '@portada/credits';
import { ClaimsService } from './claims.service';
import { EstimatesService } from './estimates.service';
import { GenerationJobsService } from './generation-jobs.service';
import { GenerationEventsService } from './generation-events.service';
import { GenerationReaderService } from './generation-reader.service';
import { GenerationRunnerService } from './generation-runner.service';
import { GenerationSweepsService } from './generation-sweeps.service';
import { GenerationsController } from './generations.controller';
import { GenerationsService } from './generations.service';
import { OutboxRelayService } from './outbox-relay.service';

const shared = [EstimatesService, GenerationReaderService, GenerationEventsService, OutboxRelayService];

/** Generations over HTTP. Needs DataSource, JOB_QUEUE, EVENT_PUBLISHER and GENERATION_OPTIONS from the process. */
@Module({
  imports: [CreditsModule],
  controllers: [GenerationsController],
  providers: [...shared, GenerationsService],
})
export class GenerationsHttpModule {}

/** The part of a worker. Needs OBJECT_STORE and IMAGE_MODEL as well. */
@Module({
  imports: [CreditsModule],
  providers: [
    ...shared,
    ClaimsService,
    GenerationRunnerService,
    GenerationSweepsService,
    GenerationJobsService,
  ],
  exports: [GenerationSweepsService],
})
export class GenerationsWorkerModule {}
