import type { AdminModel } from '@portada/contracts';
import { Badge, Button, Card } from '@portada/ui';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../shared/i18n/format';
import { useTranslation } from '../../../shared/i18n/translation';
import { Amount } from '../amount';
import { StateByWorker } from './state-by-worker';
import { stateTones } from './state-tones';

type ModelProps = { model: AdminModel };

/** One image model for administrators. `onSwitch` asks for a switch of the model. */
export const ModelCard = ({ model, onSwitch }: ModelProps & { onSwitch: () => void }) => {
  const { t } = useTranslation();
  const { name, switched } = model;
  const isEnabled = switched?.isEnabled ?? true;
  return (
    <Card className="grid divide-y divide-border">
      <div className="grid gap-5 p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div className="grid min-w-0 gap-1.5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <h3 className="text-ui font-[650] break-all">{name}</h3>
              <State model={model} />
            </div>
            <Description model={model} />
          </div>
          <Button
            variant="outline"
            aria-label={t(isEnabled ? 'models.disableOf' : 'models.enableOf', { name })}
            onClick={onSwitch}
          >
            {t(isEnabled ? 'models.disable' : 'models.enable')}
          </Button>
        </div>
        <Figures model={model} />
        <Switched switched={switched} />
      </div>
      <StateByWorker model={model} />
      <Failures model={model} />
    </Card>
  );
};

const State = ({ model: { state, waitMs, switched } }: ModelProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      {switched?.isEnabled === false && <Badge tone="warning">{t('models.off')}</Badge>}
      <Badge tone={stateTones[state]}>{t(`models.state.${state}`)}</Badge>
      {waitMs !== null && (
        <span className="text-small text-text-2">
          {t('models.wait', { time: format.duration(Math.max(1000, waitMs)) })}
        </span>
      )}
    </>
  );
};

/** The provider's name of the model, the number of workers, and what the model can do. */
const Description = ({ model: { name, modelId, workers, concurrency, capabilities } }: ModelProps) => {
  const { t } = useTranslation();
  const { progress, previews, seed, resume, text } = capabilities;
  const parts = [
    ...(modelId === null || modelId === name ? [] : [modelId]),
    t('models.workers', { count: workers }),
    ...(concurrency === null ? [] : [t('models.atOnce', { count: concurrency })]),
    t(`models.progress.${progress}`),
    ...(previews ? [t('models.previews')] : []),
    ...(seed ? [t('models.seed')] : []),
    ...(resume ? [t('models.resume')] : []),
    t(`models.text.${text}`),
  ];
  return <p className="text-small text-text-2">{parts.join(' · ')}</p>;
};

const Figures = ({ model }: ModelProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { lastDay, running, waiting, isPriced } = model;
  // Images of a model with a known price cost more than nothing.
  const isUnknown = lastDay.done > 0 && lastDay.costUsd === 0;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 lg:grid-cols-5">
      <Figure label={t('models.spent')} note={<Budget model={model} />}>
        {!isPriced && t('models.free')}
        {isPriced && (isUnknown ? t('models.priceUnknown') : format.money(model.spentUsd, 'USD'))}
      </Figure>
      <Figure
        label={t('models.images')}
        note={isPriced && !isUnknown && t('models.cost', { amount: format.money(lastDay.costUsd, 'USD') })}
      >
        <Amount value={lastDay.done} />
      </Figure>
      <Figure
        label={t('models.failures')}
        note={lastDay.unknown > 0 && t('models.unknown', { count: lastDay.unknown })}
      >
        <Amount value={lastDay.failed} />
      </Figure>
      <Figure label={t('models.median')}>
        {lastDay.medianMs === null ? <Amount value={null} /> : format.duration(lastDay.medianMs)}
      </Figure>
      <Figure label={t('models.now')} note={waiting > 0 && t('models.nowWaiting', { count: waiting })}>
        <Amount value={running} />
      </Figure>
    </dl>
  );
};

const Budget = ({ model: { isPriced, budgetUsd } }: ModelProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  if (!isPriced) return null;
  return budgetUsd === null
    ? t('models.noBudget')
    : t('models.ofBudget', { budget: format.money(budgetUsd, 'USD') });
};

type FigureProps = { label: string; note?: ReactNode; children: ReactNode };

const Figure = ({ label, note, children }: FigureProps) => (
  <div className="grid content-start gap-1">
    <dt className="text-small text-text-3">{label}</dt>
    <dd className="grid gap-1">
      <span className="text-[1.5rem] leading-none font-[750] tracking-[-0.02em] tabular-nums">
        {children}
      </span>
      {note && <span className="text-small text-text-3 tabular-nums">{note}</span>}
    </dd>
  </div>
);

const Switched = ({ switched }: { switched: AdminModel['switched'] }) => {
  const { t } = useTranslation();
  const format = useFormat();
  if (!switched) return null;
  const { isEnabled, by: name, at, reason } = switched;
  return (
    <p className="text-small break-words text-text-2">
      {t(isEnabled ? 'models.switchedOn' : 'models.switchedOff', {
        name,
        time: format.dateTime(at),
        reason,
      })}
    </p>
  );
};

/** The last failures of the model; an alarm says what the operator has to do. */
const Failures = ({ model: { name, failures } }: ModelProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  if (failures.length === 0) return null;
  return (
    <div className="grid gap-2 px-5 py-4">
      <h4 className="text-small font-[650]">{t('models.lastFailures')}</h4>
      <ul aria-label={`${t('models.lastFailures')}: ${name}`} className="grid gap-2">
        {failures.map(({ at, code, alarm, message }) => (
          <li
            key={at}
            className="grid gap-x-6 gap-y-0.5 text-small text-text-2 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span className="min-w-0 break-words">
              {alarm && (
                <span className="flex items-start gap-1.5 font-[550] text-danger-text">
                  <TriangleAlert className="mt-[0.15em] size-[1.1em] shrink-0" aria-hidden />
                  {t(`models.alarm.${alarm}`)}
                </span>
              )}
              {code} · {message}
            </span>
            <time dateTime={at} className="text-text-3 tabular-nums">
              {format.dateTime(at)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
};
