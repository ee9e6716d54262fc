import { type AdminMetrics, type MetricRange, generationErrors, metricRanges } from '@portada/contracts';
import { Card, ErrorState, SegmentedControl, Skeleton } from '@portada/ui';
import { type ReactNode, Suspense, lazy, useState } from 'react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useFormat } from '../../../shared/i18n/format';
import { currentLanguage } from '../../../shared/i18n/language';
import { useTranslation } from '../../../shared/i18n/translation';
import { useMeasurements } from './get-measurements';

// The charting library is larger than the rest of the console, so the page loads it after its first render.
const EndedChart = lazy(async () => ({ default: (await import('./charts')).EndedChart }));
const DurationChart = lazy(async () => ({ default: (await import('./charts')).DurationChart }));

const ranges = Object.keys(metricRanges) as MetricRange[];

/** Ended generations, waits and durations over time, with charts. */
export const Measurements = () => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const [range, setRange] = useState<MetricRange>('1h');
  const { data, isPending, error, refetch } = useMeasurements(range);
  return (
    <section aria-labelledby="measurements" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="measurements" className="text-h3">
          {t('measurements.title')}
        </h2>
        <SegmentedControl
          label={t('measurements.range')}
          value={range}
          options={ranges.map((value) => ({ value, label: t(`measurements.ranges.${value}`) }))}
          onChange={setRange}
        />
      </div>
      {data ? (
        <Content metrics={data} />
      ) : isPending ? (
        <Skeleton className="h-80" />
      ) : (
        <Card>
          <ErrorState
            title={t('measurements.failed')}
            text={errorMessages.error(error)}
            retryLabel={t('shared.retry')}
            onRetry={() => void refetch()}
          />
        </Card>
      )}
    </section>
  );
};

const Content = ({ metrics }: { metrics: AdminMetrics }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { total, points, stepSeconds, failures } = metrics;
  const ended = total.succeeded + total.failed;
  const minutes = (points.length * stepSeconds) / 60;
  const summaryOf = (figures: AdminMetrics['total']['waitMs']) =>
    figures === null
      ? t('measurements.noValue')
      : (['p50', 'p95', 'p99'] as const)
          .map((name) => `${name} ${format.measuredSeconds(figures[name])}`)
          .join(' · ');
  return (
    <>
      {metrics.isCut && <p className="text-small text-warning-text">{t('measurements.cut')}</p>}
      <Card className="p-5">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
          <Figure label={t('measurements.succeeded')}>{format.number(total.succeeded)}</Figure>
          <Figure label={t('measurements.perMinute')}>{format.decimal(total.succeeded / minutes, 1)}</Figure>
          <Figure label={t('measurements.failedGenerations')}>{format.number(total.failed)}</Figure>
          <Figure label={t('measurements.failureRate')}>
            {ended === 0 ? '–' : format.percent((100 * total.failed) / ended)}
          </Figure>
        </dl>
      </Card>
      {ended === 0 ? (
        <Card className="p-5 text-text-2">{t('measurements.empty')}</Card>
      ) : (
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          <Chart
            title={t('measurements.ended')}
            summary={`${t('measurements.succeeded')} ${total.succeeded} · ${t('measurements.failedGenerations')} ${total.failed}`}
          >
            <EndedChart metrics={metrics} />
          </Chart>
          <Chart title={t('measurements.wait')} summary={summaryOf(total.waitMs)}>
            <DurationChart metrics={metrics} of="waitMs" />
          </Chart>
          <Chart title={t('measurements.run')} summary={summaryOf(total.runMs)}>
            <DurationChart metrics={metrics} of="runMs" />
          </Chart>
          {failures.length > 0 && (
            <Card className="grid content-start gap-3 p-5">
              <h3 className="text-ui font-[650]">{t('measurements.byCode')}</h3>
              <ul className="grid gap-2">
                {failures.map(({ code, count }) => (
                  <li key={code} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-small">
                    <span className="text-text-2">
                      {sentenceOf(code)} <code className="text-text-3">{code}</code>
                    </span>
                    <span className="tabular-nums">{format.number(count)}</span>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
      )}
    </>
  );
};

const sentenceOf = (code: string): string =>
  Object.hasOwn(generationErrors, code)
    ? generationErrors[code as keyof typeof generationErrors][currentLanguage()]
    : '';

const Figure = ({ label, children }: { label: string; children: string }) => (
  <div className="grid gap-1">
    <dt className="text-small text-text-2">{label}</dt>
    <dd className="text-h2 tabular-nums">{children}</dd>
  </div>
);

/** One chart with its title. The summary says the figures of the whole range in text, also to screen readers. */
const Chart = ({ title, summary, children }: { title: string; summary: string; children: ReactNode }) => (
  <Card className="grid min-w-0 content-start gap-3 p-5">
    <h3 className="text-ui font-[650]">{title}</h3>
    <p className="text-small text-text-2 tabular-nums">{summary}</p>
    <Suspense fallback={<Skeleton className="h-55" />}>{children}</Suspense>
  </Card>
);
