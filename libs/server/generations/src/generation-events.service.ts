import { Inject, Injectable } from '@nestjs/common';
import { CreditsService } from '@portada/credits';
import { EVENT_PUBLISHER, type EventPublisher } from '@portada/events';
import { DataSource } from 'typeorm';
import { GenerationReaderService } from './generation-reader.service';
import type { GenerationState } from './generation.entity';
import { readThumbnailStatus } from './generations.queries';

/**
 * Publishes committed changes to browsers. A failure is logged by the publisher and never thrown, because clients can
 * read the state again.
 */
@Injectable()
export class GenerationEventsService {
  constructor(
    private readonly database: DataSource,
    private readonly reads: GenerationReaderService,
    private readonly credits: CreditsService,
    @Inject(EVENT_PUBLISHER) private readonly events: EventPublisher,
  ) {}

  /**
   * Publishes the state of a generation after a report of its model. @param state of the generation after the report
   */
  async publishProgress(state: GenerationState): Promise<void> {
    this.events.publish(state.userId, 'generation.updated', await this.reads.toGeneration(state));
  }

  /** Publishes everything that an accept or a settlement changed: the generation, the thumbnail, the credits. */
  async publishChange(id: string): Promise<void> {
    const found = await this.reads.find(id);
    if (!found) return;
    const { userId, generation } = found;
    this.events.publish(userId, 'generation.updated', generation);
    const { available, held, version } = await this.credits.balance(userId);
    this.events.publish(userId, 'credits.updated', { available, held, version });
    if (generation.thumbnailId) await this.publishThumbnail(userId, generation.thumbnailId);
  }

  private async publishThumbnail(userId: string, id: string): Promise<void> {
    const row = await readThumbnailStatus(this.database, id);
    if (!row) return;
    this.events.publish(userId, 'thumbnail.updated', {
      id,
      status: row.status,
      updatedAt: row.updated_at.toISOString(),
    });
  }
}
