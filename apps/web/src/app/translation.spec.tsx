import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { creditsTexts } from '../features/credits/credits.texts';
import { sharedTexts } from '../shared/i18n/shared.texts';
import { publicSharedTexts } from '../shared/i18n/public-shared.texts';
import { addTexts, setLanguage, type Translate, useTranslation } from '../shared/i18n/translation';

const translator: { t?: Translate } = {};
const t: Translate = (key, ...values) => translator.t?.(key, ...values) ?? '';
const Listener = () => {
  const { t: present } = useTranslation();
  useEffect(() => {
    translator.t = present;
  });
  return <p>{present('shared.cancel')}</p>;
};

beforeEach(() => {
  addTexts({ shared: sharedTexts });
  addTexts({ shared: publicSharedTexts });
  setLanguage('en');
  render(<Listener />);
});

it('draws anew in another language, and tells the page', () => {
  expect(screen.getByText('Cancel')).toBeVisible();
  act(() => setLanguage('es'));
  expect(screen.getByText('Cancelar')).toBeVisible();
  expect(document.documentElement.lang).toBe('es');
});

it.each([
  [0, '0 credits', '0 créditos'],
  [1, '1 credit', '1 crédito'],
  [2, '2 credits', '2 créditos'],
  [1_000_000, '1,000,000 credits', '1.000.000 créditos'],
])('%d has its form in both languages', (count, en, es) => {
  expect(t('shared.credits', { count })).toBe(en);
  act(() => setLanguage('es'));
  expect(t('shared.credits', { count })).toBe(es);
});

it('fills slots with what is given, whatever it holds, and only once', () => {
  expect(t('shared.create.done', { title: '{{title}} $& <b>' })).toBe(
    'Thumbnail "{{title}} $& <b>" created successfully',
  );
});

it('a feature whose texts were not added is named', () => {
  expect(() => t('credits.questions.title')).toThrow('There is no text "credits.questions.title"');
  addTexts({ credits: creditsTexts });
  expect(t('credits.questions.title')).toBe(creditsTexts.en.questions.title);
});

it('a wrong key, a missing slot and a superfluous one do not compile', () => {
  // Never called: the compiler reads it, and would complain of an expectation without an error.
  const wrong = () => {
    // @ts-expect-error no such key
    t('shared.nothing');
    // @ts-expect-error the slot has no value
    t('shared.credits');
    // @ts-expect-error another slot
    t('shared.credits', { many: 2 });
    // @ts-expect-error no slot here
    t('shared.cancel', { count: 2 });
  };
  expect(wrong).toBeInstanceOf(Function);
});
