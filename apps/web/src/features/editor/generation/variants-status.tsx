import { cancelledSentence } from '@portada/contracts';
import { Alert, Button, Progress } from '@portada/ui';
import { CircleCheck } from 'lucide-react';
import { currentLanguage } from '../../../shared/i18n/language';
import { useTranslation } from '../../../shared/i18n/translation';
import { useFailureMessage } from './failure-message';
import { percentOf, useProgressText } from './progress-text';
import { isBusy } from './run';
import type { RunControls, Variant } from './use-run';

/**
 * Status of a request for several pictures: a row for each picture until all pictures are finished, then the
 * failures.
 */
export const VariantsStatus = ({ controls }: { controls: RunControls }) =>
  controls.isBusy ? <Rows variants={controls.variants} /> : <Ends controls={controls} />;

const Rows = ({ variants }: { variants: readonly Variant[] }) => {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t('request.variants.progress')}
      className="rounded-card border border-border bg-surface px-4 sm:px-5"
    >
      <ol className="list-none divide-y divide-border">
        {variants.map((variant, index) => (
          // The index is a stable React key, because the variants of a request keep their order.
          <Row key={index} variant={variant} number={index + 1} count={variants.length} />
        ))}
      </ol>
    </section>
  );
};

type RowProps = { variant: Variant; number: number; count: number };

const Row = ({ variant: { run, cancel, isCancelling }, number, count }: RowProps) => {
  const { t } = useTranslation();
  const words = useProgressText();
  const percent = percentOf(run);
  const name = t('request.variants.imageOf', { number, count });
  return (
    <li className="grid gap-2 py-3">
      <div className="flex min-h-9 items-center justify-between gap-4">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-small">
          <span className="font-[600]">{name}</span> <State variant={{ run }} />
        </p>
        {isBusy(run) && (
          <Button
            variant="ghost"
            size="small"
            className="-mr-3 shrink-0"
            aria-label={t('request.variants.cancelOf', { number })}
            busy={isCancelling}
            onClick={cancel}
          >
            {t('editor.progress.cancel')}
          </Button>
        )}
      </div>
      {isBusy(run) && <Progress label={name} value={percent} valueText={words.value(run)} />}
    </li>
  );
};

/** Status of one variant of a request as text. */
const State = ({ variant: { run } }: { variant: Pick<Variant, 'run'> }) => {
  const { t } = useTranslation();
  const words = useProgressText();
  const failedSentence = useFailureMessage();
  if (run.phase === 'failed') {
    return <span className="text-danger-text">{failedSentence(run.errorCode)}</span>;
  }
  if (run.phase === 'cancelled') {
    return <span className="text-text-2">{cancelledSentence[currentLanguage()]}</span>;
  }
  if (run.phase === 'succeeded') {
    return (
      <span className="inline-flex items-center gap-1.5 text-success-text">
        <CircleCheck className="size-4" aria-hidden />
        {t('request.variants.arrived')}
      </span>
    );
  }
  return <span className="text-text-2 tabular-nums">{words.value(run)}</span>;
};

/** Result after all variants of a request have ended: failed variants with reasons, and cancelled variants. */
const Ends = ({ controls: { variants, again } }: { controls: RunControls }) => {
  const { t } = useTranslation();
  const failedSentence = useFailureMessage();
  const failures = variants.flatMap(({ run }, index) =>
    run.phase === 'failed'
      ? [t('request.variants.failed', { number: index + 1, message: failedSentence(run.errorCode) })]
      : [],
  );
  const isAnyCancelled = variants.some(({ run }) => run.phase === 'cancelled');
  return (
    <>
      {failures.length > 0 && (
        <Alert>
          {failures.map((failure) => (
            <p key={failure}>{failure}</p>
          ))}
          {again && (
            <Button size="small" className="mt-3" onClick={again}>
              {t('editor.generate.tryAgain')}
            </Button>
          )}
        </Alert>
      )}
      {isAnyCancelled && (
        <p className="rounded-input bg-surface-2 px-4 py-3 text-small text-text-2">
          {cancelledSentence[currentLanguage()]}
        </p>
      )}
    </>
  );
};
