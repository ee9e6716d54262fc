import type { AspectRatio } from '@portada/contracts';
import { Alert, Button } from '@portada/ui';
import { useId } from 'react';
import { ApiError } from '../../../shared/api/client';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { currentLanguage } from '../../../shared/i18n/language';
import { registerMessages, useTranslation } from '../../../shared/i18n/translation';
import type { ModelChoice } from '../prompt/use-model-choice';
import { DraftSkeletons } from './draft-grid';
import { DraftOptions } from './draft-options';
import { draftsMessages } from './drafts.messages';
import type { Drafts, DraftsView } from './use-drafts';

registerMessages({ drafts: draftsMessages });

/** What the panel of the drafts shows. `onPick` is called with the id of a draft. */
export type DraftsPanelProps = {
  drafts: Drafts;
  ratio: AspectRatio;
  choice: ModelChoice;
  onPick: (id: string) => void;
};

/** The drafts of the prompt below the prompt field, with what they cannot show. */
export const DraftsPanel = ({ drafts, ratio, choice, onPick }: DraftsPanelProps) => {
  const { t } = useTranslation();
  const headingId = useId();
  const { view, chosen, more } = drafts;
  return (
    <section aria-labelledby={headingId} aria-busy={view.phase === 'loading'} className="grid gap-2.5">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={headingId} className="text-ui">
          {t('drafts.section')}
        </h3>
        <p role="status" className="sr-only">
          {view.phase === 'ready' && !view.isOld ? t('drafts.ready', { count: view.drafts.length }) : ''}
        </p>
        {view.phase === 'ready' && view.drafts.length > 0 && (
          <button
            type="button"
            onClick={more}
            className="min-h-6 text-small font-[600] text-accent-text underline underline-offset-4"
          >
            {t('drafts.more')}
          </button>
        )}
      </div>
      {view.phase === 'ready' && view.drafts.length > 0 ? (
        <DraftOptions drafts={view.drafts} ratio={ratio} chosen={chosen} onPick={onPick} />
      ) : (
        <WithoutDrafts view={view} ratio={ratio} />
      )}
      {view.phase === 'ready' ? (
        <Notes view={view} choice={choice} />
      ) : (
        view.phase === 'loading' && <p className="text-small text-text-3">{t('drafts.drawing')}</p>
      )}
    </section>
  );
};

const WithoutDrafts = ({ view, ratio }: { view: DraftsView; ratio: AspectRatio }) => {
  const { t } = useTranslation();
  switch (view.phase) {
    case 'hidden':
      return null;
    case 'loading':
      return <DraftSkeletons ratio={ratio} />;
    case 'offline':
      return <Sentence text={t('drafts.offline')} />;
    case 'ready':
      return <Sentence text={t('drafts.none')} />;
    case 'offered':
      return (
        <div>
          <Button variant="outline" size="small" onClick={view.show}>
            {t('drafts.show')}
          </Button>
        </div>
      );
    case 'failed':
      return <Failed error={view.error} retry={view.retry} />;
  }
};

const Sentence = ({ text }: { text: string }) => (
  <p role="status" className="text-small text-text-2">
    {text}
  </p>
);

const Failed = ({ error, retry }: { error: Error; retry: () => void }) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const isBusy = error instanceof ApiError && (error.status === 429 || error.status === 503);
  return (
    <Alert>
      <p>{isBusy ? t('drafts.busy') : t('drafts.failed', { reason: errorMessages.error(error) })}</p>
      <Button size="small" variant="outline" className="mt-3" onClick={retry}>
        {t('drafts.retry')}
      </Button>
    </Alert>
  );
};

type NotesProps = { view: Extract<DraftsView, { phase: 'ready' }>; choice: ModelChoice };

/** What the drafts cost, what they cannot show, and what else draws the image. */
const Notes = ({ view: { reading, drafts }, choice }: NotesProps) => {
  const { t } = useTranslation();
  const { chosen, models } = choice;
  const isStudio = chosen === null || chosen.id === 'studio';
  const canPhotograph = models.some(({ photographs }) => photographs);
  return (
    <div className="grid gap-1 text-small text-text-2">
      {drafts.length > 0 && <p className="text-text-3">{t('drafts.free')}</p>}
      {reading.notDrawn.length > 0 && (
        <p className="break-words">{t('drafts.notDrawn', { words: reading.notDrawn.join(', ') })}</p>
      )}
      {!isStudio && <p>{t('drafts.otherModel', { model: chosen.label[currentLanguage()] })}</p>}
      {reading.photographic && isStudio && (
        <p>{t(canPhotograph ? 'drafts.photo.models' : 'drafts.photo.alone')}</p>
      )}
    </div>
  );
};
