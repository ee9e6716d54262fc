import { Module } from '@nestjs/common';
import { CreditsModule } from '@portada/credits';
import { ClaimsService } from './claims';
import { EstimatesService } from './estimates';
import { GenerationJobsService } from './generation-jobs.service';
import { GenerationEventsService } from './generation-news';
import { GenerationReaderService } from './generation-reads';
import { GenerationRunnerService } from './generation-runner';
import { GenerationSweepsService } from './generation-sweeps';
import { GenerationsController } from './generations.controller';
import { GenerationsService } from './generations.service';
import { OutboxRelayService } from './outbox-relay';

const shared = [EstimatesService, GenerationReaderService, GenerationEventsService, OutboxRelayService];

/** Generations over HTTP. Needs DataSource, JOB_QUEUE, EVENT_PUBLISHER and GENERATION_OPTIONS from the process. */
@Module({
  imports: [CreditsModule],
  controllers: [GenerationsController],
  providers: [...shared, GenerationsService],
})
export class GenerationsHttpModule {}

/** What a worker runs; needs OBJECT_STORE and IMAGE_MODEL as well. */
@Module({
  imports: [CreditsModule],
  providers: [...shared, ClaimsService, GenerationRunnerService, GenerationSweepsService, GenerationJobsService],
  exports: [GenerationSweepsService],
})
export class GenerationsWorkerModule {}
