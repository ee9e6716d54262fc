import { Injectable } from '@nestjs/common';
import type { Generation } from '@portada/contracts';
import { picturePath } from '@portada/contracts';
import { DataSource } from 'typeorm';
import { Estimates, type QueuePlace, queuePlaceQuery } from './estimates';
import { GenerationEntity, type GenerationState } from './generation.entity';

/** Reads generations in the form that HTTP and the socket share. */
@Injectable()
export class GenerationReads {
  constructor(
    private readonly database: DataSource,
    private readonly estimates: Estimates,
  ) {}

  /** @returns null where there is none, or it is another user's */
  async findOwn(userId: string, id: string): Promise<Generation | null> {
    const row = await this.database.getRepository(GenerationEntity).findOneBy({ id, userId });
    return row && this.toGeneration(row);
  }

  /** @returns with its owner, or null where there is none */
  async find(id: string): Promise<{ userId: string; generation: Generation } | null> {
    const row = await this.database.getRepository(GenerationEntity).findOneBy({ id });
    return row && { userId: row.userId, generation: await this.toGeneration(row) };
  }

  /** @param row as it is now in the database */
  async toGeneration(row: GenerationState): Promise<Generation> {
    const place = row.status === 'queued' ? await this.place(row.id) : null;
    const imageId = row.status === 'succeeded' ? await this.imageId(row.id) : null;
    return {
      id: row.id,
      thumbnailId: row.thumbnailId,
      status: row.status,
      stage: row.stage,
      percent: row.percent,
      queuePosition: place?.place ?? null,
      etaMs: await this.estimates.remainingMs(row, place),
      previewUrl: row.previewKey && previewUrl(row.id, row.previewKey),
      imageUrl: imageId && picturePath(`${imageId}.png`),
      model: row.model,
      seed: Number(row.seed),
      errorCode: row.errorCode,
      version: Number(row.version),
      createdAt: row.createdAt.toISOString(),
      startedAt: row.startedAt?.toISOString() ?? null,
      finishedAt: row.finishedAt?.toISOString() ?? null,
    };
  }

  private async place(id: string): Promise<QueuePlace | null> {
    const [row] = await this.database.query<QueuePlace[]>(queuePlaceQuery, [id]);
    return row ?? null;
  }

  private async imageId(generationId: string): Promise<string | null> {
    const [row] = await this.database.query<{ id: string }[]>(
      'SELECT id FROM images WHERE generation_id = $1',
      [generationId],
    );
    return row?.id ?? null;
  }
}

/** A preview goes by its generation's id; `v`, the head of its checksum, changes with what it shows. */
const previewUrl = (id: string, key: string): string =>
  `${picturePath(`${id}.webp`)}?v=${key.split('/').at(-1)?.slice(0, 12)}`;
