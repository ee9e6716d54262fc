import { hairTints, looks, personId, personNamed, skinColors } from '../knowledge/people';
import { askedLook } from './asked-look';
import { lookFor } from './people';

const woman = { words: 'woman', gender: 'f' } as const;

it.each([
  ['A black woman opening a shop', { skin: skinColors.dark, hair: null, style: null }],
  [
    'Mujer de piel oscura y pelo rubio en la playa',
    { skin: skinColors.dark, hair: hairTints.blond, style: null },
  ],
  ['A pale redhead in the rain', { skin: null, hair: hairTints.red, style: null }],
  ['Hombre calvo y canoso', { skin: null, hair: hairTints.gray, style: 'bald' }],
  ['Chica de pelo rizado', { skin: null, hair: null, style: 'curly' }],
  ['Woman in a hijab cooking', { skin: null, hair: null, style: 'hijab' }],
  ['Five bicep curls for a black belt', { skin: null, hair: null, style: null }],
])('reads skin and hair from the words of "%s"', (prompt, look) => {
  expect(askedLook(prompt, undefined, null)).toEqual({ gender: null, ...look });
});

it('lets the words of the prompt decide before the choice of the creator', () => {
  const choice = { gender: 'm', skin: 'light', hair: 'black' } as const;
  expect(askedLook('A blonde woman on a boat', choice, 'f')).toMatchObject({
    gender: 'f',
    skin: skinColors.light,
    hair: hairTints.blond,
  });
});

it('gives every seed the chosen sex, skin and hair, and the seeds several heads', () => {
  const chosen = [0, 1, 2, 3, 4, 5].map((seed) =>
    lookFor({ prompt: 'A person at a desk', seed, person: { gender: 'f', skin: 'dark', hair: 'red' } }, null),
  );
  for (const look of chosen)
    expect(look).toMatchObject({ gender: 'f', skin: skinColors.dark, hair: hairTints.red });
  expect(new Set(chosen.map(({ head }) => head)).size).toBeGreaterThan(3);
});

it('chooses no shaved head for a person whose hair has a color', () => {
  const heads = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    (seed) => lookFor({ prompt: 'A person', seed, person: { gender: 'm', hair: 'red' } }, null).head,
  );
  expect(heads.filter((head) => /noHair|shaved|hat/.test(head))).toEqual([]);
});

it('shows hair that must be asked for only to a prompt that asks for it', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    expect(lookFor({ prompt: 'A woman at a desk', seed }, woman).asked).toBeUndefined();
    expect(lookFor({ prompt: 'A woman with long hair', seed }, woman).asked).toBe('long');
  }
});

it('does not give the color of the hair to cloth over the hair', () => {
  const look = lookFor({ prompt: 'Woman in a hijab', seed: 1, person: { hair: 'blond' } }, woman);
  expect(look.hair).toBe(looks.find(({ name }) => name === look.name)?.hair);
});

describe('the name of the drawing of a person', () => {
  const [first] = looks;
  if (!first) throw new Error('The list of looks of people is empty.');

  it('has no colors for the skin and hair of the asset pack', () => {
    expect(personId(first, 'sad')).toBe('person-f1-sad');
  });

  it('has the two colors of any other look, and gives the look back', () => {
    const look = { ...first, skin: skinColors.dark, hair: hairTints.blond };
    const id = personId(look, 'sad');
    expect(id).toBe('person-f1-sad-7d4a2c-d6b370');
    expect(personNamed(id)).toEqual({ packedId: 'person-f1-sad', packed: first, look });
  });

  it.each(['person-f1-sad-7d4a2c-123456', 'person-f1-sad-000000-d6b370', 'person-f99-sad', 'dog-face'])(
    'is not read from "%s"',
    (id) => {
      expect(personNamed(id)).toBeNull();
    },
  );
});

it.each([
  ['Reparé el tejado yo solo', 'm'],
  ['Lo pinté yo misma en un día', 'f'],
  ['Estoy muy cansada de mi trabajo', 'f'],
  ['Me quedé encerrado en un ascensor', 'm'],
  ['Viajé solo con una mochila', null],
  ['La casa está abandonada', null],
  ['Crucé el desierto yo sola en moto', 'f'],
  ['Yo solo quería ayudar', null],
  ['I did it solo', null],
])('reads the sex of the speaker of "%s" from the Spanish words', (prompt, gender) => {
  expect(askedLook(prompt, undefined, null).gender).toBe(gender);
});

it('lets a named person decide before the words of the speaker', () => {
  expect(askedLook('Mi novia y yo solo comimos pan', undefined, 'f').gender).toBe('f');
});
