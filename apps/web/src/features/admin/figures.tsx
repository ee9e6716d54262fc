import type { AdminOverview } from '@portada/contracts';
import { Card, classNames } from '@portada/ui';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/translation';
import { Amount } from './amount';

type TileProps = { label: string; value: number | null; note: ReactNode };

const Tile = ({ label, value, note }: TileProps) => (
  <Card className="flex min-h-40 flex-col justify-between gap-4 p-4 sm:p-5">
    <dt className="text-small font-[550] text-text-2">{label}</dt>
    <dd className="grid gap-2">
      <span className="text-[2.75rem] leading-[0.9] font-[800] tracking-[-0.035em] tabular-nums">
        <Amount value={value} />
      </span>
      <span className="text-small text-text-3">{note}</span>
    </dd>
  </Card>
);

/** A text with a success or failure icon and color. */
const Verdict = ({ good, children }: { good: boolean; children: string }) => {
  const Icon = good ? CircleCheck : CircleX;
  return (
    <span
      className={classNames(
        'flex items-center gap-1.5 font-[550]',
        good ? 'text-success-text' : 'text-danger-text',
      )}
    >
      <Icon className="size-[1.1em] shrink-0" aria-hidden />
      {children}
    </span>
  );
};

/** Tiles of the overview: connected workers, queued, running, and completed generations in the last hour. */
export const Figures = ({ overview: { workers, generations } }: { overview: AdminOverview }) => {
  const { t } = useTranslation();
  const workersNote = workers !== null && (
    <Verdict good={workers > 0}>{t(workers > 0 ? 'admin.workersSome' : 'admin.workersNone')}</Verdict>
  );
  const hourNote = t('admin.hourFailed', { count: generations.failedLastHour });
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="sr-only">
        {t('admin.now')}
      </h2>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Tile label={t('admin.workers')} value={workers} note={workersNote || t('admin.unknown')} />
        <Tile
          label={t('admin.queued')}
          value={generations.queued}
          note={t('admin.queuedNote', { count: generations.queued ?? 0 })}
        />
        <Tile
          label={t('admin.running')}
          value={generations.running}
          note={t('admin.runningNote', { count: generations.running ?? 0 })}
        />
        <Tile
          label={t('admin.hour')}
          value={generations.succeededLastHour}
          note={generations.failedLastHour > 0 ? <Verdict good={false}>{hourNote}</Verdict> : hourNote}
        />
      </dl>
    </section>
  );
};
