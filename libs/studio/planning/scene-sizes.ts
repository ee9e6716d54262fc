import type { DrawnMember } from './drawn-scene';

/** Extents of things in units of a medium thing, by the drawing's name; the first matching line counts. */
const extents: readonly (readonly [RegExp, number])[] = [
  [
    /dinosaur|sauropod|t-rex|whale|castle|house|building|stadium|church|tower|mountain|volcano|ship|ferry|airplane|rocket|tree|iceberg|lighthouse|hospital|school|bridge|galleon|submarine|skyline|pyramid|giant-wave|block$|elephant|mammoth|tornado/,
    1.55,
  ],
  [
    /automobile|car$|truck|bus|van|tractor|tank|train|locomotive|bed|sofa|couch|bathtub|door|fridge|wardrobe|horse|cow|camel|llama|bear|gorilla|lion|tiger|crocodile|shark|tent|bookshelf|piano|oven|treadmill|pool|boat|motorcycle|helicopter|table/,
    1.3,
  ],
  [
    /coin$|ring$|key|pill|ant|bug|spider|ladybug|button|nut-and-bolt|egg$|cherries|drop|needle|bee|worm|fly$/,
    0.56,
  ],
  [
    /cup|beverage|mug|glass|phone|book|bottle|flower|rose|tulip|mouse|watch|candle|hammer|knife|spoon|pen|pencil|letter|envelope|apple|tomato|potato|onion|carrot|donut|doughnut|cookie|camera|mic|notebook|card|light-bulb|hat|sunglasses|frog|bird|fish$/,
    0.78,
  ],
];

/** Extents by emoji group: people, animals, food, travel, activities, objects; 1 for other groups. */
const byGroup: Readonly<Record<number, number>> = { 1: 1.2, 10: 1.3, 3: 1, 4: 0.8, 5: 1.3, 6: 0.9, 7: 0.9 };

/** Factors of the extent of a giant and a tiny member. */
const factors = { giant: 1.45, tiny: 0.65 } as const;

/** Largest extent of a member; a larger member would make the others too small. */
const largest = 1.9;

/** Least extent of the main member, which carries the picture. */
const leastMain = 1.1;

/**
 * The extent of a member: the square root of its width times its height, in units of a medium thing.
 * @param drawnMember the member
 * @param isMain true for the main member of the scene
 */
export function sizeOf({ illustration, member }: DrawnMember, isMain: boolean): number {
  const usual = extents.find(([name]) => name.test(illustration.id))?.[1] ?? byGroup[illustration.group] ?? 1;
  const own = isMain ? Math.max(leastMain, usual) : usual;
  return Math.min(largest, own * (member.size === null ? 1 : factors[member.size]));
}
