import {
  aspectRatios,
  colorPalettes,
  hairColors,
  personGenders,
  skinTones,
  productConfig,
  moods,
  pictureRequestSchema,
  pictureSizes,
  styles,
} from '@portada/contracts';
import { hostileRequests } from '@portada/testing';
import fc from 'fast-check';
import type { ModelInput } from '@portada/image-models';

const topics = fc.constantFrom(
  ...[
    'minecraft',
    'bitcoin',
    'a haunted house',
    'my dog',
    'the iPhone',
    'pasta',
    'Python',
    'a Tesla',
    'Antarctica',
  ],
  ...[
    'the piano',
    'a shark',
    'YouTube',
    'the gym',
    'a wedding',
    'Mars',
    'chess',
    'sneakers',
    'ramen',
    'my ex',
  ],
  ...[
    'la playa',
    'un volcán',
    'mi gato',
    'el fútbol',
    'la cocina de mi abuela',
    'un castillo',
    'las criptomonedas',
  ],
  ...[
    'Tokio',
    'una moto',
    'el examen',
    'un fantasma',
    'la guitarra',
    'mi novia',
    'Excel',
    'una tarta',
    'el bosque',
  ],
);
const persons = fc.record(
  {
    gender: fc.constantFrom(...personGenders),
    skin: fc.constantFrom(...skinTones),
    hair: fc.constantFrom(...hairColors),
  },
  { requiredKeys: [] },
);
const numbers = fc.oneof(
  fc.integer({ min: 0, max: 1000 }).map(String),
  fc.constantFrom('$10,000', '5.000 €', '1M', '$1', '100%', '3x', '24', '7', '2026', '½', '1e9', '-5', '٣'),
);
const templates = [
  'I survived $n days in $t',
  'How to learn $t in $n minutes',
  '$t vs $t: which one is better?',
  'Top $n mistakes with $t',
  'I made $n with $t and it CHANGED everything',
  'Breaking news: $t found near $t',
  'Reacting to $t for the first time',
  'Is $t worth $n? Honest review',
  '"THE END" of $t after $n years',
  'My morning routine with $t, before and after',
  'Sobreviví $n días con $t',
  'Cómo aprender $t en $n horas',
  '$t contra $t: ¿quién gana?',
  'Los $n peores errores con $t',
  'Gané $n vendiendo $t',
  'Última hora: $t en $t',
  'No vas a creer lo que pasó con $t',
  '¿Vale la pena $t por $n?',
  'Mi rutina con $t, antes y después',
  'Receta de $t por solo $n',
];
const creators = fc
  .tuple(fc.constantFrom(...templates), fc.array(topics, { minLength: 2, maxLength: 2 }), numbers)
  .map(([template, names, number]) => {
    let place = 0;
    return template.replaceAll('$t', () => names[place++] ?? '').replaceAll('$n', () => number);
  });

const odd = fc.constantFrom(
  ...[
    '🚀',
    '🔥🔥🔥',
    '👨‍👩‍👧‍👦',
    '🏳️‍🌈',
    '1️⃣',
    '"',
    "'",
    '«hola»',
    '“quote',
    '<b>',
    '</svg>',
    '&amp;',
    '${x}',
    '%s',
    '\\n',
  ],
  ...[
    '\u202e',
    '\u2066rtl\u2069',
    '\u200d',
    '\u00ad',
    '\u0301\u0301',
    '\t',
    '\u0007',
    '$$$',
    '!!!',
    '…',
    '—',
    '#1',
    '@me',
  ],
  ...[
    '東京のラーメン',
    '서울에서',
    'Привет мир',
    'مرحبا بالعالم',
    'שלום',
    'ไทย',
    'ελληνικά',
    'नमस्ते',
    'Zażółć',
    'Ñandú',
    'İstanbul',
    'ß',
  ],
  ...[
    'WWWWWWWWWWWWWWWW',
    'iiiiiiiiiiiiiiii',
    'Donaudampfschifffahrt',
    'https://example.org/a?b=c',
    'constructor',
    '__proto__',
  ],
);
const scraps = fc
  .array(fc.oneof(topics, numbers, odd, fc.string({ maxLength: 12, unit: 'grapheme' })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((list) => list.join(' '));

/** Instructions about the picture, as creators add them to a title. */
const instructions = [
  'text "WAIT" bottom left',
  'text "NO WAY" in the top right corner in yellow',
  'big red text "STOP" on the right',
  'dark red background',
  'white background, black letters',
  'peach tones',
  'Italian flag colours',
  'red accents',
  'red on the left and blue on the right',
  'close-up of the cat',
  'the piano really big',
  'red arrow pointing up',
  'yellow circle around the wheel',
  'before on the left, after on the right',
  'comic style',
  'neon light',
  'no text',
  'texto "¿POR QUÉ?" abajo al centro',
  'texto "VERDAD" en el centro, fondo verde oscuro',
  'colores pastel',
  'estilo minimalista, blanco y negro',
  'número 7 gigante a la izquierda',
  'gato bien grande a la derecha',
  'rosa clarito',
];

/** Returns true if a prompt contains one of the instructions, which limit the layouts of its variants. */
export const isInstructed = (prompt: string): boolean =>
  instructions.some((instruction) => prompt.includes(instruction));

const instructed = fc
  .tuple(creators, fc.subarray(instructions, { minLength: 1, maxLength: 3 }))
  .map(([title, list]) => [title, ...list].join(', '));

const prompts = fc.oneof(
  { arbitrary: creators, weight: 10 },
  { arbitrary: fc.tuple(creators, odd).map(([text, more]) => `${more} ${text} ${more}`), weight: 4 },
  { arbitrary: instructed, weight: 6 },
  { arbitrary: scraps, weight: 4 },
  { arbitrary: fc.constantFrom(...Object.values(hostileRequests).map(({ prompt }) => prompt)), weight: 1 },
  { arbitrary: fc.string({ minLength: 1, maxLength: 200, unit: 'binary' }), weight: 1 },
);

const elements = fc.uniqueArray(
  fc.oneof(
    {
      arbitrary: fc.constantFrom('fire', 'money', 'red apple', 'perro', 'rocket', 'star', 'gato', 'laptop'),
      weight: 6,
    },
    {
      arbitrary: fc.constantFrom(
        'flurbel',
        'a giant friendly robot',
        'coche rojo',
        '🔥',
        'explosión',
        'arrow',
      ),
      weight: 3,
    },
    {
      arbitrary: fc.constantFrom(
        '寿司',
        '<b>',
        '\u202etac',
        '!!!',
        'x'.repeat(productConfig.elements.maxLength),
      ),
      weight: 1,
    },
  ),
  { maxLength: productConfig.elements.max },
);
/** Random elements to avoid. More than half of the requests have no element to avoid. */
const avoided = fc.oneof(
  fc.constant([]),
  fc.uniqueArray(
    fc.constantFrom('snake', 'trophy', 'arrow', 'face', 'text', 'fire', 'gato', 'dinero', 'flurbel'),
    {
      maxLength: 3,
    },
  ),
);

const headlines = fc.oneof(
  { arbitrary: fc.constant(undefined), weight: 6 },
  {
    arbitrary: fc.constantFrom('WOW', '¿QUÉ PASÓ?', 'THE LAST ONE STANDING WINS $1,000,000', '💀', '終わり'),
    weight: 2,
  },
  { arbitrary: fc.string({ maxLength: productConfig.headline.max, unit: 'grapheme' }), weight: 1 },
);

/** Shortens or extends a prompt to the length that the API accepts. */
const takeable = (prompt: string): string => {
  const trimmed = prompt.trim();
  return ([...trimmed].length < productConfig.prompt.min ? `${trimmed} and something else` : trimmed)
    .slice(0, productConfig.prompt.max)
    .trim();
};

/**
 * Realistic and adversarial requests: titles in both languages, fragments of words, other scripts, emoji, quotes,
 * markup, direction marks. The API accepts each request, except for characters that its database cannot store.
 */
export const randomInputs: fc.Arbitrary<ModelInput> = fc
  .record({
    prompt: prompts.map(takeable),
    style: fc.constantFrom(...styles, 'unheard of'),
    mood: fc.constantFrom(...moods, 'unheard of'),
    colorPalette: fc.constantFrom(...colorPalettes, 'unheard of'),
    aspectRatio: fc.constantFrom(...aspectRatios, '16:9' as const),
    elementsToInclude: elements,
    elementsToAvoid: avoided,
    headline: headlines,
    person: fc.option(persons, { nil: undefined }),
    seed: fc.integer({ min: 0, max: 2 ** 32 - 2 }),
  })
  .map(({ seed, headline, ...request }) => {
    const parsed = pictureRequestSchema.parse({ ...request, ...(headline !== undefined && { headline }) });
    return { ...parsed, ...pictureSizes[parsed.aspectRatio], generationId: 'random', seed };
  });
