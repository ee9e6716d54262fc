import { productConfig } from '@portada/contracts';
import { Button } from '@portada/ui';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { registerMessages, useTranslation } from '../../../shared/i18n/translation';
import { ChipButton } from './chip-button';
import type { PromptForm } from './prompt-form';
import { proposalMessages } from './proposals.messages';
import { useUnderstanding } from './use-understanding';

registerMessages({ proposals: proposalMessages });

/**
 * Headlines that the prompt suggests, each as a chip that puts it into the headline field. A second click on the chip, or
 * a click on "Put back", restores the text that the field had before. Nothing is shown without a valid prompt.
 */
export const HeadlineIdeas = ({ form }: { form: PromptForm }) => {
  const { t } = useTranslation();
  const labelId = useId();
  // The prompt may have been typed before this part of the page was loaded.
  const [isAsked, setAsked] = useState(
    () => form.getValues('prompt') !== form.formState.defaultValues?.prompt,
  );
  /** The creator's own text before the first click; null if no idea is in the field. */
  const [own, setOwn] = useState<string | null>(null);
  const headline = useWatch({ control: form.control, name: 'headline' });
  const { understood, isWaiting } = useUnderstanding(form, isAsked);
  const ideas = understood?.understanding.proposals.headlines ?? [];
  const put = (text: string) => form.setValue('headline', text, { shouldDirty: true, shouldValidate: true });
  const isIdea = ideas.includes(headline);
  const restore = () => {
    put(own ?? '');
    setOwn(null);
  };
  const choose = (idea: string) => {
    if (idea === headline) return restore();
    if (!isIdea || own === null) setOwn(headline);
    put(idea.slice(0, productConfig.headline.max));
  };
  if (isWaiting)
    return (
      <div>
        <Button variant="outline" size="small" onClick={() => setAsked(true)}>
          {t('proposals.suggest')}
        </Button>
      </div>
    );
  if (ideas.length === 0) return null;
  return (
    <div role="group" aria-labelledby={labelId} className="flex flex-wrap items-center gap-1.5">
      <span id={labelId} className="w-full text-small text-text-2">
        {t('proposals.headlines')}
      </span>
      {ideas.map((idea) => (
        <ChipButton
          key={idea}
          tone={idea === headline ? 'accent' : 'neutral'}
          sign={idea === headline ? '×' : null}
          text={idea}
          name={t('proposals.use', { headline: idea })}
          action={idea === headline ? putBackName(own, t) : t('proposals.use', { headline: idea })}
          isPressed={idea === headline}
          onClick={() => choose(idea)}
        />
      ))}
      {isIdea && own !== null && own.trim() !== '' && (
        <ChipButton
          tone="warning"
          sign={null}
          text={t('proposals.putBack', { headline: own })}
          name={t('proposals.putBack', { headline: own })}
          action={t('proposals.putBack', { headline: own })}
          onClick={restore}
        />
      )}
    </div>
  );
};

/** Tooltip of a chosen chip: what its next click puts into the field. */
const putBackName = (own: string | null, t: ReturnType<typeof useTranslation>['t']): string =>
  own === null || own.trim() === '' ? t('proposals.clear') : t('proposals.putBack', { headline: own });
