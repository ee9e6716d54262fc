import { colours } from './small-words';

/** Color words that are read only in instructions, in addition to `colours`; without accents. */
const others: Readonly<Record<string, string>> = {
  turquoise: 'turquoise teal cyan aqua turquesa cian aguamarina',
  navy: 'navy',
  sky: 'celeste celestes',
  lime: 'lime',
  pink: 'magenta fuchsia fucsia',
  burgundy: 'burgundy maroon granate burdeos guinda vino tinto',
  purple: 'indigo purpura purpuras',
  lilac: 'lilac lavender lila lilas lavanda mauve malva',
  beige: 'beige beis cream crema ivory marfil hueso nude champagne',
  grey: 'silver plateado plateada plateados plateadas charcoal gris',
  red: 'crimson scarlet carmesi escarlata',
  gold: 'oro',
  peach: 'peach peachy apricot durazno melocoton albaricoque',
  coral: 'coral salmon',
  mint: 'mint menta',
  emerald: 'emerald esmeralda',
  olive: 'olive oliva khaki caqui',
  mustard: 'mustard mostaza ocre ochre',
  terracotta: 'terracotta terracota clay adobe rust copper cobre',
  brown: 'chocolate sepia',
};

/** Two words that name one color, without accents. */
const pairs: Readonly<Record<string, string>> = {
  navy: 'navy blue|azul marino|azul noche|midnight blue',
  sky: 'sky blue|baby blue|azul cielo|azul celeste|azul bebe',
  lime: 'lime green|verde lima|verde limon',
  burgundy: 'rojo vino|wine red',
  mint: 'mint green|verde menta|verde agua',
  emerald: 'emerald green|verde esmeralda',
  olive: 'olive green|verde oliva|verde militar|army green',
  'light pink': 'baby pink|rosa palo|rosa bebe|rosa pastel',
  'bright pink': 'hot pink|rosa mexicano|rosa chicle|rosa fucsia',
  'dark green': 'forest green|verde bosque|verde botella',
  'bright blue': 'electric blue|royal blue|azul electrico|azul rey',
  coral: 'rosa salmon|rosa coral',
};

/** Words for the tones of a picture that name no single hue. */
const temperatures: Readonly<Record<string, string>> = {
  warm: 'warm calido calida calidos calidas',
  cold: 'cold cool frio fria frios frias',
  dark: 'dark oscuro oscura oscuros oscuras moody',
};

/** Shades of a color by word, without accents. */
const shades: Readonly<Record<string, string>> = {
  dark: 'dark darker deep oscuro oscura oscuros oscuras oscurito oscurita profundo profunda',
  light:
    'light lighter pale claro clara claros claras clarito clarita claritos claritas palido palida palidos palidas',
  soft: 'soft softer gentle calm warm suave suaves tenue tenues calido calida calidos calidas',
  pastel: 'pastel pasteles',
  bright:
    'bright vivid neon hot intense electric vibrant strong brillante brillantes intenso intensa intensos intensas chillon chillona vivo viva vivos vivas fuerte fuertes fosforito electrico',
  muted: 'muted dusty faded apagado apagada apagados apagadas mate empolvado',
};

const table = (lists: Readonly<Record<string, string>>): (readonly [string, string])[] =>
  Object.entries(lists).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const));

const pairTable = Object.entries(pairs).flatMap(([name, words]) =>
  words.split('|').map((word) => [word, name] as const),
);

/** Color names by word, without "café", which means coffee more often than a color. */
export const hues: ReadonlyMap<string, string> = new Map([
  ...[...colours].filter(([word]) => word !== 'cafe'),
  ...table(others),
  ...pairTable,
]);

/** Materials whose name states the color of a background or of tones. */
const materials = table({ brown: 'wood wooden madera cafe cafes coffee', green: 'grass cesped' });

/** Names of colors and of tones without a hue, by word. */
export const tones: ReadonlyMap<string, string> = new Map([...hues, ...table(temperatures), ...materials]);

const shadeNames: ReadonlyMap<string, string> = new Map(table(shades));

/**
 * Returns true for a word for a shade, and for a color that names no thing as well.
 * @param fold word without accents
 */
export const isColourWord = (fold: string): boolean => shadeNames.has(fold) || colours.has(fold);

const listed = (words: Iterable<string>): string =>
  [...words].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).join('|');

const shadeList = listed(shadeNames.keys());

/**
 * A pattern of a color with an optional shade before or behind it: "dark red", "rosa clarito".
 * @param group name of the group of the color word; the groups of its shades have the endings `Before` and `Behind`
 * @param words color words; by default every hue
 */
export const hue = (group: string, words: Iterable<string> = hues.keys()): string =>
  `(?:(?:very|muy|un|una|a|really|solid|plain|pure|metallic)\\s+)?(?:(?<${group}Before>${shadeList})(?:\\s+|-))?(?<${group}>${listed(words)})(?:\\s+(?:muy\\s+|bien\\s+)?(?<${group}Behind>${shadeList})|\\s+(?:metalizado|liso))?`;

/**
 * The color that a match of `hue` names.
 * @returns name of a color, with its shade before it: "dark red"; null if the group did not match
 */
export function colourOf({ groups }: RegExpExecArray, group: string): string | null {
  const name = tones.get(groups?.[group] ?? '');
  if (name === undefined) return null;
  const shade = shadeNames.get(groups?.[`${group}Before`] ?? groups?.[`${group}Behind`] ?? '');
  return shade === undefined || name.includes(' ') || name === shade ? name : `${shade} ${name}`;
}
