import { flagsIn } from './countries';

describe('flags of the countries that a prompt names', () => {
  it.each([
    ['Mudanza a Canadá: lo que nadie te cuenta', 'es', ['own-flag-ca']],
    ['10 Spanish phrases you need before going to Mexico', 'en', ['own-flag-es', 'own-flag-mx']],
    ['German word order finally explained', 'en', ['own-flag-de']],
    ['Aprende inglés con canciones', 'es', ['own-flag-gb']],
    ['Why South Korea is the future', 'en', ['own-flag-kr']],
    ['Lisbon on a budget', 'en', ['own-flag-pt']],
    ['Qué ver en Bogotá en 3 días', 'es', ['own-flag-co']],
    ['Así es vivir en Corea del Norte', 'es', ['own-flag-kp']],
  ] as const)('are found for "%s" (language %s): %j', (prompt, language, flags) => {
    expect(flagsIn(prompt, language)).toEqual(flags);
  });

  it.each([
    ['French fries in the air fryer', 'en'],
    ["My German Shepherd puppy's first day", 'en'],
    ['Receta de chile relleno', 'es'],
    ['Thanksgiving turkey recipe', 'en'],
  ] as const)('are not found for "%s" (language %s)', (prompt, language) => {
    expect(flagsIn(prompt, language)).toEqual([]);
  });
});
