import { type DraftReading, productConfig } from '@portada/contracts';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { registerMessages, useTranslation } from '../../../shared/i18n/translation';
import { draftsMessages } from '../drafts/drafts.messages';
import { ChipButton } from './chip-button';
import type { PromptForm } from './prompt-form';

registerMessages({ drafts: draftsMessages });

type HeadlineIdeasProps = { form: PromptForm; hooks: DraftReading['hooks'] };

/**
 * Words that the prompt suggests, the most certain first, each as a chip that puts them into the field of the creator's own
 * words. A second click on the chip, or a click on "Put back", restores the text that the field had before.
 */
export const HeadlineIdeas = ({ form, hooks }: HeadlineIdeasProps) => {
  const { t } = useTranslation();
  const labelId = useId();
  /** The creator's own text before the first click; null if no idea is in the field. */
  const [own, setOwn] = useState<string | null>(null);
  const headline = useWatch({ control: form.control, name: 'headline' });
  const ideas = hooks.map(({ text }) => text.slice(0, productConfig.headline.max));
  const put = (text: string) => form.setValue('headline', text, { shouldDirty: true, shouldValidate: true });
  const isIdea = ideas.includes(headline);
  const restore = () => {
    put(own ?? '');
    setOwn(null);
  };
  const choose = (idea: string) => {
    if (idea === headline) return restore();
    if (!isIdea || own === null) setOwn(headline);
    put(idea);
  };
  if (ideas.length === 0) return null;
  const clear = own === null || own.trim() === '' ? t('drafts.words.clear') : null;
  return (
    <div role="group" aria-labelledby={labelId} className="flex flex-wrap items-center gap-1.5">
      <span id={labelId} className="w-full text-small text-text-2">
        {t('drafts.words.section')}
      </span>
      {ideas.map((idea) => (
        <ChipButton
          key={idea}
          tone={idea === headline ? 'accent' : 'neutral'}
          sign={idea === headline ? '×' : null}
          text={idea}
          name={t('drafts.words.use', { words: idea })}
          action={
            idea === headline
              ? (clear ?? t('drafts.words.putBack', { words: own ?? '' }))
              : t('drafts.words.use', { words: idea })
          }
          isPressed={idea === headline}
          onClick={() => choose(idea)}
        />
      ))}
      {isIdea && own !== null && own.trim() !== '' && (
        <ChipButton
          tone="warning"
          sign={null}
          text={t('drafts.words.putBack', { words: own })}
          name={t('drafts.words.putBack', { words: own })}
          action={t('drafts.words.putBack', { words: own })}
          onClick={restore}
        />
      )}
    </div>
  );
};
