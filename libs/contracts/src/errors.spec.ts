import { chooseLanguage } from './errors';

test.each([
  [undefined, 'en'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['fr, en-GB;q=0.9, es;q=0.8', 'en'],
  ['es;q=0.5, en;q=0.9', 'en'],
  ['en;q=0.1, es', 'es'],
  ['es;q=0, en', 'en'],
  ['ES;Q=0.000, *', 'en'],
  ['en;q=0, *;q=0.5', 'es'],
  ['en;q=0', 'en'],
  ['est', 'en'],
  [';;q=x,-,,*;q', 'en'],
] as const)('the language of errors for Accept-Language %j is %s', (header, language) => {
  expect(chooseLanguage(null, header)).toBe(language);
  expect(chooseLanguage('es', header)).toBe('es');
});
