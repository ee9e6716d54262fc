import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { creditsMessages } from '../features/credits/credits.messages';
import { sharedMessages } from '../shared/i18n/shared.messages';
import { publicSharedMessages } from '../shared/i18n/public-shared.messages';
import { registerMessages, setLanguage, type Translate, useTranslation } from '../shared/i18n/translation';

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
  registerMessages({ shared: sharedMessages });
  registerMessages({ shared: publicSharedMessages });
  setLanguage('en');
  render(<Listener />);
});

it('shows texts in another language after a switch, and updates the lang attribute of the page', () => {
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
])('uses the plural form of a message for %d in both languages', (count, en, es) => {
  expect(t('shared.credits', { count })).toBe(en);
  act(() => setLanguage('es'));
  expect(t('shared.credits', { count })).toBe(es);
});

it('inserts placeholder values into a message unchanged, and does not replace placeholders inside the values', () => {
  expect(t('shared.create.done', { title: '{{title}} $& <b>' })).toBe(
    'Thumbnail "{{title}} $& <b>" created successfully',
  );
});

it('throws an error with the message key if the messages of the key are not registered', () => {
  expect(() => t('credits.questions.title')).toThrow(
    'message "credits.questions.title" is not registered by its route',
  );
  registerMessages({ credits: creditsMessages });
  expect(t('credits.questions.title')).toBe(creditsMessages.en.questions.title);
});

it('a wrong message key, a missing placeholder and an unknown placeholder do not compile', () => {
  // The function is never called. If one of its lines compiled, the compiler would report an unused
  // `@ts-expect-error`.
  const wrong = () => {
    // @ts-expect-error no such key
    t('shared.nothing');
    // @ts-expect-error the placeholder has no value
    t('shared.credits');
    // @ts-expect-error unknown placeholder
    t('shared.credits', { many: 2 });
    // @ts-expect-error the message has no placeholder
    t('shared.cancel', { count: 2 });
  };
  expect(wrong).toBeInstanceOf(Function);
});
