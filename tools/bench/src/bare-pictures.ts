import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify from 'fastify';
import { Pool } from 'pg';
import { runRecorded, userOfCookie } from './bare-session';
import { serve } from './messages';
import type { Statement } from './statement-recorder';

/** Statements that the api sends for an image: the session check and the owner check. */
export type PictureStatements = [find: Statement, image: Statement];

/**
 * Script of benchmark F25, the application to which Portada is compared: Fastify with a session check, an owner check
 * and a file, with as many connections to Postgres as the api.
 */
const start = async (): Promise<void> => {
  const [find, image] = JSON.parse(process.env['STATEMENTS'] ?? '[]') as PictureStatements;
  const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
  const app = fastify();
  app.get<{ Params: { file: string } }>('/api/proxy-image/:file', async (request, reply) => {
    const userId = await userOfCookie(pool, find, request.headers.cookie);
    if (userId === null) return reply.code(401).send();
    const id = request.params.file.replace(/\.png$/, '');
    const { rows } = await runRecorded(pool, image, { 0: id, 1: userId });
    if (rows.length === 0) return reply.code(404).send();
    const bytes = await readFile(join(process.env['FOLDER'] ?? '', `${id}.avif`));
    return reply.type('image/avif').send(bytes);
  });
  await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
  serve(() => Promise.resolve());
};

void start();
