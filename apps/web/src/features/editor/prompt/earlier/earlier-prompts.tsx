import { type EarlierPrompt, promptHistoryLimits, promptHistorySchema, styles } from '@portada/contracts';
import { Dialog, ErrorState, Field, TextInput, toast } from '@portada/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../shared/api/client';
import { useErrorMessages } from '../../../../shared/i18n/error-messages';
import { useFormat } from '../../../../shared/i18n/format';
import { useTranslation } from '../../../../shared/i18n/translation';
import { queryKeys } from '../../../../shared/query-keys';
import { applyValues } from '../apply-values';
import { type PromptForm, valuesOfRequest } from '../prompt-form';
import type { BrandChoice } from '../use-brand-choice';
import type { ModelChoice } from '../use-model-choice';
import { found } from './found';

type EarlierPromptsProps = {
  form: PromptForm;
  choice: ModelChoice;
  brand: BrandChoice;
  isOpen: boolean;
  onClose: () => void;
};

/** Dialog with the earlier prompts of the user, with a search. A click puts one into the form, with its settings. */
export const EarlierPrompts = ({ form, choice, brand, isOpen, onClose }: EarlierPromptsProps) => {
  const { t } = useTranslation();
  const use = ({ request }: EarlierPrompt) => {
    const [wasModel, wasBrand] = [choice.chosen, brand.isOn];
    const undo = applyValues(form, valuesOfRequest(request));
    if (request.model) choice.choose(request.model, request.quality ?? 'standard');
    brand.choose(request.brand === true);
    onClose();
    toast.success(t('earlierPrompts.used'), {
      action: {
        label: t('earlierPrompts.undo'),
        onClick: () => {
          undo();
          if (wasModel) choice.choose(wasModel.id, choice.quality);
          brand.choose(wasBrand);
        },
      },
    });
  };
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('earlierPrompts.title')} closeLabel={t('shared.close')}>
      <Found onUse={use} />
    </Dialog>
  );
};

const Found = ({ onUse }: { onUse: (prompt: EarlierPrompt) => void }) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const [words, setWords] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.earlierPrompts,
    queryFn: async ({ signal }) => (await api.get('/api/me/prompts', promptHistorySchema, { signal })).items,
    // Each opening shows the newest prompts.
    staleTime: 0,
  });
  if (error)
    return (
      <ErrorState
        title={t('earlierPrompts.failed')}
        text={errorMessages.error(error)}
        retryLabel={t('shared.retry')}
        onRetry={() => void refetch()}
      />
    );
  const prompts = found(data ?? [], words);
  const status =
    data === undefined
      ? t('earlierPrompts.loading')
      : data.length === 0
        ? t('earlierPrompts.none')
        : prompts.length === 0
          ? t('earlierPrompts.notFound')
          : null;
  return (
    <div className="grid gap-4">
      {data !== undefined && data.length > 0 && (
        <Field
          label={t('earlierPrompts.search')}
          hint={t('earlierPrompts.hint', { count: promptHistoryLimits.prompts })}
        >
          <TextInput
            type="search"
            maxLength={100}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
      )}
      <p role="status" className={status === null ? 'sr-only' : 'text-text-2'}>
        {status}
      </p>
      <ul className="grid gap-2">
        {prompts.map((one) => (
          <li key={one.generationId}>
            <Entry prompt={one} onUse={() => onUse(one)} />
          </li>
        ))}
      </ul>
    </div>
  );
};

const Entry = ({ prompt: { request, createdAt }, onUse }: { prompt: EarlierPrompt; onUse: () => void }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const known = styles.find((style) => style === request.style);
  const style = known ? t(`styleNames.${known}`) : request.style;
  return (
    <button
      type="button"
      aria-label={t('earlierPrompts.use', { prompt: request.prompt })}
      onClick={onUse}
      className="grid w-full gap-1 rounded-card border border-border bg-surface p-3 text-left hover:border-border-control"
    >
      <span className="line-clamp-3 break-words">{request.prompt}</span>
      {request.headline && (
        <span className="truncate text-small text-text-2">
          {t('earlierPrompts.headline', { headline: request.headline })}
        </span>
      )}
      <span className="text-micro font-[500] text-text-3 tabular-nums">
        {[style, request.aspectRatio, format.dateTime(createdAt)].join(' · ')}
      </span>
    </button>
  );
};
