import { Inject, Injectable } from '@nestjs/common';
import type { ModelEvent } from '@portada/image-models';
import { OBJECT_STORE, type ObjectStore, objectKey } from '@portada/storage';
import type { AttemptReports } from './attempt-reports';
import { ClaimWritesService } from './claim-writes.service';
import { type Claim, ClaimsService } from './claims.service';
import { GenerationEventsService } from './generation-events.service';
import type { GenerationState } from './generation.entity';
import { toMarkedPreview } from './marked-preview';

/** Shortest interval between two progress reports in ms; a new stage or preview is always written. */
const reportEveryMs = 100;

/** An event of a model before its last one. */
type UnfinishedEvent = Exclude<ModelEvent, { type: 'done' | 'failed' }>;

/** The last recorded state of an attempt. `position` is 0 while the request does not wait at its provider. */
type Recorded = { at: number; stage: string | null; position: number };

/** Records the events of a model with the generation, and publishes the progress. */
@Injectable()
export class ModelEventsService {
  constructor(
    private readonly claims: ClaimsService,
    private readonly writes: ClaimWritesService,
    private readonly generationEvents: GenerationEventsService,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
  ) {}

  /**
   * Returns a function that records the events of one attempt, in order.
   * @param reports of the attempt, for the queue dashboard
   */
  recorder(claim: Claim, reports: AttemptReports): (event: UnfinishedEvent) => Promise<void> {
    const last: Recorded = { at: -Infinity, stage: null, position: 0 };
    return async (event) => {
      switch (event.type) {
        case 'queued':
          return this.queued(claim, event, last);
        case 'started':
          return this.started(claim, event, reports);
        case 'progress':
          return this.progressed(claim, event, last, reports);
        case 'preview':
          return this.previewed(claim, event);
      }
    };
  }

  private async queued(
    claim: Claim,
    { position }: Extract<ModelEvent, { type: 'queued' }>,
    last: Recorded,
  ): Promise<void> {
    if (position === undefined || position === last.position) return;
    last.position = position;
    await this.writes.bestEffort(() => this.publish(this.claims.reportQueuePosition(claim, position)));
  }

  private async started(
    claim: Claim,
    event: Extract<ModelEvent, { type: 'started' }>,
    reports: AttemptReports,
  ): Promise<void> {
    // The report of a model is repeated while the database is unavailable, because a restart without the
    // provider's job id would pay the provider twice.
    await this.writes.retryWhileUnavailable(claim, () =>
      this.claims.report(claim, { model: event.model, providerJobId: event.externalId }),
    );
    claim.providerJobId = event.externalId ?? claim.providerJobId;
    reports.modelStarted(event.model, event.externalId);
  }

  private async progressed(
    claim: Claim,
    { stage, percent }: Extract<ModelEvent, { type: 'progress' }>,
    last: Recorded,
    reports: AttemptReports,
  ): Promise<void> {
    reports.progress(stage, percent);
    if (stage === last.stage && performance.now() - last.at < reportEveryMs) return;
    Object.assign(last, { at: performance.now(), stage, position: 0 });
    await this.writes.bestEffort(() => this.publish(this.claims.report(claim, { stage, percent })));
  }

  private async previewed(claim: Claim, event: Extract<ModelEvent, { type: 'preview' }>): Promise<void> {
    await this.writes.bestEffort(async () => {
      const bytes = await toMarkedPreview(event.bytes);
      const key = objectKey(`generations/${claim.id}/previews`, bytes, 'webp');
      await this.store.put(key, bytes, 'image/webp');
      await this.publish(this.claims.report(claim, { previewKey: key }));
    });
  }

  /** Publishes the state of a generation after a report; null publishes nothing. */
  private async publish(reported: Promise<GenerationState | null>): Promise<void> {
    const state = await reported;
    if (state) await this.generationEvents.publishProgress(state);
  }
}
