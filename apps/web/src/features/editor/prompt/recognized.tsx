import { type PromptUnderstanding, generateImageSchema, promptUnderstandingSchema } from '@portada/contracts';
import { Badge, classNames } from '@portada/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '../../../shared/api/client';
import { configQuery } from '../../../shared/config/config';
import { useTranslation } from '../../../shared/i18n/translation';
import { queryKeys } from '../../../shared/query-keys';
import { type PromptForm, splitElements } from './prompt-form';

/** Pause in ms after the last change before the prompt is sent to be understood. */
const typingMs = 400;

type ElementsName = 'elementsToInclude' | 'elementsToAvoid';

/**
 * Shows what the built-in image model recognizes in the prompt, as chips that change while the creator types. A click
 * on a recognized thing excludes it from the picture; a click on an unknown word writes the word in the picture.
 * Nothing is shown for other image models, before the first change, and while the service does not answer: the prompt
 * can be generated in any case.
 */
export const Recognized = ({ form }: { form: PromptForm }) => {
  const { t } = useTranslation();
  const headingId = useId();
  const recognized = useRecognized(form);
  if (recognized === null) return null;
  const add = (name: ElementsName, word: string) => {
    const elements = splitElements(form.getValues(name));
    form.setValue(name, [...new Set([...elements, word])].join(', '), {
      shouldDirty: true,
      shouldValidate: true,
    });
  };
  const isEmpty = isNothing(recognized);
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h3 id={headingId} className="text-small text-text-2">
        {t(isEmpty ? 'editor.recognized.nothing' : 'editor.recognized.section')}
      </h3>
      {!isEmpty && <Chips recognized={recognized} prompt={form.getValues('prompt')} onAdd={add} />}
      {recognized.unknown.length > 0 && (
        <div className="flex flex-wrap items-center gap-1.5">
          <span className="text-small text-text-2">{t('editor.recognized.unknown')}</span>
          {recognized.unknown.map((word) => (
            <ChipButton
              key={word}
              tone="warning"
              sign="+"
              label={t('editor.recognized.write', { word })}
              onClick={() => add('elementsToInclude', word)}
            >
              {word}
            </ChipButton>
          ))}
        </div>
      )}
    </section>
  );
};

const isNothing = ({ subjects, place, people, numbers, headline, unknown }: PromptUnderstanding): boolean =>
  subjects.length + numbers.length === 0 &&
  place === null &&
  people === null &&
  (headline === null || unknown.length > 0);

type ChipsProps = {
  recognized: PromptUnderstanding;
  prompt: string;
  onAdd: (name: ElementsName, word: string) => void;
};

const Chips = ({ recognized, prompt, onAdd }: ChipsProps) => {
  const { t } = useTranslation();
  const { subjects, place, people, numbers, avoid, headline } = recognized;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {subjects
        .filter(({ crossedOut }) => !crossedOut)
        .map(({ words }) => (
          <li key={words}>
            <ChipButton
              tone="accent"
              sign="×"
              label={t('editor.recognized.leaveOut', { thing: words })}
              onClick={() => onAdd('elementsToAvoid', words)}
            >
              {words}
            </ChipButton>
          </li>
        ))}
      {/* The place is an English word, so it is shown only if the prompt contains it. */}
      {place !== null && prompt.toLowerCase().includes(place) && (
        <li>
          <Badge>{t('editor.recognized.place', { place })}</Badge>
        </li>
      )}
      {people && (
        <li>
          <Badge>{t(people.count === 1 ? 'editor.recognized.person' : 'editor.recognized.people')}</Badge>
        </li>
      )}
      {numbers.map((number) => (
        <li key={number}>
          <Badge>{number}</Badge>
        </li>
      ))}
      {avoid.map((thing) => (
        <li key={thing}>
          <Badge tone="danger">{t('editor.recognized.without', { thing })}</Badge>
        </li>
      ))}
      {headline !== null && (
        <li className="min-w-0 max-w-full">
          <Badge tone="ink">
            <span className="max-w-64 truncate">{t('editor.recognized.headline', { headline })}</span>
          </Badge>
        </li>
      )}
    </ul>
  );
};

type ChipButtonProps = {
  tone: 'accent' | 'warning';
  sign: '×' | '+';
  label: string;
  onClick: () => void;
  children: ReactNode;
};

const ChipButton = ({ tone, sign, label, onClick, children }: ChipButtonProps) => (
  <button
    type="button"
    title={label}
    aria-label={label}
    onClick={onClick}
    className={classNames(
      'pt-edge inline-flex h-6 max-w-full items-center gap-1 rounded-chip px-2 text-micro pointer-coarse:h-11',
      tone === 'accent' ? 'bg-accent-soft text-accent-text' : 'bg-warning-soft text-warning-text',
    )}
  >
    <span className="max-w-48 truncate">{children}</span>
    <span aria-hidden>{sign}</span>
  </button>
);

/** Returns the understanding of the newest valid prompt; null if there is none. */
const useRecognized = (form: PromptForm): PromptUnderstanding | null => {
  const request = useSettled(useRequestText(form));
  const models = useQuery({ ...configQuery, enabled: request !== null }).data?.imageModels;
  const { data, isError } = useQuery({
    queryKey: queryKeys.recognized(request),
    queryFn: ({ signal }) =>
      api.post('/api/understand', JSON.parse(request ?? '{}'), promptUnderstandingSchema, { signal }),
    enabled: request !== null && models?.[0] === 'studio',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return request === null || isError ? null : (data ?? null);
};

/** The body of the request to `/api/understand` as JSON; empty while the prompt is too short. */
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

/** Returns a text after it has not changed for a moment; null before its first change and while it is empty. */
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
