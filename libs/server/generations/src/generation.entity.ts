import type {
  GenerationErrorCode,
  GenerationStage,
  GenerationStatus,
  StoredRequest,
} from '@portada/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A row of `generations`. Read-only, because only SQL functions change it. */
@Entity('generations')
export class GenerationEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('uuid', { name: 'thumbnail_id', nullable: true })
  thumbnailId!: string | null;

  @Column('jsonb')
  request!: StoredRequest;

  @Column('text', { name: 'request_id' })
  requestId!: string;

  /** A bigint, which pg returns as a string. */
  @Column('bigint')
  seed!: string;

  @Column('text')
  status!: GenerationStatus;

  @Column('text', { nullable: true })
  stage!: GenerationStage | null;

  /** Progress from 0 to 100; null before the model's first report. */
  @Column('real', { nullable: true })
  percent!: number | null;

  /** Place in the queue of the model's provider, from 1; null if the generation does not wait there. */
  @Column('int', { name: 'provider_queue_position', nullable: true })
  providerQueuePosition!: number | null;

  @Column('text', { name: 'preview_key', nullable: true })
  previewKey!: string | null;

  @Column('text', { nullable: true })
  model!: string | null;

  /** Credits that the hold reserves. */
  @Column('int')
  credits!: number;

  @Column('text', { name: 'error_code', nullable: true })
  errorCode!: GenerationErrorCode | null;

  @Column('bigint')
  version!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'deadline_at' })
  deadlineAt!: Date;

  @Column('timestamptz', { name: 'started_at', nullable: true })
  startedAt!: Date | null;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt!: Date | null;
}

/** The columns of a generation that the api returns to clients, in the types of pg. */
export type GenerationState = Omit<GenerationEntity, 'request' | 'requestId'>;

/**
 * SQL select list of a GenerationState, for statements that select from a function that returns rows of
 * `generations`.
 */
export const generationState = `id, user_id AS "userId", thumbnail_id AS "thumbnailId", seed, status, stage, percent,
  provider_queue_position AS "providerQueuePosition",
  preview_key AS "previewKey", model, credits, error_code AS "errorCode", version, created_at AS "createdAt",
  deadline_at AS "deadlineAt", started_at AS "startedAt", finished_at AS "finishedAt"`;
