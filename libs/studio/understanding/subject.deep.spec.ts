import { pictureRequestSchema } from '@portada/contracts';
import { realKnowledge } from '../knowledge/knowledge.fixture';
import { type Taggers, plainTaggers } from './taggers';
import { realTaggers } from './taggers.fixture';
import { understand } from './understand';
import { cleaned } from './headline';
import { seededRandom } from '../scene/random';
import { subjectOf } from './subject';

const { index } = realKnowledge();
let taggers: Taggers = plainTaggers;

beforeAll(async () => {
  taggers = await realTaggers();
});

const shown = (prompt: string, more: { elementsToInclude?: string[]; elementsToAvoid?: string[] } = {}) => {
  const request = pictureRequestSchema.parse({ prompt, ...more });
  return subjectOf(request, understand(cleaned(prompt), request, index, taggers), index, seededRandom(1));
};

describe('subjectOf (the drawings that a prompt leads to)', () => {
  it.each([
    ['I lived in a treehouse for 30 days', 'treehouse', 'own-treehouse'],
    ['I let AI control my life for 7 days and this happened', 'AI', 'robot'],
    ['golden retriever meets a baby for the first time', 'golden retriever', 'dog'],
  ])('for "%s", draws no thing that the request excludes with "%s"', (prompt, element, id) => {
    const idsOf = (elementsToAvoid: string[]) =>
      shown(prompt, { elementsToAvoid }).heroes.map((hero) => hero.id);
    expect(idsOf([])).toContain(id);
    expect(idsOf([element])).not.toContain(id);
  });

  it.each([
    ['crypto and bitcoin crash today', ['chart-decreasing']],
    ['the haunted house at night', ['derelict-house']],
    ['How I made $10,000 with AI', ['robot']],
    ['minecraft hardcore day 100', ['pick']],
    ['my morning routine', ['alarm-clock']],
    ['mi rutina de mañana', ['alarm-clock']],
    ['iPhone vs Android', ['own-phone-dark', 'own-phone-light']],
    ['iPhone contra Android', ['own-phone-dark', 'own-phone-light']],
    ['5 minute pasta', ['own-pasta']],
    ['I built a rocket', ['rocket']],
    ['construí un cohete', ['rocket']],
    ['Learn Piano Chords in 15 Minutes', ['musical-keyboard']],
    ['La historia del flamenco', ['woman-dancing']],
    ['El flamenco, un ave de color rosa', ['flamingo']],
    ['Backyard Chickens: What Nobody Tells You', ['chicken']],
    ['Budget Home Recording Studio Setup', ['studio-microphone']],
    ['El misterio del Triángulo de las Bermudas', ['own-galleon']],
    ['gym workout at home', ['flexed-biceps']],
    ['rutina de gimnasio', ['flexed-biceps', 'alarm-clock', 'own-dumbbell']],
    ['travel to Tokyo on a budget', ['tokyo-tower']],
    ['guitar solo tutorial', ['guitar']],
    ['my cat is crazy', ['cat']],
    ['the best pizza in town', ['pizza']],
    ['breaking news tonight', ['megaphone']],
    ['24 hours challenge', ['trophy']],
    ['money mistakes to avoid', ['money-bag']],
    // The words of these prompts are not in the lexicon, but are names or tags of drawings.
    ['a penguin walks alone', ['penguin']],
    ['un pingüino camina solo', ['penguin']],
    ['the great octopus escape', ['octopus']],
    ['🦄🌈🦄🌈🦄🌈🦄🌈🦄🌈', ['unicorn']],
  ])('finds the subject of "%s"', (prompt, expected) => {
    const [first] = shown(prompt).heroes;
    const ids = shown(prompt).heroes.map(({ id }) => id);
    if (/vs|contra/.test(prompt)) expect(ids).toEqual(expected);
    else expect(expected).toContain(first.id);
  });

  it.each([
    ['Kitchen renovation before and after', ['derelict-house', 'own-kitchen']],
    ['before and after body transformation', ['hamburger', 'flexed-biceps']],
    ['antes y después de mi casa', ['derelict-house', 'house-with-garden']],
    // The topic garden has no drawing for the time before the change, so both halves show the same thing.
    ['before and after: my garden', ['seedling', 'seedling']],
  ])('finds the drawings for the time before and the time after in "%s"', (prompt, ids) => {
    expect(shown(prompt).heroes.map(({ id }) => id)).toEqual(ids);
  });

  it('uses a plain sign, such as an arrow, as the main drawing only if the prompt asks for the sign', () => {
    expect(shown('How a quantum computer works').heroes[0].id).toBe('desktop-computer');
    expect(shown('⚛️⚛️⚛️⚛️⚛️⚛️⚛️⚛️⚛️⚛️').heroes[0].id).toBe('atom-symbol');
    expect(shown('diagonal direction to the northeast point').heroes[0].group).not.toBe(8);
  });

  it('finds the main drawing, small drawings and setting of a survival video on an island', () => {
    const { heroes, props, setting } = shown('I tried to survive on a desert island with nothing');
    expect([heroes[0].id, setting]).toEqual(['desert-island', 'beach']);
    expect(props.map(({ id }) => id)).toContain('tent');
  });

  it('draws the emoji of the prompt beside the main drawing', () => {
    const { heroes, included } = shown('crypto crash 😱🚀 what now');
    expect(heroes[0].id).toBe('chart-decreasing');
    expect(included.map((item) => (item.kind === 'drawing' ? item.illustration.id : ''))).toEqual([
      'face-screaming-in-fear',
      'rocket',
    ]);
  });

  it.each([
    ['MacBook or iPad?', ['MACBOOK', 'IPAD']],
    ['the new iPhone 17 vs Samsung Galaxy: camera test', ['IPHONE 17', 'SAMSUNG GALAXY']],
    ['antes y después de mi casa', ['ANTES', 'DESPUÉS']],
    ['before and after: my garden', ['BEFORE', 'AFTER']],
    ['from broke to rich in a year', ['BROKE', 'RICH']],
  ])('labels both sides of the comparison "%s"', (prompt, labels) => {
    expect(shown(prompt).comparison?.map(({ label }) => label)).toEqual(labels);
    expect(shown(prompt).heroes).toHaveLength(2);
  });

  it.each(['my cat or so', 'lucha contra el olvido total', 'one day after another'])(
    'finds no comparison in "%s"',
    (prompt) => {
      expect(shown(prompt).comparison).toBeNull();
    },
  );

  it.each(['zzgx vs flurbel', 'zzgx vs pizza'])(
    'draws no boxing glove for the unknown side of the comparison "%s"',
    (prompt) => {
      const { comparison, heroes } = shown(prompt);
      expect(comparison).toBeNull();
      expect(heroes[0].id).not.toBe('boxing-glove');
    },
  );

  it('uses the main drawing of the kind of video if nothing else is known', () => {
    const subject = shown('qwertz uiop asdfgh');
    expect(subject.found).toBe(false);
    expect(subject.heroes[0].id).toBe('glowing-star');
  });

  it('never uses an element to avoid as the main drawing or as a small drawing', () => {
    const subject = shown('learn Python in one hour', { elementsToAvoid: ['snakes', 'laptop'] });
    const ids = [...subject.heroes, ...subject.props].map(({ id }) => id);
    expect(ids).not.toContain('snake');
    expect(ids).not.toContain('laptop');
  });

  it('draws elements to include, and writes elements to include that have no drawing as labels', () => {
    const { included } = shown('my morning routine', { elementsToInclude: ['red apple', 'flurbel'] });
    expect(included).toEqual([
      expect.objectContaining({ illustration: expect.objectContaining({ id: 'red-apple' }) }),
      { kind: 'label', text: 'flurbel' },
    ]);
  });
});
