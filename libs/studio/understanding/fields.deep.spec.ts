import { pictureRequestSchema } from '@portada/contracts';
import { realKnowledge } from '../knowledge/knowledge.fixture';
import { cleaned } from './headline';
import { type Taggers, plainTaggers } from './taggers';
import { realTaggers } from './taggers.fixture';
import { understand } from './understand';

const { index } = realKnowledge();
let taggers: Taggers = plainTaggers;

beforeAll(async () => {
  taggers = await realTaggers();
});

const read = (prompt: string) =>
  understand(cleaned(prompt), pictureRequestSchema.parse({ prompt }), index, taggers);

describe('nouns of a field', () => {
  it.each([
    ['Chess basics: the king and the rook', ['own-chess-king', 'own-chess-rook']],
    ['Cómo mover el alfil y la dama en ajedrez', ['own-chess-bishop', 'own-chess-queen']],
    ['Why the stock market is full of bulls', ['ox']],
    ['El fondo del mar da miedo', ['own-deep-sea-fish']],
  ])('%s: shows the pieces of the field and not the field', (prompt, ids) => {
    expect(read(prompt).subjects.map(({ id }) => id)).toEqual(ids);
  });

  it('keeps the usual sense outside of the field', () => {
    expect(read('The queen of England and her horse').subjects.map(({ id }) => id)).not.toContain(
      'own-chess-queen',
    );
    expect(read('Mi caballo blanco').subjects[0]?.id).toBe('horse');
    expect(read('Why fish have scales').subjects.map(({ id }) => id)).not.toContain('musical-score');
    expect(read('La nube de tormenta que vi con esta app').subjects.map(({ id }) => id)).not.toContain(
      'own-server',
    );
  });
});

describe('the face of a person that a prompt names', () => {
  it.each([
    ['Podcast about stress with a tired woman\'s face, text "WHY?"', 'tired', 'f'],
    ['A sad man\'s face on the left, text "GONE" on the right', 'sad', 'm'],
  ])('%s: has the named feeling and sex', (prompt, mood, gender) => {
    expect(read(prompt).people).toMatchObject({ mood, gender, shown: true });
  });
});

describe('colors of two things at two sides', () => {
  it('are no colors of two halves', () => {
    const { visual } = read('A white cup on the left and a black cup on the right, text "PICK"');
    expect(visual.halves).toBeNull();
  });
});
