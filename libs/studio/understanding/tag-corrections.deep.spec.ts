import { realKnowledge } from '../knowledge/knowledge.fixture';
import { cleaned } from './headline';
import { type Taggers, plainTaggers } from './taggers';
import { realTaggers } from './taggers.fixture';
import { type Understanding, understand } from './understand';

const { index } = realKnowledge();
let taggers: Taggers = plainTaggers;

beforeAll(async () => {
  taggers = await realTaggers();
});

const read = (prompt: string): Understanding =>
  understand(cleaned(prompt), { elementsToAvoid: [] }, index, taggers);

describe('understand, with words whose part of speech is corrected', () => {
  it.each([
    ['Why egg prices keep climbing', 'egg'],
    ['Why house prices keep climbing in Spain', 'house-with-garden'],
    ['Robot chef flipping pancakes in a messy kitchen', 'robot'],
    ['a cat astronaut floating in space', 'cat'],
    ['un gato pirata con un loro', 'cat'],
  ])('draws the thing that "%s" is about: %s', (prompt, id) => {
    expect(read(prompt).subjects[0]?.id).toBe(id);
  });

  it.each([
    'Robot chef flipping pancakes',
    'a cat astronaut floating in space',
    'un gato pirata con un loro',
  ])('reads no person in "%s", whose creature only has the role of a person', (prompt) => {
    expect(read(prompt).people).toBeNull();
  });

  it('reads both things behind "solo" as nouns, and not as the title', () => {
    const { subjects, headlines } = read(
      'Quiero una miniatura sobre meditación, sin personas, solo velas y piedras',
    );
    expect(subjects.map(({ id }) => id)).toEqual(['candle', 'rock']);
    expect(headlines[0]?.text).toBe('meditación');
  });

  it('draws the vehicle of a journey first, and not the place', () => {
    expect(read('Patagonia en camper con dos perros').subjects[0]?.id).toBe('own-camper-van');
  });

  it.each([
    ['No knead bread recipe', 'own-sourdough'],
    ['No bake cheesecake', 'own-cheesecake'],
    ['Pan sin amasar en 5 minutos', 'bread'],
  ])('excludes nothing in "%s"', (prompt, id) => {
    const { avoid, subjects } = read(prompt);
    expect(avoid).toEqual([]);
    expect(subjects[0]?.id).toBe(id);
  });

  it.each([
    ['Is Oatmeal Bad For You', 'own-oatmeal-bowl'],
    ['Planet Fitness Honest Review', 'flexed-biceps'],
    ["LeBron James' Greatest Dunks", 'own-basketball-hoop'],
  ])('reads no adjective as a name in "%s", a title with capitals', (prompt, id) => {
    expect(read(prompt).subjects[0]?.id).toBe(id);
  });

  it.each([
    ['Sleepy kitten yawning, text in pink at the top: Monday Mood', 'Monday Mood'],
    ['miniatura de un volcán, título en letras blancas: ALERTA ROJA', 'ALERTA ROJA'],
  ])('reads the text that "%s" announces with its color or place', (prompt, quoted) => {
    expect(read(prompt).quoted).toBe(quoted);
  });

  it('circles the thing behind the verb "circle", in the color at the end of the clause', () => {
    const { layout } = read('old school photo, circle the boy in the back row in red');
    expect(layout).toEqual([expect.objectContaining({ what: 'circle', colour: 'red' })]);
  });
});
