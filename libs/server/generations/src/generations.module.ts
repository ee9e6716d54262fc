import { Module } from '@nestjs/common';
import { CreditsModule } from '@portada/credits';
import { Claims } from './claims';
import { Estimates } from './estimates';
import { GenerationJobsService } from './generation-jobs.service';
import { GenerationNews } from './generation-news';
import { GenerationReads } from './generation-reads';
import { GenerationRunner } from './generation-runner';
import { GenerationSweeps } from './generation-sweeps';
import { GenerationsController } from './generations.controller';
import { Generations } from './generations.service';
import { OutboxRelay } from './outbox-relay';

const shared = [Estimates, GenerationReads, GenerationNews, OutboxRelay];

/** Generations over HTTP. Needs DataSource, JOB_QUEUE, EVENT_PUBLISHER and GENERATION_OPTIONS from the process. */
@Module({
  imports: [CreditsModule],
  controllers: [GenerationsController],
  providers: [...shared, Generations],
})
export class GenerationsHttpModule {}

/** What a worker runs; needs OBJECT_STORE and IMAGE_MODEL as well. */
@Module({
  imports: [CreditsModule],
  providers: [...shared, Claims, GenerationRunner, GenerationSweeps, GenerationJobsService],
  exports: [GenerationSweeps],
})
export class GenerationsWorkerModule {}
