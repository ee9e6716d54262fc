import type { Metrics } from '@portada/observability';
import type { DataSource } from 'typeorm';
import { poolOf } from './data-source';

/**
 * Adds the gauges `database_connections` (by state: idle, in_use) and `database_waiting` (statements that wait for a
 * connection) to the metrics of a process.
 * @param database an initialized DataSource
 */
export const measurePool = (database: DataSource, metrics: Metrics): void => {
  const pool = poolOf(database);
  metrics.gauges('database_connections', 'Connections to Postgres, by state', ['state'], () => [
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'in_use' }, value: pool.totalCount - pool.idleCount },
  ]);
  metrics.gauge(
    'database_waiting',
    'Callers that wait for a connection to Postgres',
    () => pool.waitingCount,
  );
};
