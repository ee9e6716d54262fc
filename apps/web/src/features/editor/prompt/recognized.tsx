import { productConfig } from '@portada/contracts';
import { type RefObject, useId } from 'react';
import { type Translate, useTranslation } from '../../../shared/i18n/translation';
import { ChipButton, type ChipLooks } from './chip-button';
import { type Chip, chipsOf, isNothing, unknownWords } from './chips';
import { hasElement } from './element-edits';
import type { PromptForm } from './prompt-form';
import { shortened, spanOf } from './prompt-span';
import { useElementToggle } from './use-element-toggle';
import { useUnderstanding } from './use-understanding';

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
  const { understood, refusal, isStudioFirst } = useUnderstanding(form);
  const recognition = isStudioFirst ? understood : null;
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

const looksOf = (chip: Chip, t: Translate): ChipLooks => {
  const { words } = chip;
  const leads = (tone: ChipLooks['tone'], text: string, action: string): ChipLooks => {
    const name = t('editor.recognized.action', { text, action });
    return { tone, sign: null, text, name, action: name };
  };
  const inPrompt = (text: string, tone: ChipLooks['tone'] = 'neutral') =>
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

const refusalClass = 'rounded-input bg-danger-soft p-3 text-small text-danger-text';
