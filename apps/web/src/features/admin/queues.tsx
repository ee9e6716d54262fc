import type { AdminOverview } from '@portada/contracts';
import { Badge, Card } from '@portada/ui';
import { Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../shared/i18n/format';
import { useTranslation } from '../../shared/i18n/translation';
import { Amount } from './amount';

type QueueFigures = AdminOverview['queues'][number];

/** The queues with their job counts in Redis. */
export const Queues = ({ queues }: { queues: readonly QueueFigures[] }) => {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="queues" className="grid gap-4">
      <h2 id="queues" className="text-h3">
        {t('admin.queues')}
      </h2>
      {queues.map((queue) => (
        <Queue key={queue.name} queue={queue} />
      ))}
    </section>
  );
};

const Queue = ({ queue }: { queue: QueueFigures }) => {
  const { t } = useTranslation();
  const isAway = queue.waiting === null;
  return (
    <Card className="grid gap-5 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-ui font-[650]">{queue.name}</h3>
        {isAway && (
          <Badge tone="warning" icon={<Unplug aria-hidden />}>
            {t('admin.redisAway')}
          </Badge>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-5">
        <Figure label={t('admin.waiting')}>
          <Amount value={queue.waiting} />
        </Figure>
        <Figure label={t('admin.active')}>
          <Amount value={queue.active} />
        </Figure>
        <Figure label={t('admin.delayed')}>
          <Amount value={queue.delayed} />
        </Figure>
        <Figure label={t('admin.failedJobs')}>
          <Amount value={queue.failed} />
        </Figure>
        <Figure label={t('admin.oldestWait')}>
          <Wait ms={queue.oldestWaitMs} />
        </Figure>
      </dl>
      {isAway && <p className="text-small text-text-2">{t('admin.redisAwayText')}</p>}
    </Card>
  );
};

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-1">
    <dt className="text-small text-text-3">{label}</dt>
    <dd className="text-[1.5rem] leading-none font-[750] tracking-[-0.02em] tabular-nums">{children}</dd>
  </div>
);

const Wait = ({ ms }: { ms: number | null }) => {
  const format = useFormat();
  return ms === null ? <Amount value={null} /> : format.duration(ms);
};
