import { Injectable } from '@nestjs/common';
import type { Generation } from '@portada/contracts';
import { picturePath } from '@portada/contracts';
import { DataSource } from 'typeorm';
import { Estimates } from './estimates';
import { GenerationEntity } from './generation.entity';

/** Positions are counted up to here; a longer queue is shown as this long. */
const farthestPosition = 1000;

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

  private async toGeneration(row: GenerationEntity): Promise<Generation> {
    const queuePosition = row.status === 'queued' ? await this.position(row.id) : null;
    const imageId = row.status === 'succeeded' ? await this.imageId(row.id) : null;
    return {
      id: row.id,
      thumbnailId: row.thumbnailId,
      status: row.status,
      stage: row.stage,
      percent: row.percent,
      queuePosition,
      etaMs: await this.estimates.remainingMs(row, queuePosition),
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

  private async position(id: string): Promise<number> {
    const [row] = await this.database.query<[{ position: number }]>(
      `SELECT least(count(*) + 1, ${farthestPosition})::int AS position FROM (
         SELECT 1 FROM generations o, generations g
          WHERE g.id = $1 AND o.status = 'queued' AND (o.created_at, o.id) < (g.created_at, g.id)
          LIMIT ${farthestPosition}) AS ahead`,
      [id],
    );
    return row.position;
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
