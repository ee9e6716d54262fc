import { Injectable } from '@nestjs/common';
import type { Generation, GenerationStatus } from '@portada/contracts';
import { picturePath } from '@portada/contracts';
import { DataSource } from 'typeorm';
import { EstimatesService } from './estimates.service';
import { GenerationEntity, type GenerationState } from './generation.entity';
import { readImage, readQueuePlace } from './generations.queries';

/** Reads generations in the form that HTTP responses and WebSocket events share. */
@Injectable()
export class GenerationReaderService {
  constructor(
    private readonly database: DataSource,
    private readonly estimates: EstimatesService,
  ) {}

  /** Reads a generation of a user. @returns null if there is no such generation, or if it belongs to another user */
  async findOwn(userId: string, id: string): Promise<Generation | null> {
    const row = await this.database.getRepository(GenerationEntity).findOneBy({ id, userId });
    return row && this.toGeneration(row);
  }

  /** Reads a generation and the id of its owner. @returns null if the generation does not exist */
  async find(id: string): Promise<{ userId: string; generation: Generation } | null> {
    const row = await this.database.getRepository(GenerationEntity).findOneBy({ id });
    return row && { userId: row.userId, generation: await this.toGeneration(row) };
  }

  /** Converts a row of `generations` to the form that clients receive. @param row the present row of the generation */
  async toGeneration(row: GenerationState): Promise<Generation> {
    const place = row.status === 'queued' ? await readQueuePlace(this.database, row.id) : undefined;
    const { etaMs, isLate } = await this.estimates.estimate(row, place ?? null);
    const image = row.status === 'succeeded' ? await readImage(this.database, row.id) : undefined;
    return {
      id: row.id,
      thumbnailId: row.thumbnailId,
      status: row.status,
      stage: row.stage,
      percent: row.percent,
      queuePosition: place?.place ?? null,
      providerQueuePosition: row.status === 'running' ? row.providerQueuePosition : null,
      etaMs,
      isLate,
      previewUrl: row.previewKey && previewUrl(row.id, row.previewKey),
      imageUrl: image ? picturePath(`${image.id}.png`) : null,
      model: row.model,
      seed: image?.origin ? image.origin.seed : Number(row.seed),
      lettering: image?.origin?.lettering ?? null,
      credits: row.credits,
      spentCredits: spentOf(row.status, image?.spent ?? null),
      errorCode: row.errorCode,
      version: Number(row.version),
      createdAt: row.createdAt.toISOString(),
      startedAt: row.startedAt?.toISOString() ?? null,
      finishedAt: row.finishedAt?.toISOString() ?? null,
    };
  }
}

/** Returns the credits that a generation cost. @param captured credits of the image; null without an image */
const spentOf = (status: GenerationStatus, captured: number | null): number | null =>
  status === 'failed' || status === 'cancelled' ? 0 : captured;

/**
 * Returns the address of a preview, which has the id of its generation. The parameter `v`, the start of the image's
 * checksum, changes with the image.
 */
const previewUrl = (id: string, key: string): string =>
  `${picturePath(`${id}.webp`)}?v=${key.split('/').at(-1)?.slice(0, 12)}`;
