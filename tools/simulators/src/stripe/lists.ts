import type Stripe from 'stripe';
import { invalidRequest, noSuch } from './api-error';

type Paging = { limit?: number; starting_after?: string; ending_before?: string };
type Row = { id: string; object: string; created: number };

/** Returns true if a creation time (seconds since 1970) is within a time range, or if no range is given. */
export const isWithin = (created: number, range: Stripe.RangeQueryParam | number | undefined): boolean => {
  if (range === undefined) return true;
  if (typeof range === 'number') return created === range;
  const { gt, gte, lt, lte } = range;
  return (
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte)
  );
};

const indexOf = (rows: readonly { id: string; object: string }[], id: string, param: string): number => {
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) throw noSuch(rows[0]?.object ?? 'object', id, param);
  return index;
};

/**
 * Returns one page of rows as Stripe does (https://docs.stripe.com/api/pagination).
 * @param rows all rows in the order of the list
 * @throws ApiError for a cursor that is no id of a row, or a limit outside of 1 to 100
 */
export const pageOf = <T extends { id: string; object: string }>(
  rows: readonly T[],
  { limit = 10, starting_after, ending_before }: Paging,
  url: string,
): Stripe.ApiList<T> => {
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) {
    throw invalidRequest(
      'Invalid integer: limit must be from 1 to 100',
      'parameter_invalid_integer',
      'limit',
    );
  }
  if (ending_before !== undefined) {
    const end = indexOf(rows, ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', url, has_more: start > 0, data: rows.slice(start, end) };
  }
  const start = starting_after === undefined ? 0 : indexOf(rows, starting_after, 'starting_after') + 1;
  return {
    object: 'list',
    url,
    has_more: start + limit < rows.length,
    data: rows.slice(start, start + limit),
  };
};

/**
 * Returns one page of the rows of a table within a time range, newest row first.
 * @throws ApiError for an invalid cursor or limit
 */
export const newestOf = <T extends Row>(
  rows: readonly T[],
  params: Paging & { created?: Stripe.RangeQueryParam | number },
  url: string,
): Stripe.ApiList<T> =>
  pageOf(rows.filter((row) => isWithin(row.created, params.created)).reverse(), params, url);
