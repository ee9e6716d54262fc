import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages of the charts and workers of the overview for administrators. */
export const measurementsMessages = defineMessages(
  {
    title: 'Generations over time',
    range: 'Time range',
    ranges: { '1h': '1 hour', '24h': '24 hours', '7d': '7 days' },
    failed: 'The measurements could not be loaded',
    cut: 'More than 100,000 generations ended in this time. Only the newest are counted.',
    empty: 'No generation ended in this time.',
    ended: 'Ended generations',
    wait: 'Wait in the queue',
    run: 'Time of work',
    succeeded: 'Succeeded',
    failedGenerations: 'Failed',
    failureRate: 'Failure rate',
    perMinute: 'Succeeded per minute',
    byCode: 'Failed generations by reason',
    chart: '{{title}}: {{summary}}',
    noValue: 'no value',
    workers: 'Workers',
    workersEmpty: 'No worker has reported within a minute.',
    workersFailed: 'The workers could not be loaded',
    worker: 'Worker {{id}}',
    slots: 'up to {{count}} at once',
    version: 'version {{version}}',
    live: 'Running',
    quiet: 'No report',
    seen: 'Last report {{time}}',
    running_one: '{{count}} generation in progress',
    running_other: '{{count}} generations in progress',
  },
  {
    title: 'Generaciones a lo largo del tiempo',
    range: 'Periodo',
    ranges: { '1h': '1 hora', '24h': '24 horas', '7d': '7 días' },
    failed: 'No se pudieron cargar las mediciones',
    cut: 'En este periodo terminaron más de 100.000 generaciones. Solo se cuentan las más recientes.',
    empty: 'No terminó ninguna generación en este periodo.',
    ended: 'Generaciones terminadas',
    wait: 'Espera en la cola',
    run: 'Tiempo de trabajo',
    succeeded: 'Completadas',
    failedGenerations: 'Fallidas',
    failureRate: 'Tasa de fallos',
    perMinute: 'Completadas por minuto',
    byCode: 'Generaciones fallidas por motivo',
    chart: '{{title}}: {{summary}}',
    noValue: 'sin valor',
    workers: 'Workers',
    workersEmpty: 'Ningún worker ha informado en el último minuto.',
    workersFailed: 'No se pudieron cargar los workers',
    worker: 'Worker {{id}}',
    slots: 'hasta {{count}} a la vez',
    version: 'versión {{version}}',
    live: 'En marcha',
    quiet: 'Sin informe',
    seen: 'Último informe {{time}}',
    running_one: '{{count}} generación en curso',
    running_other: '{{count}} generaciones en curso',
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    measurements: typeof measurementsMessages.en;
  }
}
