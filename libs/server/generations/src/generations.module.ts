import { Module } from '@nestjs/common';
import { DrawingTimeService } from '@portada/accounts';
import { CreditsModule } from '@portada/credits';
import { BrandKitReaderService } from './brand-kit-reader.service';
import { ClaimWritesService } from './claim-writes.service';
import { ClaimsService } from './claims.service';
import { ConsoleGenerationsController } from './console/console-generations.controller';
import { ConsoleGenerationsService } from './console/console-generations.service';
import { DraftImagesService } from './drafts/draft-images.service';
import { DraftsController } from './drafts/drafts.controller';
import { DraftsService } from './drafts/drafts.service';
import { EstimatesService } from './estimates.service';
import { GenerationJobsService } from './generation-jobs.service';
import { GenerationEventsService } from './generation-events.service';
import { GenerationMetricsService } from './generation-metrics.service';
import { GenerationImagesService } from './generation-images.service';
import { GenerationReaderService } from './generation-reader.service';
import { GenerationRunnerService } from './generation-runner.service';
import { GenerationSweepsService } from './generation-sweeps.service';
import { GenerationWaitsService } from './generation-waits.service';
import { GenerationsController } from './generations.controller';
import { GenerationsService } from './generations.service';
import { ImageModelChoicesService } from './image-model-choices.service';
import { ImageModelsController } from './image-models.controller';
import { ModelEventsService } from './model-events.service';
import { ModelWebhooksController } from './model-webhooks.controller';
import { ModelWebhooksService } from './model-webhooks.service';
import { PromptHistoryController } from './prompt-history/prompt-history.controller';
import { OutboxRelayService } from './outbox-relay.service';
import { TrialProcesses } from './trials/trial-processes';
import { TrialsController } from './trials/trials.controller';
import { TrialsService } from './trials/trials.service';
import { SavedPersonReaderService } from './saved-person-reader.service';
import { UnderstandingController } from './understanding.controller';
import { UnderstandingService } from './understanding.service';

const shared = [
  EstimatesService,
  GenerationReaderService,
  GenerationEventsService,
  GenerationMetricsService,
  OutboxRelayService,
];

/**
 * The HTTP routes of generations. The process provides DataSource, JOB_QUEUE, EVENT_PUBLISHER, GENERATION_OPTIONS,
 * PROMPT_READER, TRIAL_PROGRAM, MODEL_EXAMPLES, AddressRateLimitService and SecretsModule.register.
 */
@Module({
  imports: [CreditsModule],
  controllers: [
    GenerationsController,
    UnderstandingController,
    PromptHistoryController,
    TrialsController,
    DraftsController,
    ImageModelsController,
    ModelWebhooksController,
    ConsoleGenerationsController,
  ],
  providers: [
    ...shared,
    GenerationsService,
    GenerationWaitsService,
    UnderstandingService,
    TrialProcesses,
    TrialsService,
    DrawingTimeService,
    DraftImagesService,
    DraftsService,
    ImageModelChoicesService,
    ModelWebhooksService,
    ConsoleGenerationsService,
  ],
})
export class GenerationsHttpModule {}

/** The services and job handlers of generations in a worker. The process also provides OBJECT_STORE and IMAGE_MODEL. */
@Module({
  imports: [CreditsModule],
  providers: [
    ...shared,
    ClaimsService,
    ClaimWritesService,
    ModelEventsService,
    GenerationImagesService,
    GenerationRunnerService,
    SavedPersonReaderService,
    BrandKitReaderService,
    GenerationSweepsService,
    GenerationJobsService,
  ],
  exports: [GenerationSweepsService],
})
export class GenerationsWorkerModule {}
