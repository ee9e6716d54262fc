import type { HairColor, SkinTone } from '@portada/contracts';

/** Moods that a person of the asset pack can show. */
export const personMoods = [
  'shocked',
  'scared',
  'angry',
  'screaming',
  'happy',
  'laughing',
  'sad',
  'tired',
  'proud',
  'thinking',
  'neutral',
  'crying',
  'desperate',
  'asleep',
  'amazed',
  'embarrassed',
  'loving',
  'disgusted',
  'confused',
] as const;
export type PersonMood = (typeof personMoods)[number];

/**
 * The look of a person: parts of the Open Peeps illustrations, and colors without `#`. `beard` is a beard of Open Peeps
 * in the color of the hair. The look with
 * `asked` is drawn only if the prompt asks for this hair or for what is worn instead.
 */
export type Look = {
  name: string;
  gender: 'm' | 'f';
  old: boolean;
  child: boolean;
  head: string;
  skin: string;
  hair: string;
  clothes: string;
  glasses?: string;
  beard?: string;
  asked?: HairStyle;
};

/** Hair that a prompt can ask for, and what is worn over hair. */
export const hairStyles = [
  'bald',
  'afro',
  'curly',
  'long',
  'hijab',
  'turban',
  'mohawk',
  'dreadlocks',
] as const;
export type HairStyle = (typeof hairStyles)[number];

const skins = ['ffdbb4', 'edb98a', 'd08b5b', 'ae5d29', '7d4a2c'] as const;

/** Colors of the skin tones, without `#`. */
export const skinColors: Readonly<Record<SkinTone, string>> = {
  light: skins[0],
  'medium-light': skins[1],
  medium: skins[2],
  'medium-dark': skins[3],
  dark: skins[4],
};

/** Colors of the hair colors, without `#`. */
export const hairTints: Readonly<Record<HairColor, string>> = {
  black: '2c1b18',
  brown: '724133',
  blond: 'd6b370',
  red: 'b8481f',
  gray: 'a8a3a1',
  white: 'e8e1e1',
};

type Parts = Pick<Look, 'head' | 'hair' | 'clothes'> &
  Partial<Pick<Look, 'glasses' | 'old' | 'beard' | 'asked'>>;

const lookOf = (group: 'm' | 'f' | 'km' | 'kf', skin: Entry[0], parts: Parts, place: number): Look => ({
  name: `${group}${place + 1}`,
  gender: group.endsWith('m') ? 'm' : 'f',
  old: false,
  child: group.startsWith('k'),
  ...parts,
  skin: skins[skin],
});

type Entry = readonly [skin: 0 | 1 | 2 | 3 | 4, parts: Parts];

const women: readonly Entry[] = [
  [0, { head: 'bangs', hair: 'a55728', clothes: 'e7413c' }],
  [2, { head: 'long', hair: '2c1b18', clothes: 'ffcf27' }],
  [4, { head: 'buns', hair: '2c1b18', clothes: 'e7413c' }],
  [1, { head: 'mediumBangs2', hair: 'd6b370', clothes: '2f8fe7' }],
  [3, { head: 'cornrows', hair: '724133', clothes: 'ffcf27' }],
  [0, { head: 'grayMedium', hair: 'c93305', clothes: '26b58a' }],
  [2, { head: 'grayBun', hair: '724133', clothes: '8a5ad6' }],
  [1, { head: 'bangs', hair: 'f59797', clothes: '2f8fe7' }],
  [1, { head: 'grayMedium', hair: 'e8e1e1', clothes: '8a5ad6', old: true, glasses: 'glasses2' }],
  [3, { head: 'grayBun', hair: 'e8e1e1', clothes: '2f8fe7', old: true }],
  [4, { head: 'afro', hair: '2c1b18', clothes: 'ffcf27', asked: 'afro' }],
  [2, { head: 'longCurly', hair: '4a312c', clothes: 'e7413c', asked: 'curly' }],
  [1, { head: 'long', hair: '724133', clothes: '26b58a', asked: 'long' }],
  [1, { head: 'hijab', hair: '8a5ad6', clothes: '2f8fe7', asked: 'hijab' }],
  [4, { head: 'dreads1', hair: '2c1b18', clothes: '26b58a', asked: 'dreadlocks' }],
];
const men: readonly Entry[] = [
  [1, { head: 'short4', hair: '724133', clothes: 'e7413c' }],
  [0, { head: 'pomp', hair: '2c1b18', clothes: '2f8fe7' }],
  [4, { head: 'twists2', hair: '2c1b18', clothes: 'ffcf27' }],
  [2, { head: 'shaved2', hair: '2c1b18', clothes: '26b58a' }],
  [0, { head: 'short4', hair: 'd6b370', clothes: '8a5ad6' }],
  [3, { head: 'flatTop', hair: '2c1b18', clothes: 'e7413c' }],
  [1, { head: 'grayShort', hair: 'a55728', clothes: '26b58a' }],
  [2, { head: 'grayShort', hair: '4a312c', clothes: 'ffcf27' }],
  [1, { head: 'grayShort', hair: 'e8e1e1', clothes: '2f8fe7', old: true, glasses: 'glasses2' }],
  [3, { head: 'noHair3', hair: 'e8e1e1', clothes: 'ffcf27', old: true }],
  [1, { head: 'hatBeanie', hair: 'e8e1e1', clothes: '2f8fe7', old: true, beard: 'full4' }],
  [0, { head: 'grayShort', hair: 'e8e1e1', clothes: 'e7413c', old: true, beard: 'full4' }],
  [2, { head: 'short4', hair: '4a312c', clothes: '26b58a', beard: 'full4' }],
  [1, { head: 'noHair1', hair: '724133', clothes: '2f8fe7', asked: 'bald' }],
  [4, { head: 'afro', hair: '2c1b18', clothes: 'e7413c', asked: 'afro' }],
  [3, { head: 'twists2', hair: '2c1b18', clothes: '2f8fe7', asked: 'curly' }],
  [1, { head: 'flatTopLong', hair: '724133', clothes: '26b58a', asked: 'long' }],
  [3, { head: 'turban', hair: '2f8fe7', clothes: 'ffcf27', asked: 'turban' }],
  [0, { head: 'mohawk', hair: 'c93305', clothes: '8a5ad6', asked: 'mohawk' }],
  [4, { head: 'dreads1', hair: '2c1b18', clothes: '26b58a', asked: 'dreadlocks' }],
];
const girls: readonly Entry[] = [
  [0, { head: 'bangs', hair: 'a55728', clothes: 'ffcf27' }],
  [3, { head: 'buns', hair: '2c1b18', clothes: 'e7413c' }],
  [2, { head: 'grayBun', hair: '4a312c', clothes: '2f8fe7' }],
];
const boys: readonly Entry[] = [
  [1, { head: 'short4', hair: '724133', clothes: '2f8fe7' }],
  [4, { head: 'twists2', hair: '2c1b18', clothes: 'ffcf27' }],
  [2, { head: 'short5', hair: '2c1b18', clothes: '26b58a' }],
];

/** The looks of all people in the asset pack: women `f…`, men `m…`, girls `kf…` and boys `km…`. */
export const looks: readonly Look[] = [
  ...women.map(([skin, parts], place) => lookOf('f', skin, parts, place)),
  ...men.map(([skin, parts], place) => lookOf('m', skin, parts, place)),
  ...girls.map(([skin, parts], place) => lookOf('kf', skin, parts, place)),
  ...boys.map(([skin, parts], place) => lookOf('km', skin, parts, place)),
];

const byName = new Map(looks.map((look) => [look.name, look]));

/**
 * Name of the drawing of a person in a mood. A look with another skin or hair than its look in the asset pack has these
 * two colors in the name.
 */
export function personId(
  { name, skin, hair }: Pick<Look, 'name' | 'skin' | 'hair'>,
  mood: PersonMood,
): string {
  const packed = byName.get(name);
  const id = `person-${name}-${mood}`;
  return packed && (packed.skin !== skin || packed.hair !== hair) ? `${id}-${skin}-${hair}` : id;
}

const idPattern = /^(person-(k?[fm]\d+)-[a-z]+)(?:-([0-9a-f]{6})-([0-9a-f]{6}))?$/;

const knownHairs: ReadonlySet<string> = new Set([
  ...looks.map(({ hair }) => hair),
  ...Object.values(hairTints),
]);

/**
 * Reads the name of the drawing of a person.
 * @param id name of a drawing, as `personId` gives it
 * @returns the name of the drawing in the asset pack, the look there, and the look with the skin and hair of the name;
 *   null for another drawing and for a color that no person has
 */
export function personNamed(id: string): { packedId: string; packed: Look; look: Look } | null {
  const [, packedId, name = '', skin, hair] = idPattern.exec(id) ?? [];
  const packed = byName.get(name);
  if (packedId === undefined || !packed) return null;
  if (skin === undefined || hair === undefined) return { packedId, packed, look: packed };
  const isKnown = skins.some((one) => one === skin) && knownHairs.has(hair);
  return isKnown ? { packedId, packed, look: { ...packed, skin, hair } } : null;
}
