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
 * in the color of the hair.
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
};

const skins = ['ffdbb4', 'edb98a', 'd08b5b', 'ae5d29', '7d4a2c'] as const;

type Parts = Pick<Look, 'head' | 'hair' | 'clothes'> & Partial<Pick<Look, 'glasses' | 'old' | 'beard'>>;

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

/** Name of the drawing of a person in a mood. */
export const personId = ({ name }: Pick<Look, 'name'>, mood: PersonMood): string => `person-${name}-${mood}`;
