import 'reflect-metadata';
import {
  Controller,
  Get,
  Headers,
  Inject,
  Module,
  NotFoundException,
  Param,
  UnauthorizedException,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Pool } from 'pg';
import { runRecorded, userOfCookie } from './bare-session';
import { serve } from './messages';
import type { Statement } from './statement-recorder';

/** Statements that the api sends for each read of benchmark F24, in their order. */
export type ReadStatements = {
  session: [find: Statement, account: Statement];
  list: [find: Statement, complete: Statement, page: Statement, images: Statement];
  thumbnail: [find: Statement, thumbnail: Statement, images: Statement];
  /** Ids of the user and of the thumbnail with which the statements were recorded. */
  ids: { user: string; thumbnail: string };
};

type Cells = Record<string, unknown>;
type Image = { id: string; thumbnail_id: string; width: number; height: number; created_at: Date } & Record<
  'generation_id' | 'request' | 'legibility' | 'model' | 'lettering' | 'kind',
  unknown
>;

const recorded = JSON.parse(process.env['STATEMENTS'] ?? '{}') as ReadStatements;

/** Returns a row of the ORM with the names of the columns, without the alias of the table. */
const columnsOf = (row: Cells): Cells =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name.slice(name.indexOf('_') + 1), value]));

const pathOf = (id: unknown) => (id === null ? null : `/api/proxy-image/${String(id)}.png`);

const toImage = (image: Image) => {
  const { prompt, aspectRatio } = image.request as { prompt: string; aspectRatio: string };
  return {
    id: image.id,
    url: pathOf(image.id),
    prompt,
    aspectRatio,
    createdAt: image.created_at.toISOString(),
    generationId: image.generation_id,
    legibility: image.legibility,
    model: image.model,
    lettering: image.lettering,
  };
};

const toThumbnail = (row: Cells, images: readonly Image[]) => {
  const own = images.filter((image) => image.thumbnail_id === row['id']);
  const current = own.find(({ id }) => id === row['current_image_id']);
  return {
    id: row['id'],
    title: row['title'],
    description: row['description'],
    status: row['status'],
    createdAt: (row['created_at'] as Date).toISOString(),
    updatedAt: (row['updated_at'] as Date).toISOString(),
    userId: row['user_id'],
    settings: {
      ...(row['settings'] as object),
      ...(current && { resolution: `${current.width}x${current.height}` }),
    },
    tags: row['tags'],
    content: row['content'],
    prompt: row['prompt'],
    promptDraft: row['prompt_draft'],
    generatedImageUrl: pathOf(row['current_image_id']),
    generationId: row['generation_id'],
    finalThumbnailUrl: pathOf(row['final_image_id']),
    finalAspectRatio: null,
    generatedImages: own.filter(({ kind }) => kind === 'generated').map(toImage),
    editedImage: null,
  };
};

/** The reads of benchmark F24 as a plain Nest application does them: a session check, the statements, JSON. */
@Controller('api')
class ReadsController {
  constructor(@Inject(Pool) private readonly pool: Pool) {}

  @Get('session')
  async session(@Headers('cookie') cookie: string) {
    const [find, account] = recorded.session;
    const userId = await userOfCookie(this.pool, find, cookie);
    if (userId === null) return { user: null };
    const { rows } = await this.run(account, userId);
    const { available, granted: _granted, createdAt, ...user } = rows[0] ?? {};
    const shown = { ...user, createdAt: (createdAt as Date).toISOString() };
    return { user: { ...shown, credits: available, needsSecondFactor: false } };
  }

  @Get('thumbnails')
  async list(@Headers('cookie') cookie: string) {
    const [find, complete, page, images] = recorded.list;
    const userId = await this.assertUser(find, cookie);
    await this.run(complete, userId);
    const found = (await this.run(page, userId)).rows.map(columnsOf);
    const rows = found.slice(0, 24);
    const ids = rows.map(({ id }) => id);
    const { rows: own } = await runRecorded(this.pool, images, { 0: ids });
    return {
      items: rows.map((row) => toThumbnail(row, own as Image[])),
      nextCursor: found.length > rows.length ? ids.at(-1) : null,
    };
  }

  @Get('thumbnails/:id')
  async thumbnail(@Headers('cookie') cookie: string, @Param('id') id: string) {
    const [find, thumbnail, images] = recorded.thumbnail;
    const userId = await this.assertUser(find, cookie);
    const [row] = (await this.run(thumbnail, userId, id)).rows.map(columnsOf);
    if (!row) throw new NotFoundException();
    const { rows: own } = await runRecorded(this.pool, images, { 0: [id] });
    return toThumbnail(row, own as Image[]);
  }

  private async assertUser(find: Statement, cookie: string): Promise<string> {
    const userId = await userOfCookie(this.pool, find, cookie);
    if (userId === null) throw new UnauthorizedException();
    return userId;
  }

  /** Runs a statement for the user and the thumbnail of the request. */
  private run(statement: Statement, userId: string, thumbnailId?: string) {
    const given = new Map<string | null, unknown>([[recorded.ids.user, userId]]);
    if (thumbnailId !== undefined) given.set(recorded.ids.thumbnail, thumbnailId);
    const replaced = statement.values.flatMap((value, place) =>
      given.has(value) ? [[place, given.get(value)] as const] : [],
    );
    return runRecorded(this.pool, statement, Object.fromEntries(replaced));
  }
}

/** Script of benchmark F24, the application to which Portada is compared, with as many connections as the api. */
const start = async (): Promise<void> => {
  const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

  @Module({ controllers: [ReadsController], providers: [{ provide: Pool, useValue: pool }] })
  class ReadsModule {}

  const app = await NestFactory.create(ReadsModule, new FastifyAdapter(), { logger: ['error'] });
  await app.listen(Number(process.env['PORT']), '127.0.0.1');
  serve(() => Promise.resolve());
};

void start();
