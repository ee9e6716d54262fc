import { pictureRequestSchema, promptUnderstandingSchema } from '@portada/contracts';
import { realKnowledge } from '../knowledge/knowledge.fixture';
import { promptUnderstandingOf } from './prompt-understanding';
import { type Taggers, plainTaggers } from './taggers';
import { realTaggers } from './taggers.fixture';

const { index } = realKnowledge();
let taggers: Taggers = plainTaggers;

beforeAll(async () => {
  taggers = await realTaggers();
});

const read = (prompt: string) =>
  promptUnderstandingSchema
    .strict()
    .parse(promptUnderstandingOf(pictureRequestSchema.parse({ prompt }), index, taggers));

describe('promptUnderstandingOf (the parts of a prompt that users see)', () => {
  it.each([
    ['A golden retriever learns to surf at the beach', 'beach', 'beach'],
    ['A cat in my living room', 'living room', 'living room'],
    ['Un perro juega en la playa', 'beach', 'playa'],
    ['Una tarde en Playa del Carmen', 'beach', 'Playa del Carmen'],
    ['24 horas en Nueva York sin dinero', 'new york', 'Nueva York'],
    ['Nueva York en 3 días', 'new york', 'Nueva York'],
    ['mi viaje a nueva york con amigos', 'new york', 'nueva york'],
    ['24 hours in New York without money', 'new york', 'New York'],
    ['perdido en ciudad de méxico', 'mexico city', 'ciudad de méxico'],
    ['una semana por corea del sur', 'south korea', 'corea del sur'],
    ['I ate the best ramen in japan', 'japan', 'japan'],
    ['La mejor pizza de Roma', 'rome', 'Roma'],
    ['Cómo sobreviví una semana en el desierto', 'desert', 'desierto'],
    ['Una pizza gigante en la cima de una montaña', 'mountain', 'montaña'],
  ])('names the place of "%s" in English and in the words of the prompt', (prompt, place, placeWords) => {
    expect(read(prompt)).toMatchObject({ place, placeWords });
  });

  it.each([
    'My best road trip with friends',
    'Roller Coaster Ranking',
    'the new york pizza recipe',
    'I Ate a Golden Burger',
    'Receta de paella para dos',
  ])('names no place for "%s"', (prompt) => {
    expect(read(prompt)).toMatchObject({ place: null, placeWords: null });
  });

  it.each([
    ['iPhone vs Android: which one wins', 'versus', ['iphone', 'android']],
    ['Nikon versus Canon versus Sony: camera shootout', 'versus', ['nikon', 'canon', 'sony']],
    ['iPhone contra Android: cuál gana', 'versus', ['iphone', 'android']],
    ['Mi casa antes y después de la reforma', 'before-after', ['antes', 'después']],
    ['From broke to rich in one year', 'before-after', ['broke', 'rich']],
    ['My insane bedroom makeover', 'before-after', ['before', 'after']],
    ['A red apple on a table', null, []],
  ])('names the two sides of the comparison "%s"', (prompt, form, sides) => {
    expect(read(prompt)).toMatchObject({ form, sides });
  });

  it.each([
    ['A laptop on fire, a shocked face on the left', [{ what: 'left', words: 'shocked face on the left' }]],
    ['Una casa en llamas, un perro a la izquierda', [{ what: 'left', words: 'perro a la izquierda' }]],
    ['A burning laptop with a red arrow pointing at it', [{ what: 'arrow', words: 'red arrow' }]],
    ['A burning laptop, yellow letters', [{ what: 'text', words: 'yellow letters' }]],
    ['A burning laptop, title in yellow', [{ what: 'text', words: 'title in yellow' }]],
    ['Un portátil en llamas, fondo azul', [{ what: 'background', words: 'fondo azul' }]],
    ['A burning laptop on a desk', []],
  ])('returns the layout instructions of "%s" in the words of the prompt', (prompt, layout) => {
    expect(read(prompt).layout).toEqual(layout);
  });

  it.each([
    ['A shocked woman with a broken laptop', { name: 'shocked', words: 'shocked' }],
    ['Una mujer asustada mira una casa', { name: 'scared', words: 'asustada' }],
    ['A laptop on fire, shocked face on the left', { name: 'shocked', words: 'shocked' }],
    ['Un lago tranquilo al amanecer', { name: 'calm', words: 'tranquilo' }],
    ['A red apple on a table', null],
  ])('names the feeling of "%s"', (prompt, mood) => {
    expect(read(prompt).mood).toEqual(mood);
  });

  it('names a person by the word of the prompt', () => {
    expect(read('Una mujer asustada mira una casa').people).toMatchObject({ words: 'mujer', count: 1 });
  });
});
