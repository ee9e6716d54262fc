import type { AdminModel, ModelOfWorker } from '@portada/contracts';
import { Badge } from '@portada/ui';
import { ChevronDown } from 'lucide-react';
import { useFormat } from '../../../shared/i18n/format';
import { useTranslation } from '../../../shared/i18n/translation';
import { stateTones } from './state-tones';

/**
 * The state of an image model in each worker, in a `<details>` element. One worker alone has the state of the card, and
 * has no list. The list is open if a worker cannot request images.
 */
export const StateByWorker = ({ model: { name, byWorker } }: { model: AdminModel }) => {
  const { t } = useTranslation();
  if (byWorker.length < 2) return null;
  return (
    <details className="group" open={byWorker.some(({ state }) => state !== 'closed')}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 px-5 py-2 text-small font-[650] [&::-webkit-details-marker]:hidden">
        {t('models.byWorker')}
        <ChevronDown
          className="size-5 shrink-0 text-text-3 transition-[rotate] duration-(--enter) group-open:rotate-180"
          aria-hidden
        />
      </summary>
      <ul aria-label={t('models.byWorkerOf', { name })} className="grid gap-2.5 px-5 pb-4">
        {byWorker.map((one) => (
          <Row key={one.worker} one={one} />
        ))}
      </ul>
    </details>
  );
};

const Row = ({ one: { worker, state, isAdopted, waitMs, running, waiting } }: { one: ModelOfWorker }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const notes = [
    ...(isAdopted ? [t('models.adopted')] : []),
    ...(waitMs === null ? [] : [t('models.wait', { time: format.duration(Math.max(1000, waitMs)) })]),
    ...(running > 0 ? [t('models.nowRunning', { count: running })] : []),
    ...(waiting > 0 ? [t('models.nowWaiting', { count: waiting })] : []),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-2 tabular-nums">
      <span className="text-text" title={worker}>
        {t('measurements.worker', { id: worker.slice(0, 8) })}
      </span>
      <Badge tone={stateTones[state]}>{t(`models.state.${state}`)}</Badge>
      {notes.join(' · ')}
    </li>
  );
};
