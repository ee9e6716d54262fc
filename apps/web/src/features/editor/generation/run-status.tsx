import { cancelledSentence, type Thumbnail } from '@portada/contracts';
import { Alert, Button, buttonClass, Progress } from '@portada/ui';
import { Link } from 'react-router-dom';
import { ApiError } from '../../../shared/api/client';
import { currentLanguage } from '../../../shared/i18n/language';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { percentOf, useProgressText } from './progress-text';
import { withFullStop, useFailureMessage } from './failure-message';
import { LateNotice } from './late-notice';
import { Returned } from './returned';
import { isBusy, isPriceChange, type Run } from './run';
import type { RunControls } from './use-run';
import { VariantsStatus } from './variants-status';

/** Status of a generation: progress with a Cancel button while the generation is running, then its result. */
export const RunStatus = ({ thumbnail, controls }: { thumbnail: Thumbnail; controls: RunControls }) => {
  const { run, variants } = controls;
  if (variants.length > 1 && run.phase !== 'refused')
    return <VariantsStatus thumbnail={thumbnail} controls={controls} />;
  if (isBusy(run)) return <UnderWay controls={controls} />;
  switch (run.phase) {
    case 'failed':
    case 'refused':
      return <Ended run={run} again={controls.again} />;
    case 'cancelled':
      return (
        <p className="rounded-input bg-surface-2 px-4 py-3 text-small text-text-2">
          {cancelledSentence[currentLanguage()]}
        </p>
      );
    case 'succeeded':
      return <Returned generation={run.generation} />;
    case 'sending':
    case 'queued':
    case 'running':
    case 'none':
      return null;
  }
};

const UnderWay = ({ controls: { run, variants } }: { controls: RunControls }) => {
  const { t } = useTranslation();
  const words = useProgressText();
  const percent = percentOf(run);
  return (
    <section
      aria-label={t('editor.progress.label')}
      className="grid gap-3 rounded-card border border-border bg-surface p-4 sm:px-5"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="text-ui">{words.stage(run)}</p>
          <p className="min-h-[1.45em] text-small text-text-3 tabular-nums">
            {[words.engine(run), words.time(run)].filter((part) => part !== null).join(' · ')}
          </p>
        </div>
        {percent !== null && (
          <p className="shrink-0 text-h2 leading-none tabular-nums" aria-hidden>
            {percent}
            <span className="text-h3"> %</span>
          </p>
        )}
      </div>
      <div className="flex items-center gap-4">
        <Progress label={t('editor.progress.label')} value={percent} valueText={words.value(run)} />
        <Button
          variant="outline"
          size="small"
          className="shrink-0"
          busy={variants[0]?.isCancelling === true}
          busyLabel={t('editor.progress.cancelling')}
          onClick={variants[0]?.cancel}
        >
          {t('editor.progress.cancel')}
        </Button>
      </div>
      <LateNotice runs={[run]} />
    </section>
  );
};

type EndedProps = { run: Extract<Run, { phase: 'failed' | 'refused' }>; again: (() => void) | null };

const Ended = ({ run, again }: EndedProps) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const failedSentence = useFailureMessage();
  const isBroke =
    run.phase === 'refused' && run.error instanceof ApiError && run.error.code === 'insufficient_credits';
  const isRepriced = run.phase === 'refused' && isPriceChange(run.error);
  const isUncertain = run.phase === 'refused' && run.error instanceof ApiError && run.error.isPassing;
  const refused = t(isUncertain ? 'editor.generate.uncertain' : 'editor.generate.refused');
  return (
    <Alert>
      <p>
        {run.phase === 'failed'
          ? failedSentence(run.errorCode)
          : `${withFullStop(errorMessages.error(run.error))} ${isBroke ? '' : refused}`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {isBroke && (
          <Link to="/credits" className={buttonClass({ size: 'small' })}>
            {t('editor.generate.buyCredits')}
          </Link>
        )}
        {!isBroke && !isRepriced && again && (
          <Button size="small" onClick={again}>
            {t('editor.generate.tryAgain')}
          </Button>
        )}
      </div>
    </Alert>
  );
};
