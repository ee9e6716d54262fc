import type { ThumbnailSort } from '@portada/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import { z } from 'zod';
import type { ThumbnailEntity } from './thumbnail.entity';

/** The last thumbnail of a page: its value in the order of the list, and its id. */
type Place = { value: string; id: string };

/**
 * SQL expressions of each order for the table `thumbnails` with the alias `t`: the value, its text in a cursor, that text as a
 * value, and the direction. The time of a change is counted in microseconds, as Postgres stores it.
 */
const orders: Record<
  ThumbnailSort,
  { value: string; text: string; given: string; direction: 'ASC' | 'DESC' }
> = {
  created: {
    value: 't.created_at',
    text: `''`,
    // A cursor of this order is an id alone, as it was before there were other orders.
    given: '(SELECT c.created_at FROM thumbnails c WHERE c.id = :cursorId AND c.user_id = :userId)',
    direction: 'DESC',
  },
  updated: {
    value: 't.updated_at',
    text: `((extract(epoch FROM t.updated_at) * 1000000)::bigint)::text`,
    given: `('epoch'::timestamptz + CAST(:cursorValue AS bigint) * interval '1 microsecond')`,
    direction: 'DESC',
  },
  title: {
    value: 'lower(t.title)',
    text: 'lower(t.title)',
    given: 'CAST(:cursorValue AS text)',
    direction: 'ASC',
  },
};

const placeSchema = z.tuple([z.string().max(100), z.uuid()]);
const microseconds = /^\d{1,17}$/;

/** Reads a cursor. @returns 'malformed' if no page of this order has such a cursor */
export const readCursor = (sort: ThumbnailSort, cursor: string): Place | 'malformed' => {
  if (sort === 'created') return z.uuid().safeParse(cursor).success ? { value: '', id: cursor } : 'malformed';
  try {
    const [value, id] = placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return (sort === 'updated' && !microseconds.test(value)) || value.includes('\0')
      ? 'malformed'
      : { value, id };
  } catch {
    return 'malformed';
  }
};

/** Returns the cursor of the page after a thumbnail. @param value text of the thumbnail's value in the order of the list */
export const cursorOf = (sort: ThumbnailSort, value = '', id = ''): string =>
  sort === 'created' ? id : Buffer.from(JSON.stringify([value, id])).toString('base64url');

/**
 * Orders a list of thumbnails with the alias `t`, and starts it after a place. The raw rows have the column `place`, the text of
 * the value for a cursor. A place is compared by two scalar values, because only scalar values allow an index scan.
 */
export const orderBy = (
  find: SelectQueryBuilder<ThumbnailEntity>,
  sort: ThumbnailSort,
  after: Place | null,
): void => {
  const { value, text, given, direction } = orders[sort];
  find.addSelect(text, 'place').orderBy(value, direction).addOrderBy('t.id', direction);
  if (!after) return;
  const sign = direction === 'DESC' ? '<' : '>';
  find.andWhere(`(${value}, t.id) ${sign} (${given}, CAST(:cursorId AS uuid))`, {
    cursorId: after.id,
    cursorValue: after.value,
  });
};
