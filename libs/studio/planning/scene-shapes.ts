import type { Illustration } from '../knowledge/illustrations';

/** Share of its height by which a thing sinks into a support, from the top of the support; 0.08 for other supports. */
const sinks: readonly (readonly [RegExp, number])[] = [
  [/^bed$|sofa|couch/, 0.42],
  [/palms-up/, 0.4],
  [/^chair$|seat|own-gaming-chair/, 0.48],
  [/laptop/, 0.72],
  [/pizza|pancakes|birthday-cake|pie|waffle|cheese|shortcake/, 0.22],
  [/^(?:own-)?table|bench/, 0.06],
  [/automobile|car|taxi|truck|bus|van/, 0.1],
  [/horse|elephant|camel|donkey|cow|dog|dinosaur|sauropod|llama|zebra|turtle|whale/, 0.34],
  [/canoe|boat|surfboard|skateboard|kick-scooter|bicycle|motorcycle|motor-scooter/, 0.45],
  [/open-book|newspaper|keyboard|phone-flat/, 0.35],
  [/globe|ball|moon|planet/, 0.1],
];

/** The share of a support's height, from its top, into which a thing on the support sinks. */
export const sinkOf = ({ id }: Illustration): number => sinks.find(([name]) => name.test(id))?.[1] ?? 0.08;

/** Share of a container's height, from its foot, at which the thing inside begins; 0.42 for other containers. */
const carries: readonly (readonly [RegExp, number])[] = [
  [/bathtub/, 0.66],
  [/open-box|open-suitcase|gift-open/, 0.6],
  [/cup|mug|beverage|teacup|bowl|pot|bucket|basket|tumbler/, 0.5],
  [/automobile|car$|taxi|truck|bus|van/, 0.66],
  [/boat|canoe|ship|galleon/, 0.62],
  [/rocket/, 0.4],
  [/luggage|backpack|package|boxes|chest|shopping|handbag|purse|coffin/, 0.55],
  [/house|castle|building|tent|door|igloo/, 0],
];

/** The share of a container's height, from its foot, at which the thing inside begins. */
export const carryOf = ({ id }: Illustration): number => carries.find(([name]) => name.test(id))?.[1] ?? 0.42;

/** Returns true for a container through which the thing inside is visible. */
export const isClear = ({ id }: Illustration): boolean =>
  /^(?:ice|own-iceberg|own-aquarium|tumbler-glass|jar|own-coins-jar|crystal-ball|bubbles|light-bulb|glass-of-milk|wine-glass|hourglass.*|droplet|own-fish-bowl|own-jar|own-glass.*|own-water-glass|snow-globe|mirror|window|television|laptop|own-monitor|own-tablet|framed-picture|gem-stone)$/.test(
    id,
  );

/** Returns true for a container that is higher than wide, in whose open front the thing inside stands. */
export const isTall = ({ id }: Illustration): boolean =>
  /fridge|wardrobe|freezer|vault|door|elevator|oven|house|tent|igloo|cage|bookshelf|prison|telephone-box/.test(
    id,
  );

/** Open containers by the closed container. */
const opened: Readonly<Record<string, string>> = {
  package: 'own-open-box',
  'own-moving-boxes': 'own-open-box',
  luggage: 'own-open-suitcase',
  'own-fridge': 'own-open-fridge',
  'wrapped-gift': 'own-gift-open',
};

/** The drawing of a container with something inside: the open container, if there is a drawing of it. */
export const whenFilled = ({ id }: Illustration): string => opened[id] ?? id;
