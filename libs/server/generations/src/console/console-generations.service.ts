import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type {
  AdminAttempt,
  AdminGeneration,
  AdminGenerationDetail,
  AdminGenerationPage,
  AdminGenerationQuery,
  AdminRetry,
} from '@portada/contracts';
import { AppError } from '@portada/errors';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { GenerationEventsService } from '../generation-events.service';
import { GENERATION_OPTIONS, type GenerationOptions } from '../generation-options';
import { OutboxRelayService } from '../outbox-relay.service';
import {
  type AttemptRow,
  type Decision,
  type DetailedRow,
  type ListedRow,
  type RequestRow,
  cancelByAdmin,
  listGenerations,
  listGenerationsOfUser,
  readActions,
  readAttempts,
  readGeneration,
  readModelRequests,
  readTransfers,
  retryByAdmin,
} from './console-generations.queries';

/** Generations of one page. */
const pageSize = 25;

const isId = (text: string): boolean => z.uuid().safeParse(text).success;
const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

const toListed = (row: ListedRow): AdminGeneration => ({
  id: row.id,
  userId: row.userId,
  email: row.email,
  thumbnailId: row.thumbnailId,
  status: row.status,
  prompt: row.prompt ?? '',
  model: row.model,
  errorCode: row.errorCode,
  failures: row.failures,
  credits: row.credits,
  createdAt: row.createdAt.toISOString(),
  finishedAt: iso(row.finishedAt),
});

/** Adds to each attempt the requests to image models that started during the attempt. */
const toAttempts = (attempts: readonly AttemptRow[], requests: readonly RequestRow[]): AdminAttempt[] =>
  attempts.map((attempt, index) => {
    const from = index === 0 ? -Infinity : attempt.startedAt.getTime();
    const to = attempts[index + 1]?.startedAt.getTime() ?? Infinity;
    const during = requests.filter(
      ({ startedAt }) => startedAt.getTime() >= from && startedAt.getTime() < to,
    );
    return {
      ...attempt,
      startedAt: attempt.startedAt.toISOString(),
      endedAt: iso(attempt.endedAt),
      requests: during.map((request) => ({
        ...request,
        startedAt: request.startedAt.toISOString(),
        endedAt: iso(request.endedAt),
      })),
    };
  });

/** Reads generations of all users for administrators, and retries or cancels them. */
@Injectable()
export class ConsoleGenerationsService {
  constructor(
    private readonly database: DataSource,
    private readonly generationEvents: GenerationEventsService,
    private readonly relay: OutboxRelayService,
    @Inject(GENERATION_OPTIONS) private readonly options: GenerationOptions,
    @InjectPinoLogger(ConsoleGenerationsService.name) private readonly logger: PinoLogger,
  ) {}

  /** Reads one page of the list, newest first. An invalid cursor returns an empty page. */
  async list({ q = '', status, model, cursor }: AdminGenerationQuery): Promise<AdminGenerationPage> {
    if (cursor !== undefined && !isId(cursor)) return { items: [], nextCursor: null };
    if (isId(q)) return this.listOne(q);
    const filter = {
      cursor: cursor ?? null,
      status: status ?? null,
      model: model || null,
      text: q === '' || q.includes('@') ? null : q.toLowerCase(),
      limit: pageSize + 1,
    };
    const { rows, examinedTo } = q.includes('@')
      ? await listGenerationsOfUser(this.database, q.toLowerCase(), filter)
      : await listGenerations(this.database, filter);
    const page = rows.slice(0, pageSize);
    const next = rows.length > pageSize ? (page.at(-1)?.id ?? null) : examinedTo;
    return { items: page.map(toListed), nextCursor: next };
  }

  /** Reads a generation with its attempts, transfers and actions. @throws AppError generation_not_found */
  async read(id: string): Promise<AdminGenerationDetail> {
    const row = isId(id) ? await readGeneration(this.database, id) : undefined;
    if (!row) throw new AppError('generation_not_found');
    const [attempts, requests, transfers, actions] = await Promise.all([
      readAttempts(this.database, id),
      readModelRequests(this.database, id),
      readTransfers(this.database, id),
      readActions(this.database, id),
    ]);
    return {
      ...this.toDetails(row),
      attempts: toAttempts(attempts, requests),
      transfers: transfers.map((transfer) => ({ ...transfer, at: transfer.at.toISOString() })),
      actions: actions.map((action) => ({ ...action, at: action.at.toISOString() })),
    };
  }

  /**
   * Cancels a generation and releases its hold. A finished generation does not change.
   * @throws AppError generation_not_found; refused if the caller is no administrator
   */
  async cancel(decision: Decision): Promise<void> {
    if (!isId(decision.id)) throw new AppError('generation_not_found');
    const answer = await cancelByAdmin(this.database, decision).catch(refuseOthers);
    if (answer === 'unknown') throw new AppError('generation_not_found');
    if (answer === 'finished') throw new AppError('generation_finished');
    this.logger.info(decision, 'generation cancelled by an administrator');
    await this.generationEvents.publishChange(decision.id);
  }

  /**
   * Repeats a failed generation as a new generation that Portada pays.
   * @throws AppError generation_not_found; generation_not_retryable if it did not fail, was retried before, or if its thumbnail
   *   or account is deleted; refused if the caller is no administrator
   */
  async retry(decision: Decision, requestId: string): Promise<AdminRetry> {
    if (!isId(decision.id)) throw new AppError('generation_not_found');
    const newId = randomUUID();
    const answer = await retryByAdmin(this.database, decision, {
      newId,
      requestId,
      deadlineSeconds: this.options.deadlineSeconds,
      perUser: this.options.inFlightPerUser,
    }).catch(refuseOthers);
    if (answer === 'unknown') throw new AppError('generation_not_found');
    if (answer !== 'retried') throw new AppError('generation_not_retryable');
    this.logger.info({ ...decision, newId }, 'generation retried by an administrator');
    this.relay.handOver([newId]);
    await this.generationEvents.publishChange(newId);
    return { generationId: newId };
  }

  private async listOne(id: string): Promise<AdminGenerationPage> {
    const row = await readGeneration(this.database, id);
    return { items: row ? [toListed(row)] : [], nextCursor: null };
  }

  private toDetails(row: DetailedRow): Omit<AdminGenerationDetail, 'attempts' | 'transfers' | 'actions'> {
    return {
      ...toListed(row),
      seed: Number(row.seed),
      requestId: row.requestId,
      acceptedPosition: row.acceptedPosition,
      stage: row.stage,
      percent: row.percent,
      startedAt: iso(row.startedAt),
      deadlineAt: row.deadlineAt.toISOString(),
      enqueuedAt: iso(row.enqueuedAt),
      retryOf: row.retryOf,
      retriedAs: row.retriedAs,
    };
  }
}

/** The user has lost the role of administrator since the guard checked it. */
const refuseOthers = (error: { code?: string }): never => {
  if (error.code === '42501') throw new AppError('refused');
  throw error;
};
