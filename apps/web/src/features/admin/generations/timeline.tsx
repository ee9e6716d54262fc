import { type AdminAttempt, type AdminGenerationDetail, generationErrors } from '@portada/contracts';
import { Card } from '@portada/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../../shared/i18n/format';
import { currentLanguage } from '../../../shared/i18n/language';
import { useTranslation } from '../../../shared/i18n/translation';

/** One entry of the timeline; entries are sorted by `at`. */
type Entry = { key: string; at: string; content: ReactNode };

/** The events of a generation in the order of their times: acceptance, attempts, transfers of credits, actions, end. */
export const Timeline = ({ generation }: { generation: AdminGenerationDetail }) => {
  const { t } = useTranslation();
  const entries = useEntries(generation).toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <section aria-labelledby="timeline" className="grid gap-4">
      <h2 id="timeline" className="text-h3">
        {t('adminGenerations.timeline')}
      </h2>
      <Card>
        <ol className="divide-y divide-border">
          {entries.map(({ key, at, content }) => (
            <li
              key={key}
              className="grid gap-x-6 gap-y-1 px-5 py-3.5 sm:grid-cols-[14rem_minmax(0,1fr)] sm:px-6"
            >
              <Time at={at} />
              <div className="grid min-w-0 gap-1 text-ui">{content}</div>
            </li>
          ))}
        </ol>
      </Card>
      {generation.attempts.length === 0 && (
        <p className="text-small text-text-2">{t('adminGenerations.noAttempts')}</p>
      )}
    </section>
  );
};

/** Day, time and milliseconds, because several events can share a second. */
const Time = ({ at }: { at: string }) => {
  const format = useFormat();
  return (
    <time dateTime={at} className="text-small text-text-3 tabular-nums">
      {format.date(at)}, <span className="whitespace-nowrap">{format.preciseTime(at)}</span>
    </time>
  );
};

const useEntries = (generation: AdminGenerationDetail): Entry[] => {
  const { t } = useTranslation();
  const { createdAt, enqueuedAt, acceptedPosition, attempts, transfers, actions, finishedAt, status } =
    generation;
  const one = (key: string, at: string | null, content: ReactNode): Entry[] =>
    at === null ? [] : [{ key, at, content }];
  return [
    ...one('accepted', createdAt, t('adminGenerations.accepted', { place: acceptedPosition })),
    ...one('enqueued', enqueuedAt, t('adminGenerations.enqueued')),
    ...attempts.flatMap((attempt) =>
      one(`attempt-${attempt.number}`, attempt.startedAt, <Attempt attempt={attempt} />),
    ),
    ...transfers.flatMap(({ kind, credits, at }) =>
      one(`transfer-${kind}`, at, t(`adminGenerations.transfer.${kind}`, { count: credits })),
    ),
    ...actions.flatMap(({ action, reason, by, at }, index) =>
      one(
        `action-${index}`,
        at,
        t(`adminGenerations.action.${actionOf(action)}`, { name: by, reason: reason ?? '–' }),
      ),
    ),
    ...one(
      'ended',
      finishedAt,
      t('adminGenerations.settled', { status: t(`adminGenerations.statusOf.${status}`) }),
    ),
  ];
};

const actionOf = (action: string): 'cancel' | 'retry' | 'other' => {
  if (action === 'generation.cancel') return 'cancel';
  return action === 'generation.retry' ? 'retry' : 'other';
};

const sentenceOf = (code: string): string =>
  Object.hasOwn(generationErrors, code)
    ? generationErrors[code as keyof typeof generationErrors][currentLanguage()]
    : code;

const Attempt = ({ attempt }: { attempt: AdminAttempt }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { number, outcome, startedAt, endedAt, errorCode, workerId, model, providerJobId, requests } =
    attempt;
  const title = [
    t('adminGenerations.attempt', { number }),
    t(`adminGenerations.outcome.${outcome ?? 'running'}`),
    endedAt &&
      t('adminGenerations.took', { time: format.duration(Date.parse(endedAt) - Date.parse(startedAt)) }),
  ];
  const details = [
    workerId && t('adminGenerations.worker', { id: workerId }),
    model,
    providerJobId && t('adminGenerations.providerJob', { id: providerJobId }),
  ];
  return (
    <>
      <p className="font-[650]">{title.filter(Boolean).join(' · ')}</p>
      {errorCode && (
        <p className="text-small text-danger-text">
          {sentenceOf(errorCode)} <code>{errorCode}</code>
        </p>
      )}
      <p className="text-small break-all text-text-2">{details.filter(Boolean).join(' · ')}</p>
      {requests.length > 0 && (
        <ul className="grid gap-1 border-l-2 border-border pl-3">
          {requests.map((request) => (
            <Request key={request.startedAt} request={request} />
          ))}
        </ul>
      )}
    </>
  );
};

const Request = ({ request }: { request: AdminAttempt['requests'][number] }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { model, modelId, outcome, failureCode, message, costUsd, providerRequestId } = request;
  const parts = [
    t('adminGenerations.request', {
      model: modelId === null || modelId === model ? model : `${model} ${modelId}`,
    }),
    t(`adminGenerations.requestOutcome.${outcome}`),
    format.money(costUsd, 'usd', 4),
    failureCode,
    message,
    providerRequestId && t('adminGenerations.providerRequest', { id: providerRequestId }),
  ];
  return <li className="text-small break-words text-text-2">{parts.filter(Boolean).join(' · ')}</li>;
};
