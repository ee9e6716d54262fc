import type { Client } from 'pg';

/** Everything that makes up the schema of a database, as sorted lines of text. */
export const schemaOf = async (client: Pick<Client, 'query'>): Promise<string[]> => {
  const { rows } = await client.query<{ line: string }>(`
    SELECT format('%s %s %s %s', table_name, column_name, data_type, is_nullable) AS line
      FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'migrations'
    UNION ALL SELECT pg_get_functiondef(oid) || proacl::text FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT pg_get_indexdef(indexrelid) FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relname <> 'migrations'
    UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT pg_get_viewdef(oid) FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'v'
    UNION ALL SELECT pg_get_constraintdef(o.oid) FROM pg_constraint o JOIN pg_class c ON c.oid = o.conrelid
      WHERE connamespace = 'public'::regnamespace AND c.relname <> 'migrations'
    UNION ALL SELECT relname || relacl::text FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relname NOT LIKE '%migrations%' AND relacl IS NOT NULL
    ORDER BY 1`);
  return rows.map(({ line }) => line);
};
