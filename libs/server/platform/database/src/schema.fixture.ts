import type { Client } from 'pg';

type Connection = Pick<Client, 'query'>;

const linesOf = async (client: Connection, sql: string): Promise<string[]> =>
  (await client.query<{ line: string }>(`${sql} ORDER BY 1`)).rows.map(({ line }) => line);

/** SQL query that lists functions, views and triggers, each with the roles that may use it. */
const routines = `
  SELECT pg_get_functiondef(oid) || coalesce(proacl::text, '') AS line FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT relname || pg_get_viewdef(oid) || relacl::text FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'v'`;

/** Reads the functions, views and triggers of a database, as sorted lines. */
export const routinesOf = (client: Connection): Promise<string[]> => linesOf(client, routines);

/**
 * Reads the schema of a database as sorted lines: functions, views, triggers, columns, indexes, constraints,
 * privileges.
 */
export const schemaOf = (client: Connection): Promise<string[]> =>
  linesOf(
    client,
    `${routines}
  UNION ALL SELECT format('%s %s %s %s', table_name, column_name, data_type, is_nullable)
    FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'migrations'
  UNION ALL SELECT pg_get_indexdef(indexrelid) FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relname <> 'migrations'
  UNION ALL SELECT pg_get_constraintdef(o.oid) FROM pg_constraint o JOIN pg_class c ON c.oid = o.conrelid
    WHERE connamespace = 'public'::regnamespace AND c.relname <> 'migrations'
  UNION ALL SELECT relname || relacl::text FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relname NOT LIKE '%migrations%' AND relacl IS NOT NULL`,
  );
