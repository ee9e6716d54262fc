import type { PromptUnderstanding } from '@portada/contracts';
import { chipsOf, isNothing, unknownWords } from './chips';
import { understood } from '../testing/understood';

const subjects = (...words: string[]): PromptUnderstanding['subjects'] =>
  words.map((one) => ({ words: one, drawing: one, crossedOut: false }));

type Given = {
  prompt: string;
  understanding: Partial<PromptUnderstanding>;
  /** Elements to avoid in the request that was sent to `/api/understand`. */
  avoided?: string[];
  /** Elements to avoid in the form now; by default the elements of the request. */
  elements?: string[];
  clicked?: string[];
};

const chips = ({ prompt, understanding, avoided = [], elements = avoided, clicked = [] }: Given) =>
  chipsOf({ understanding: understood(understanding), avoided }, prompt, { elements, clicked });

const summary = (given: Given) =>
  chips(given).map((chip) => [
    chip.kind,
    chip.words,
    ...(chip.kind === 'thing' && chip.isLeftOut ? ['left out'] : []),
  ]);

describe('chipsOf (recognition chips of a prompt)', () => {
  const prompt = 'A golden retriever and a cat on a table';

  it('lists the things in a prompt in the order of the words, independent of their importance', () => {
    expect(summary({ prompt, understanding: { subjects: subjects('cat', 'golden retriever') } })).toEqual([
      ['thing', 'golden retriever'],
      ['thing', 'cat'],
    ]);
  });

  it('keeps the position and the key of a thing that the creator excluded from the image', () => {
    const before = chips({ prompt, understanding: { subjects: subjects('cat', 'golden retriever') } });
    const after = chips({
      prompt,
      understanding: { subjects: subjects('cat', 'table'), avoid: ['Golden retriever'] },
      avoided: ['Golden retriever'],
      clicked: ['golden retriever'],
    });
    expect(after.map(({ key }) => key)).toEqual([...before.map(({ key }) => key), 'thing table']);
    expect(after[0]).toMatchObject({ kind: 'thing', isLeftOut: true });
  });

  it('shows a thing again at once when its exclusion is undone, although the last response still excludes the thing', () => {
    const given = { prompt, understanding: { subjects: subjects('cat'), avoid: ['golden retriever'] } };
    expect(
      summary({ ...given, avoided: ['golden retriever'], elements: [], clicked: ['golden retriever'] }),
    ).toEqual([
      ['thing', 'golden retriever'],
      ['thing', 'cat'],
    ]);
  });

  it('shows the sides of a comparison as chips that exclude their things, each thing once', () => {
    const given = { prompt: 'iPhone 17 vs Pixel: the camera', understanding: {} };
    const sides = { form: 'versus' as const, sides: ['iphone 17', 'zork'] };
    const [first, second, ...rest] = chips({
      ...given,
      understanding: { ...sides, subjects: subjects('iPhone', 'camera') },
    });
    expect(first).toEqual({
      kind: 'thing',
      key: 'side 1',
      words: 'iPhone',
      side: { number: 1, name: 'iphone 17' },
      isLeftOut: false,
    });
    expect(second).toEqual({ kind: 'side', key: 'side 2', words: 'zork', number: 2 });
    expect(rest.map(({ words }) => words)).toEqual(['camera']);
    const [leftOut] = chips({
      ...given,
      understanding: { ...sides, subjects: subjects('camera'), avoid: ['iPhone'] },
      avoided: ['iPhone'],
    });
    expect(leftOut).toMatchObject({ key: 'side 1', isLeftOut: true });
  });

  it('does not offer to exclude a side of a before-and-after comparison', () => {
    const understanding = {
      form: 'before-after' as const,
      sides: ['rusty', 'car'],
      subjects: subjects('car'),
    };
    expect(summary({ prompt: 'Rusty to shiny car', understanding })).toEqual([
      ['side', 'rusty'],
      ['side', 'car'],
      ['thing', 'car'],
    ]);
  });

  it('shows place, people, feeling, numbers, layout and headline in the words of the prompt', () => {
    const understanding: Partial<PromptUnderstanding> = {
      place: 'beach',
      placeWords: 'playa',
      people: { words: 'mujer', count: 1, gender: 'f', mood: 'shocked', pose: null },
      mood: { name: 'shocked', words: 'asombrada' },
      numbers: ['24 horas'],
      layout: [
        { what: 'left', words: 'perro a la izquierda' },
        { what: 'text', words: 'Perro a la izquierda' },
      ],
      headline: 'UN DÍA EN LA PLAYA',
    };
    expect(summary({ prompt: 'Una mujer asombrada en la playa', understanding })).toEqual([
      ['place', 'playa'],
      ['person', 'mujer'],
      ['mood', 'asombrada'],
      ['number', '24 horas'],
      ['layout', 'perro a la izquierda'],
      ['headline', 'UN DÍA EN LA PLAYA'],
    ]);
  });

  it('separates things that the prompt excludes from the typed list of elements to avoid', () => {
    const understanding = { subjects: subjects('cat'), avoid: ['people', 'water'] };
    expect(summary({ prompt: 'A cat on a table without water', understanding, avoided: ['people'] })).toEqual(
      [
        ['thing', 'cat'],
        ['without', 'water'],
        ['avoided', 'people'],
      ],
    );
  });

  it('shows a number with a noun of two words as one element to avoid', () => {
    const [thing] = chips({
      prompt: '10,000 bees in a car',
      understanding: { subjects: subjects('10,000 bees') },
    });
    expect(thing?.words).toBe('10 000 bees');
    const after = chips({ prompt: '10,000 bees in a car', understanding: {}, avoided: ['10 000 bees'] });
    expect(after).toEqual([{ ...thing, isLeftOut: true }]);
  });

  it('gives each chip a unique key', () => {
    const keys = chips({
      prompt: 'dog dog vs dog, the dog without dog',
      understanding: {
        form: 'versus',
        sides: ['dog', 'dog'],
        subjects: subjects('dog', 'Dog'),
        numbers: ['dog'],
        placeWords: 'dog',
        avoid: ['dog'],
        headline: 'DOG',
      },
    }).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('isNothing (no part of the prompt is recognized)', () => {
  const nothing = (given: Given) => isNothing(understood(given.understanding), chips(given));

  it.each([
    [{ headline: 'ZZGX FLURBEL', unknown: ['flurbel'] }, true],
    [{ headline: null }, true],
    [{ headline: null, avoid: ['water'] }, true],
    [{ headline: 'WHY I QUIT' }, false],
    [{ headline: null, placeWords: 'beach' }, false],
    [{ headline: null, layout: [{ what: 'arrow' as const, words: 'red arrow' }] }, false],
    [
      { headline: 'A', unknown: ['a'], subjects: [{ words: 'sugar', drawing: 'candy', crossedOut: true }] },
      false,
    ],
  ])('for the understanding %j returns %s', (understanding, expected) => {
    expect(nothing({ prompt: 'any prompt at all', understanding })).toBe(expected);
  });

  it('returns false while the only thing of the prompt is excluded by a click', () => {
    expect(nothing({ prompt: 'one dog alone', understanding: {}, avoided: ['dog'] })).toBe(false);
  });
});

describe('unknownWords (words of the prompt without a drawing)', () => {
  it('keeps an unknown word that a click added to the image, in the order of the prompt', () => {
    expect(unknownWords(['wobbrix'], 'A flurbel and a wobbrix', ['flurbel'])).toEqual(['flurbel', 'wobbrix']);
  });

  it('omits an added word that the prompt no longer contains', () => {
    expect(unknownWords([], 'A wobbrix', ['flurbel'])).toEqual([]);
  });
});
