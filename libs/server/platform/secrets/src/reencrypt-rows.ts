import { SecretUnreadableError } from './key-cipher';

/** Number of rows that one SQL statement reads or changes. */
const batch = 100;

const firstId = '00000000-0000-0000-0000-000000000000';

/** Numbers of rows with secrets: newly encrypted with the current key, and unreadable. */
export type Reencrypted = { reencrypted: number; unreadable: number };

/** A table whose rows are encrypted again; `Row` is a row with its stored values, `Next` a row with its new ones. */
type ReencryptedTable<Row extends { id: string }, Next> = {
  /** Reads the next rows that are not encrypted with the current key, in the order of their UUIDs. */
  read(after: string, limit: number): Promise<Row[]>;
  /** Encrypts the values of one row. @throws SecretUnreadableError */
  convert(row: Row): Promise<Next>;
  /** Stores rows whose values have not changed since they were read. @returns the number of stored rows */
  write(rows: Next[]): Promise<number>;
};

/**
 * Encrypts the rows of a table with the current key, 100 at a time. Several processes may do so at once, and a process may
 * end at any point: a repeated call continues. Rows that cannot be read stay as they are.
 * @param signal ends the work after the current batch
 */
export const reencryptRows = async <Row extends { id: string }, Next>(
  table: ReencryptedTable<Row, Next>,
  signal?: AbortSignal,
): Promise<Reencrypted> => {
  const total = { reencrypted: 0, unreadable: 0 };
  for (let after = firstId; !signal?.aborted;) {
    const rows = await table.read(after, batch);
    const converted: Next[] = [];
    for (const row of rows) {
      try {
        converted.push(await table.convert(row));
      } catch (error) {
        if (!(error instanceof SecretUnreadableError)) throw error;
        total.unreadable += 1;
      }
      after = row.id;
    }
    if (converted.length > 0) total.reencrypted += await table.write(converted);
    if (rows.length < batch) break;
  }
  return total;
};
