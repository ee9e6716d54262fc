import { generateImageSchema, productConfig, promptUnderstandingSchema } from '@portada/contracts';
import { classNames } from '@portada/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ApiError, api } from '../../../shared/api/client';
import { configQuery } from '../../../shared/config/config';
import { type Translate, useTranslation } from '../../../shared/i18n/translation';
import { queryKeys } from '../../../shared/query-keys';
import { type Chip, type Recognition, chipsOf, isNothing, unknownWords } from './chips';
import { hasElement } from './element-edits';
import { type PromptForm, splitElements } from './prompt-form';
import { shortened, spanOf } from './prompt-span';
import { useElementToggle } from './use-element-toggle';

/** Pause in ms after the last change before the prompt is sent to `/api/understand`. */
const typingMs = 400;

type RecognizedProps = {
  form: PromptForm;
  /** Ref to the text field of the prompt, which gets the focus after a click on a chip. */
  promptField: RefObject<HTMLTextAreaElement | null>;
};

/**
 * Shows the parts of the prompt that the built-in image model recognizes, as chips that change while the creator
 * types. A click on a thing excludes the thing from the picture, a click on an unknown word writes the word in the
 * picture; a second click undoes the first click. A click on any other chip moves the focus to the words of the
 * chip. No chips are shown for other image models, before the first change, and while `/api/understand` does not
 * respond: the prompt can be generated in any case. If the server would refuse the prompt, the reason is shown instead of
 * the chips.
 */
export const Recognized = ({ form, promptField }: RecognizedProps) => {
  const { t } = useTranslation();
  const headingId = useId();
  const { recognition, refusal } = useRecognized(form);
  const avoidance = useElementToggle(form, 'elementsToAvoid');
  const inclusion = useElementToggle(form, 'elementsToInclude');
  // The live region exists before its text, so that screen readers announce the text.
  if (recognition === null)
    return (
      <p role="status" className={refusal === null ? undefined : refusalClass}>
        {refusal}
      </p>
    );
  const { understanding } = recognition;
  const prompt = form.getValues('prompt');
  const chips = chipsOf(recognition, prompt, avoidance);
  const isEmpty = isNothing(understanding, chips);
  const click = (chip: Chip) => {
    if (chip.kind === 'thing') avoidance.toggle(chip.words);
    else if (chip.kind === 'avoided') form.setFocus('elementsToAvoid');
    else if (chip.kind === 'headline') goToHeadline(form, chip.words);
    else goToWords(promptField.current, chip.words);
  };
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-2">
      <h3 id={headingId} className="text-small text-text-2">
        {t(isEmpty ? 'editor.recognized.nothing' : 'editor.recognized.section')}
      </h3>
      {!isEmpty && (
        <ul className="flex flex-wrap gap-1.5">
          {chips.map((chip) => (
            <li key={chip.key} className="min-w-0 max-w-full">
              <ChipButton {...looksOf(chip, t)} onClick={() => click(chip)} />
            </li>
          ))}
        </ul>
      )}
      <UnknownWords
        words={unknownWords(understanding.unknown, prompt, inclusion.clicked)}
        written={inclusion.elements}
        onClick={inclusion.toggle}
      />
    </section>
  );
};

type UnknownWordsProps = {
  words: readonly string[];
  /** The elements to include in the picture. An element without a known drawing is written as text. */
  written: readonly string[];
  onClick: (word: string) => void;
};

const UnknownWords = ({ words, written, onClick }: UnknownWordsProps) => {
  const { t } = useTranslation();
  const labelId = useId();
  if (words.length === 0) return null;
  return (
    <div role="group" aria-labelledby={labelId} className="flex flex-wrap items-center gap-1.5">
      <span id={labelId} className="text-small text-text-2">
        {t('editor.recognized.unknown')}
      </span>
      {words.map((word) => {
        const isWritten = hasElement(written, word);
        const name = t('editor.recognized.write', { word });
        return (
          <ChipButton
            key={word}
            tone={isWritten ? 'accent' : 'warning'}
            sign={isWritten ? '×' : '+'}
            text={word}
            name={name}
            action={isWritten ? t('editor.recognized.unwrite', { word }) : name}
            isPressed={isWritten}
            onClick={() => onClick(word)}
          />
        );
      })}
    </div>
  );
};

/** Moves the focus to the prompt and selects words of the prompt, so that the creator can change the words. */
const goToWords = (field: HTMLTextAreaElement | null, words: string): void => {
  const span = field && spanOf(field.value, words);
  // A browser scrolls to the selection when the field gets the focus, so the words are selected before the focus moves.
  if (span) field.setSelectionRange(span.start, span.end);
  field?.focus();
};

/**
 * Moves the focus to the headline field. If the field is empty, the recognized headline of the picture is filled
 * in.
 */
const goToHeadline = (form: PromptForm, headline: string): void => {
  if (form.getValues('headline').trim() === '') {
    const text = shortened(headline, productConfig.headline.max);
    form.setValue('headline', text, { shouldDirty: true, shouldValidate: true });
  }
  form.setFocus('headline');
};

type Looks = {
  tone: keyof typeof tones;
  /** Sign on the chip for the effect of a click; null for chips that move the focus to a field. */
  sign: '×' | '+' | null;
  /** Visible text of the chip, such as the words that the image model recognized in the prompt. */
  text: string;
  /**
   * Accessible name, which contains the text of the chip and the effect of a click. The name does not change when the
   * chip is pressed.
   */
  name: string;
  /** Tooltip with the effect of the next click on the chip. */
  action: string;
  /** True if a toggle chip is pressed; undefined for chips that move the focus to a field. */
  isPressed?: boolean;
  isStruck?: boolean;
};

const tones = {
  neutral: 'bg-surface-3 text-text-2',
  ink: 'bg-primary text-on-primary',
  accent: 'bg-accent-soft text-accent-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
};

const looksOf = (chip: Chip, t: Translate): Looks => {
  const { words } = chip;
  const leads = (tone: Looks['tone'], text: string, action: string): Looks => {
    const name = t('editor.recognized.action', { text, action });
    return { tone, sign: null, text, name, action: name };
  };
  const inPrompt = (text: string, tone: Looks['tone'] = 'neutral') =>
    leads(tone, text, t('editor.recognized.changeInPrompt'));
  switch (chip.kind) {
    case 'thing': {
      const { side, isLeftOut } = chip;
      const text = side ? t('editor.recognized.side', { number: side.number, thing: side.name }) : words;
      const name = t('editor.recognized.leaveOut', { thing: text });
      return {
        tone: isLeftOut ? 'neutral' : 'accent',
        sign: isLeftOut ? '+' : '×',
        text,
        name,
        action: isLeftOut ? t('editor.recognized.show', { thing: text }) : name,
        isPressed: isLeftOut,
        isStruck: isLeftOut,
      };
    }
    case 'side':
      return inPrompt(t('editor.recognized.side', { number: chip.number, thing: words }));
    case 'place':
      return inPrompt(t('editor.recognized.place', { place: words }));
    case 'person':
    case 'people':
      return inPrompt(t(`editor.recognized.${chip.kind}`));
    case 'mood':
      return inPrompt(t('editor.recognized.mood', { mood: words }));
    case 'layout':
      return inPrompt(t('editor.recognized.layout', { layout: words }));
    case 'number':
      return inPrompt(words);
    case 'without':
      return inPrompt(t('editor.recognized.without', { thing: words }), 'danger');
    case 'avoided':
      return leads(
        'danger',
        t('editor.recognized.without', { thing: words }),
        t('editor.recognized.changeAvoided'),
      );
    case 'headline':
      return leads(
        'ink',
        t('editor.recognized.headline', { headline: words }),
        t('editor.recognized.changeHeadline'),
      );
  }
};

const ChipButton = ({
  tone,
  sign,
  text,
  name,
  action,
  isPressed,
  isStruck = false,
  onClick,
}: Looks & { onClick: () => void }) => (
  <button
    type="button"
    title={action}
    aria-label={name}
    aria-pressed={isPressed}
    onClick={onClick}
    className={classNames(
      'pt-edge inline-flex h-6 max-w-full items-center gap-1 rounded-chip px-2 text-micro pointer-coarse:h-11',
      tones[tone],
    )}
  >
    <span className={classNames('truncate', isStruck && 'line-through')}>{text}</span>
    {sign !== null && <span aria-hidden>{sign}</span>}
  </button>
);

const refusalClass = 'rounded-input bg-danger-soft p-3 text-small text-danger-text';

/**
 * Returns the recognized parts of the newest valid prompt, null without a valid prompt, and the reason for which the
 * server would refuse the prompt, null if it would not.
 */
const useRecognized = (form: PromptForm): { recognition: Recognition | null; refusal: string | null } => {
  const request = useSettled(useRequestText(form));
  const models = useQuery({ ...configQuery, enabled: request !== null }).data?.imageModels;
  const { data, error } = useQuery({
    queryKey: queryKeys.recognized(request),
    queryFn: ({ signal }) => recognize(request ?? '', signal),
    enabled: request !== null && models !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (request === null || error !== null)
    return { recognition: null, refusal: isRefusal(error) ? error.message : null };
  return { recognition: models?.[0] === 'studio' ? (data ?? null) : null, refusal: null };
};

const isRefusal = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.code === 'prompt_refused';

const recognize = async (request: string, signal: AbortSignal): Promise<Recognition> => {
  const body = generateImageSchema.parse(JSON.parse(request));
  const understanding = await api.post('/api/understand', body, promptUnderstandingSchema, { signal });
  return { understanding, avoided: body.elementsToAvoid };
};

/** Returns the body of the request to `/api/understand` as JSON; empty while the prompt is too short. */
const useRequestText = (form: PromptForm): string => {
  const [prompt, headline, include, avoid] = useWatch({
    control: form.control,
    name: ['prompt', 'headline', 'elementsToInclude', 'elementsToAvoid'],
  });
  const request = generateImageSchema.safeParse({
    prompt,
    ...(headline.trim() !== '' && { headline }),
    elementsToInclude: splitElements(include),
    elementsToAvoid: splitElements(avoid),
  });
  return request.success ? JSON.stringify(request.data) : '';
};

/**
 * Returns a text when the text has not changed for `typingMs` milliseconds; null before the first change and while
 * the text is empty.
 */
const useSettled = (text: string): string | null => {
  const [first] = useState(text);
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    if (text === first && settled === null) return;
    const timer = setTimeout(() => setSettled(text === '' ? null : text), typingMs);
    return () => clearTimeout(timer);
  }, [text, first, settled]);
  return settled;
};
