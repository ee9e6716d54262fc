import type { AdminOverview } from '@portada/contracts';
import { Badge, Button, Card } from '@portada/ui';
import { Pause, Unplug } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../../shared/i18n/format';
import { useTranslation } from '../../../shared/i18n/translation';
import { Amount } from '../amount';
import { QueueSwitchDialog } from './queue-switch-dialog';

type QueueFigures = AdminOverview['queues'][number];

/** The queues with their job counts in Redis. */
export const Queues = ({ queues }: { queues: readonly QueueFigures[] }) => {
  const { t } = useTranslation();
  const [question, setQuestion] = useState<QueueFigures | null>(null);
  return (
    <section aria-labelledby="queues" className="grid gap-4">
      <h2 id="queues" className="text-h3">
        {t('admin.queues')}
      </h2>
      {queues.map((queue) => (
        <Queue key={queue.name} queue={queue} onSwitch={() => setQuestion(queue)} />
      ))}
      <QueueSwitchDialog queue={question} onClose={() => setQuestion(null)} />
    </section>
  );
};

const Queue = ({ queue, onSwitch }: { queue: QueueFigures; onSwitch: () => void }) => {
  const { t } = useTranslation();
  const isAway = queue.waiting === null;
  const word = queue.isPaused === true ? 'resume' : 'pause';
  return (
    <Card className="grid gap-5 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <h3 className="text-ui font-[650]">{queue.name}</h3>
          {queue.isPaused === true && (
            <Badge tone="warning" icon={<Pause aria-hidden />}>
              {t('admin.paused')}
            </Badge>
          )}
        </div>
        {queue.isPaused !== null && (
          <Button
            variant="outline"
            size="small"
            aria-label={t(`admin.${word}Of`, { name: queue.name })}
            onClick={onSwitch}
          >
            {t(`admin.${word}`)}
          </Button>
        )}
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
