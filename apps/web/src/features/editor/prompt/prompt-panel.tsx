import { aspectRatios, colorPalettes, productConfig, moods, type Thumbnail } from '@portada/contracts';
import { Card, Field, RatioPicker, Select, TextArea, TextInput } from '@portada/ui';
import { type KeyboardEvent, type ReactNode, Suspense, lazy, useId, useRef, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { commandKey, hasKeyboard } from '../../../shared/device/keys';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { DraftsSection } from '../drafts/drafts-section';
import type { Drafts } from '../drafts/use-drafts';
import { BrandField } from './brand-field';
import { ElementsField } from './elements-field';
import { LetteringField } from './lettering-field';
import type { PromptForm } from './prompt-form';
import { PersonField } from './person-field';
import { PromptTips } from './prompt-tips';
import { Recognized } from './recognized';
import { ModelField } from './model-field';
import { StylePicker } from './style-picker';
import type { BrandChoice } from './use-brand-choice';
import type { ModelChoice } from './use-model-choice';
import { SeedField, VariantsField } from './variants-field';

const HeadlineIdeas = lazy(async () => ({ default: (await import('./headline-ideas')).HeadlineIdeas }));
const PromptIdeas = lazy(async () => ({ default: (await import('./ideas/prompt-ideas')).PromptIdeas }));
const ChannelField = lazy(async () => ({ default: (await import('./channels/channel-field')).ChannelField }));
const EarlierPromptsButton = lazy(async () => ({
  default: (await import('./earlier/earlier-prompts-button')).EarlierPromptsButton,
}));
const PlaceField = lazy(async () => ({ default: (await import('./place-field')).PlaceField }));

/** Message key for each aspect ratio. A ratio itself cannot be the key, because a key cannot contain a colon. */
const ratioNames = { '1:1': 'square', '4:3': 'classic', '16:9': 'video', '9:16': 'shorts' } as const;

/** Returns true for a thumbnail without prompt, draft and picture. */
const isNewThumbnail = ({ prompt, promptDraft, generatedImages }: Thumbnail): boolean =>
  prompt === null && promptDraft === null && generatedImages.length === 0;

type PromptPanelProps = {
  thumbnail: Thumbnail;
  form: PromptForm;
  /** Id of the `<form>` element. The submit button is outside of the form and refers to this id. */
  id: string;
  /** Credits that the user may spend; null while unknown. */
  credits: number | null;
  choice: ModelChoice;
  brand: BrandChoice;
  drafts: Drafts;
  /** Called when the creator picks a draft. @param id id of the draft */
  onPickDraft: (id: string) => void;
  /**
   * Called when the panel is submitted: on Enter in a single-line field, and on Ctrl+Enter or Cmd+Enter in any field.
   */
  onSubmit: () => void;
};

/** Prompt panel of the editor: prompt, settings, variants and seed. */
export const PromptPanel = ({
  thumbnail,
  form,
  id,
  credits,
  choice,
  brand,
  drafts,
  onPickDraft,
  onSubmit,
}: PromptPanelProps) => {
  const { t } = useTranslation();
  const headingId = useId();
  const ratio = useWatch({ control: form.control, name: 'aspectRatio' });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <Card className="p-5 sm:p-6">
      {/* The dialog of the button has a field of its own, whose Enter must not submit the form. */}
      <div className="flex flex-wrap items-center justify-between gap-2 pb-5">
        <h2 id={headingId} className="text-h3">
          {t('editor.prompt.section')}
        </h2>
        <Suspense fallback={null}>
          <EarlierPromptsButton form={form} choice={choice} brand={brand} />
        </Suspense>
      </div>
      {/*
       * The key handler implements the keyboard shortcut, which works in every field of the panel. The submit button has
       * the same effect.
       */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        id={id}
        aria-labelledby={headingId}
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        className="grid gap-6"
      >
        <Suspense fallback={null}>
          <ChannelField
            form={form}
            userId={thumbnail.userId}
            isNew={isNewThumbnail(thumbnail)}
            choice={choice}
            brand={brand}
          />
        </Suspense>
        <Description form={form}>
          <DraftsSection drafts={drafts} ratio={ratio} choice={choice} onPick={onPickDraft} />
          <Words form={form} drafts={drafts} choice={choice} />
        </Description>
        <Controller
          control={form.control}
          name="aspectRatio"
          render={({ field }) => (
            <RatioPicker
              label={t('editor.prompt.ratio')}
              options={aspectRatios.map((value) => ({
                value,
                label: value,
                hint: t(`editor.prompt.${ratioNames[value]}`),
              }))}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <Look form={form} canPhotograph={choice.chosen?.photographs === true} />
        <Suspense fallback={null}>
          <PlaceField form={form} />
        </Suspense>
        <div className="grid gap-4">
          <ElementsField form={form} name="elementsToInclude" />
          <ElementsField form={form} name="elementsToAvoid" />
        </div>
        <PersonField form={form} />
        <BrandField {...brand} />
        <ModelField choice={choice} />
        <VariantsField form={form} credits={credits} each={choice.each} />
        {choice.chosen?.seed !== false && <SeedField form={form} />}
      </form>
    </Card>
  );
};

/** The prompt, with what the server makes of it. @param children what is shown directly below the prompt */
const Description = ({ form, children }: { form: PromptForm; children: ReactNode }) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const prompt = useWatch({ control: form.control, name: 'prompt' });
  const promptField = useRef<HTMLTextAreaElement>(null);
  const { ref: registerField, ...registered } = form.register('prompt');
  /** The idea that was chosen last, so that another one can replace it while it is unchanged. */
  const [idea, setIdea] = useState<string | null>(null);
  const isEmpty = prompt.trim() === '';
  const put = (chosen: string) => {
    setIdea(chosen);
    form.setValue('prompt', chosen, { shouldDirty: true });
  };
  const choose = (chosen: string) => {
    put(chosen);
    form.setFocus('prompt');
  };
  const { min } = productConfig.prompt;
  return (
    <div className="grid gap-3">
      <Field
        label={t('editor.prompt.label')}
        aside={`${prompt.trim().length} / ${productConfig.prompt.max}`}
        hint={
          hasKeyboard()
            ? t('editor.prompt.hintKeys', { min, key: commandKey() })
            : t('editor.prompt.hint', { min })
        }
        error={errorMessages.field(form.formState.errors.prompt?.message)}
      >
        <TextArea
          rows={5}
          maxLength={productConfig.prompt.max}
          placeholder={t('editor.prompt.placeholder')}
          {...registered}
          ref={(element) => {
            registerField(element);
            promptField.current = element;
          }}
        />
      </Field>
      {(isEmpty || prompt === idea) && (
        <Suspense fallback={null}>
          <PromptIdeas isListed={isEmpty} onChoose={choose} onSurprise={put} />
        </Suspense>
      )}
      <div className="grid gap-6 py-2">{children}</div>
      <Recognized form={form} promptField={promptField} />
      <PromptTips />
    </div>
  );
};

/** Certainty from which on the words of a draft are drawn without a question. */
const certain = 0.6;

type WordsProps = { form: PromptForm; drafts: Drafts; choice: ModelChoice };

/** Field of the words in the image, with words to choose from. Without certain words of the prompt the field asks for them. */
const Words = ({ form, drafts: { view }, choice }: WordsProps) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const headline = useWatch({ control: form.control, name: 'headline' });
  const hooks = view.phase === 'ready' ? view.reading.hooks : [];
  const isAsking =
    view.phase === 'ready' && headline.trim() === '' && hooks.every(({ certainty }) => certainty < certain);
  return (
    <div className="grid gap-2">
      <Field
        label={t('editor.prompt.headline')}
        aside={t('editor.prompt.optional')}
        hint={
          isAsking ? (
            <span className="text-accent-text">{t('editor.prompt.headlineQuestion')}</span>
          ) : (
            t('editor.prompt.headlineHint')
          )
        }
        error={errorMessages.field(form.formState.errors.headline?.message)}
      >
        <TextInput
          maxLength={productConfig.headline.max}
          autoComplete="off"
          placeholder={t('editor.prompt.headlinePlaceholder')}
          {...form.register('headline')}
        />
      </Field>
      {hooks.length > 0 && (
        <Suspense fallback={null}>
          <HeadlineIdeas form={form} hooks={hooks} />
        </Suspense>
      )}
      <LetteringField choice={choice} />
    </div>
  );
};

const Look = ({ form, canPhotograph }: { form: PromptForm; canPhotograph: boolean }) => {
  const { t } = useTranslation();
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-4">
      <legend className="sr-only">{t('editor.prompt.look')}</legend>
      <div className="col-span-full min-w-0">
        <StylePicker form={form} canPhotograph={canPhotograph} />
      </div>
      <Field label={t('editor.prompt.mood')}>
        <Select {...form.register('mood')}>
          {moods.map((value) => (
            <option key={value} value={value}>
              {t(`lookNames.moods.${value}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('editor.prompt.palette')}>
        <Select {...form.register('colorPalette')}>
          {colorPalettes.map((value) => (
            <option key={value} value={value}>
              {t(`lookNames.palettes.${value}`)}
            </option>
          ))}
        </Select>
      </Field>
    </fieldset>
  );
};
