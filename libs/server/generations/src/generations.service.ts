import { Inject, Injectable } from '@nestjs/common';
import type { GenerateImageAccepted, GenerateImageBody, Generation } from '@portada/contracts';
import { fieldMessage, isFinished } from '@portada/contracts';
import { Batcher } from '@portada/database';
import { EVENT_PUBLISHER, type EventPublisher } from '@portada/events';
import { AppError } from '@portada/errors';
import { activeTracer, inSpan } from '@portada/observability';
import { DataSource } from 'typeorm';
import { cancelGeneration } from './claims.queries';
import { EstimatesService } from './estimates.service';
import { GenerationEventsService } from './generation-events.service';
import { GenerationMetricsService } from './generation-metrics.service';
import { GenerationReaderService } from './generation-reader.service';
import { type Reservation, toReservation } from './generation-request';
import { GENERATION_OPTIONS, type GenerationOptions } from './generation-options';
import { GenerationWaitsService } from './generation-waits.service';
import { type GenerationVersion, type Outcome, reserveGenerations } from './generations.queries';
import { priceOf } from './model-prices';
import { OutboxRelayService } from './outbox-relay.service';

/** Accepts, shows and cancels generations. */
@Injectable()
export class GenerationsService {
  /** Requests that arrive while a batch is being written form the next batch, with one commit for all of them. */
  private readonly reservations = new Batcher<Reservation, Outcome>((batch) => this.reserve(batch), {
    maxBatch: 128,
    maxWaiting: 4096,
  });

  constructor(
    private readonly database: DataSource,
    private readonly reads: GenerationReaderService,
    private readonly generationEvents: GenerationEventsService,
    private readonly relay: OutboxRelayService,
    private readonly estimates: EstimatesService,
    @Inject(EVENT_PUBLISHER) private readonly events: EventPublisher,
    @Inject(GENERATION_OPTIONS) private readonly options: GenerationOptions,
    private readonly metrics: GenerationMetricsService,
    private readonly waits: GenerationWaitsService,
  ) {}

  /**
   * Accepts a request for images: holds the credits and queues the generations in one transaction. A repeated key
   * with the same body gets the same answer.
   * @param sender the user, and the API key of the request if it has one
   * @param key idempotency key, and id of the (first) generation
   * @throws AppError invalid_request for an unknown model, quality or saved person; insufficient_credits,
   *   api_key_cap_reached, thumbnail_not_found, idempotency_conflict; price_changed if the price exceeds `maxCredits`; too_many_queued and
   *   overloaded with `retryAfterSeconds`
   */
  async accept(
    sender: { id: string; apiKeyId?: string },
    requestId: string,
    key: string,
    body: GenerateImageBody,
  ): Promise<GenerateImageAccepted> {
    const deadlineSeconds = this.options.deadlineSeconds;
    const credits = priceOf(body, this.options.imageModels, this.options.modelPrices);
    const reservation = toReservation(key, body, {
      userId: sender.id,
      ...(sender.apiKeyId !== undefined && { apiKeyId: sender.apiKeyId }),
      requestId,
      deadlineSeconds,
      credits,
    });
    const answer = await this.reserveTraced(reservation);
    switch (answer.outcome) {
      case 'conflict':
        throw new AppError('idempotency_conflict');
      case 'person_unknown':
        throw new AppError('invalid_request', { fields: { savedPersonId: fieldMessage('person_unknown') } });
      case 'insufficient_credits':
      case 'api_key_cap_reached':
      case 'price_changed':
      case 'thumbnail_not_found':
        throw new AppError(answer.outcome);
      case 'too_many_queued':
      case 'overloaded':
        throw new AppError(answer.outcome, { retryAfterSeconds: await this.retryAfter() });
      case 'reserved':
        if (answer.enqueued) this.relay.handOver([key]);
        this.publishAccepted(reservation, answer);
        break;
      case 'replay':
        break;
    }
    return {
      success: true,
      generationId: key,
      generationIds: reservation.ids,
      thumbnailId: reservation.thumbnailId,
      status: 'queued',
      queuePosition: answer.queue_position,
      credits: Number(answer.credits),
    };
  }

  /** Reads a generation of a user. @throws AppError generation_not_found */
  async read(userId: string, id: string): Promise<Generation> {
    const generation = await this.reads.findOwn(userId, id);
    if (!generation) throw new AppError('generation_not_found');
    return generation;
  }

  /**
   * Waits for the end of a generation of a user.
   * @param seconds longest wait in seconds
   * @param signal aborts when the caller has left
   * @returns the generation after the wait, finished or not; null at once if too many requests wait, or if the caller has left
   */
  async readEnded(
    userId: string,
    id: string,
    seconds: number,
    signal: AbortSignal,
  ): Promise<Generation | null> {
    const isOver = ({ status }: GenerationVersion) => isFinished(status);
    const hasWaited = await this.waits.wait({ userId, id, seconds, signal, isOver });
    return hasWaited && !signal.aborted ? this.read(userId, id) : null;
  }

  /**
   * Waits for the next change of a generation of a user.
   * @param present the generation as it is known
   * @param seconds longest wait in seconds
   * @param signal aborts when the caller has left
   * @returns the generation after the wait; `present` at once if it is finished or too many requests wait
   * @throws AppError generation_not_found if it was deleted meanwhile
   */
  async readChanged(
    userId: string,
    present: Generation,
    seconds: number,
    signal: AbortSignal,
  ): Promise<Generation> {
    if (isFinished(present.status)) return present;
    const isOver = ({ version }: GenerationVersion) => version > present.version;
    const hasWaited = await this.waits.wait({ userId, id: present.id, seconds, signal, isOver });
    return hasWaited && !signal.aborted ? this.read(userId, present.id) : present;
  }

  /**
   * Cancels a generation and releases its credit. A finished generation is returned unchanged.
   * @throws AppError generation_not_found; cancels_used_up if its drawing has begun and the user has cancelled
   *   `cancelsOfDay` drawings: it goes on
   */
  async cancel(userId: string, id: string): Promise<Generation> {
    const before = await this.read(userId, id);
    if (isFinished(before.status)) return before;
    const end = await cancelGeneration(this.database, { id, userId });
    if (end === 'used_up') throw new AppError('cancels_used_up');
    if (end === 'settled') this.metrics.ended('cancelled');
    await this.generationEvents.publishChange(id);
    return this.read(userId, id);
  }

  /** Returns the seconds for the header Retry-After: the time that a slot needs for an image, from 1 to 60 */
  private async retryAfter(): Promise<number> {
    const { imageMs } = await this.estimates.capacity();
    return Math.min(60, Math.max(1, Math.ceil(imageMs / 1000)));
  }

  /**
   * Returns the number of generations that can finish before the deadline of a generation that is accepted now; null
   * if no worker is known.
   */
  private async farthestPlace(): Promise<number | null> {
    // If the capacity is unknown, the request is not refused here. If Postgres is unavailable, the reservation fails.
    const { slots, imageMs } = await this.estimates.capacity().catch(() => ({ slots: 0, imageMs: 0 }));
    if (slots === 0) return null;
    const rounds = (this.options.deadlineSeconds * 1000) / Math.max(1, imageMs) - 1;
    // Three fifths of the result are at least the number of slots, so that a free slot is used even if generations are
    // slow compared with the deadline.
    return Math.min(1_000_000, Math.max(2 * slots, Math.floor(slots * rounds)));
  }

  /** Reserves a generation as a step of the request's trace, which the worker continues. */
  private reserveTraced(reservation: Reservation): Promise<Outcome> {
    const attributes = { 'portada.generation.id': reservation.ids[0] ?? '' };
    return inSpan('generation.accept', { attributes }, async (span) => {
      const traceparent = activeTracer().traceparent();
      const answer = await this.reservations.run({
        ...reservation,
        ...(traceparent !== null && { traceparent }),
      });
      span.set({ 'portada.outcome': answer.outcome });
      return answer;
    });
  }

  private async reserve(batch: Reservation[]): Promise<Outcome[]> {
    return reserveGenerations(this.database, batch, {
      perUser: this.options.inFlightPerUser,
      queuedPerUser: this.options.queuedPerUser ?? null,
      farthest: await this.farthestPlace(),
    });
  }

  /**
   * Publishes the new credits and the status of the thumbnail after a request was accepted. Browsers then fetch the
   * generation.
   */
  private publishAccepted({ userId, thumbnailId }: Reservation, { available, held, version }: Outcome): void {
    this.events.publish(userId, 'credits.updated', {
      available: Number(available),
      held: Number(held),
      version: Number(version),
    });
    this.events.publish(userId, 'thumbnail.updated', {
      id: thumbnailId,
      status: 'processing',
      updatedAt: new Date().toISOString(),
    });
  }
}
