import { realKnowledge } from '../knowledge/knowledge.fixture';
import { opensScene } from './described';
import { cleaned, headlineOf } from './headline';
import { type Taggers, plainTaggers } from './taggers';
import { realTaggers } from './taggers.fixture';
import { understand } from './understand';

const { index } = realKnowledge();
let taggers: Taggers = plainTaggers;

beforeAll(async () => {
  taggers = await realTaggers();
});

const headlinesOf = (prompt: string): string[] =>
  understand(cleaned(prompt), { elementsToAvoid: [] }, index, taggers).headlines.map(({ text }) => text);

describe('a prompt that describes a scene', () => {
  it.each([
    "a soldier's helmet in the snow with a single red flower next to it",
    'two astronauts playing chess on the moon at night',
    'Person at a desk buried in sticky notes, productivity',
    'una vela encendida sobre libros viejos y una mano',
  ])('is recognized in "%s"', (prompt) => {
    expect(opensScene(prompt)).toBe(true);
  });

  it.each([
    'How to sleep better in a small apartment',
    'Two weeks in Japan on a budget: what I learned',
    'cómo dormir mejor en un piso con mucho ruido',
    'a day in my life as a student in Berlin',
  ])('is not recognized in the title "%s"', (prompt) => {
    expect(opensScene(prompt)).toBe(false);
  });

  it('leads to no headline if a thing of the scene is drawn', () => {
    expect(headlinesOf('a small boat on a dark lake at night with a lantern')).toEqual([]);
  });

  it('keeps a clause that begins with a span of time as the headline of a drawn scene', () => {
    expect(headlinesOf('Un perro asombrado en la montaña y una guitarra, 24 horas en Nueva York')).toEqual([
      '24 horas en Nueva York',
    ]);
  });

  it('does not suppress a quoted headline', () => {
    const prompt = 'a small boat on a dark lake at night, text "ALONE"';
    const understanding = understand(cleaned(prompt), { elementsToAvoid: [] }, index, taggers);
    expect(headlineOf(prompt, understanding, undefined).words).toEqual(['ALONE']);
  });
});

it('the word "pastel" beside a color does not mean a cake', () => {
  const { subjects, objects } = understand(
    'My makeup routine, pastel pink',
    { elementsToAvoid: [] },
    index,
    taggers,
  );
  expect([...subjects, ...objects].map(({ id }) => id)).not.toContain('birthday-cake');
});
