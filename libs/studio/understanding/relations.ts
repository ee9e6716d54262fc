/**
 * Relations between two members of a scene, read as "first member, relation, second member": a cat `on` a table, a man
 * who `holds` a fish, money that `fills` a suitcase.
 */
export const relations = [
  'on',
  'in',
  'under',
  'beside',
  'behind',
  'holds',
  'wears',
  'watches',
  'between',
  'fills',
  'from',
] as const;
export type Relation = (typeof relations)[number];

/** A relation with its direction: `from` the new member or `from` the earlier member. */
export type Said = { relation: Relation; from: 'new' | 'earlier'; anchor: 'near' | 'person' | 'main' };

type Rule = readonly [pattern: RegExp, relation: Relation, from: Said['from'], anchor: Said['anchor']];

const spoken = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'u');

/** Relations that stand between two members, most specific first. "A … B": the earlier member is A, the new one is B. */
const between: readonly Rule[] = [
  [
    spoken(
      'full of|filled with|stuffed with|overflowing with|packed with|covered (?:in|with)|llen[oa]s? de|replet[oa]s? de|cubiert[oa]s? (?:de|con|por)|rebosante de',
    ),
    'fills',
    'new',
    'near',
  ],
  [
    spoken('behind the wheel of|at the wheel of|driving|al volante de(?:l)?|conduciendo|manejando'),
    'in',
    'earlier',
    'person',
  ],
  [
    spoken(
      'coming out of|emerging from|bursting out of|popping out of|escaping from|rising from|jumping out of|climbing out of|saliendo de(?:l)?|sale de(?:l)?|que salen? de(?:l)?|asomando de(?:l)?|emergiendo de(?:l)?|brotando de(?:l)?',
    ),
    'from',
    'earlier',
    'near',
  ],
  [
    spoken(
      'holding|holds|hold|carrying|carries|lifting|hugging|hugs|gripping|clutching|eating|drinking|reading|offering|cradling|sosteniendo|sostiene|sostienen|sujetando|sujeta|cargando|carga|levantando|levanta|abrazando|abraza|comiendo|bebiendo|leyendo|agarrando|mostrando|con [^,]{0,24}en (?:la|las|sus?) manos?',
    ),
    'holds',
    'earlier',
    'person',
  ],
  [
    spoken('wearing|wears|dressed (?:in|as)|usando|lleva puest[oa]s?|con gafas|vistiendo|puest[oa]s?'),
    'wears',
    'earlier',
    'person',
  ],
  [
    spoken(
      'watching|looking at|looking up at|looking into|staring at|stares at|looks at|gazing at|facing|pointing at|mirando|mira|miran|observando|viendo|contemplando|senalando|apuntando',
    ),
    'watches',
    'earlier',
    'person',
  ],
  [spoken('in front of|enfrente de(?:l)?|frente a(?:l)?|delante de(?:l)?|ante'), 'behind', 'new', 'near'],
  [spoken('behind|detras de(?:l)?|tras'), 'behind', 'earlier', 'near'],
  [
    spoken(
      'next to|beside|near|close to|alongside|along with|junto a(?:l)?|al lado de(?:l)?|cerca de(?:l)?|a un lado de(?:l)?',
    ),
    'beside',
    'new',
    'near',
  ],
  [
    spoken(
      'under|underneath|beneath|below|debajo de(?:l)?|bajo|abajo de(?:l)?|buried (?:in|under)|enterrad[oa]s? (?:en|bajo)',
    ),
    'under',
    'earlier',
    'near',
  ],
  [
    spoken('surrounded by|among|amongst|amid|between|rodead[oa]s? (?:de|por)|entre|en medio de(?:l)?'),
    'between',
    'earlier',
    'near',
  ],
  [
    spoken(
      'inside|inside of|within|into|trapped in|frozen in|stuck in|dentro de(?:l)?|adentro de(?:l)?|atrapad[oa]s? en|metid[oa]s? en|cayendo (?:en|a)|sumergid[oa]s? en',
    ),
    'in',
    'earlier',
    'near',
  ],
  [spoken('crossing|crosses|cruzando|cruza|atravesando'), 'on', 'earlier', 'near'],
  [
    spoken(
      'on top of|on|onto|atop|over|above|riding|sitting at|at|sobre|encima de(?:l)?|arriba de(?:l)?|montad[oa]s? en|montando|sentad[oa]s? (?:en|a)|parad[oa]s? en|de pie en|acostad[oa]s? en|tumbad[oa]s? en',
    ),
    'on',
    'earlier',
    'near',
  ],
  [spoken('in|en'), 'in', 'earlier', 'near'],
];

/** Relations that stand behind the new member and refer to the main member: "a rose at its side", "con una rosa al lado". */
const after: readonly Rule[] = [
  [
    /^(?:\p{L}+ ){0,2}(?:in (?:(?:his|her|its|their|one|the) )?hands?|en (?:(?:la|las|su|sus|una) )?manos?|en brazos|in (?:his|her) arms|entre las manos)/u,
    'holds',
    'earlier',
    'person',
  ],
  [
    /^(?:\p{L}+ ){0,2}(?:on (?:his|her|its) (?:head|face)|en la cabeza|puest[oa]s?)/u,
    'wears',
    'earlier',
    'person',
  ],
  [
    /^(?:\p{L}+ ){0,2}(?:next to (?:it|him|her|them)|beside (?:it|him|her|them)|by (?:his|her|its) side|nearby|al lado|a un lado|junto a (?:el|ella))/u,
    'beside',
    'new',
    'main',
  ],
  [
    /^(?:\p{L}+ ){0,2}(?:(?:\S+ ){0,3}behind (?:it|him|her|them)|behind(?! an?| the)|in the background|in the distance|detras(?! de)|de fondo|al fondo|a lo lejos)/u,
    'behind',
    'new',
    'main',
  ],
  [
    /^(?:\p{L}+ ){0,2}(?:(?:coming|crawling|peeking|bursting|popping|hatching|jumping|flying) out|emerging|saliendo(?! de)|que salen?(?! de)|asomando(?! de)|asomandose)/u,
    'from',
    'new',
    'main',
  ],
  [
    /^(?:\p{L}+ ){0,2}(?:on (?:its|his|her) (?:back|shoulder)s?|(?:sobre|en) (?:su|la) espalda|a cuestas|en (?:el|su) hombro)/u,
    'on',
    'new',
    'main',
  ],
  [/^(?:\p{L}+ )?(?:on top(?! of)|on it|encima(?! de)|arriba(?! de))/u, 'on', 'new', 'main'],
  [/^(?:\p{L}+ )?(?:inside(?: it)?(?! an?| the)|in it|dentro(?! de)|adentro(?! de))/u, 'in', 'new', 'main'],
  [
    /^(?:\p{L}+ )?(?:around (?:it|him|her|them)|alrededor(?! de)|scattered|everywhere|por todas partes)/u,
    'between',
    'earlier',
    'main',
  ],
];

/** Relation of two members that only "and", "with" or a comma joins. */
const loose: Said = { relation: 'beside', from: 'new', anchor: 'main' };

/**
 * Reads the relation of a new member to an earlier member.
 * @param gap words between the earlier and the new member, in lower case without accents
 * @param behind words behind the new member up to the next member, in lower case without accents
 * @returns the relation, its direction, and the earlier member to which the new member is related
 */
export function relationIn(gap: string, behind: string): Said {
  const found =
    after.find(([pattern]) => pattern.test(behind)) ??
    lastOf(
      between.filter(([pattern]) => pattern.test(gap)),
      gap,
    );
  if (!found) return loose;
  const [, relation, from, anchor] = found;
  // Behind a comma or a verb, a preposition refers to the whole scene: "a dog, and a cat on the roof".
  const isApart =
    anchor === 'near' &&
    /[,;]|(?<!\p{L})(?:standing|sitting|lying|parad[oa]|sentad[oa]|de pie|acostad[oa])(?!\p{L})/u.test(gap);
  return { relation, from, anchor: isApart ? 'main' : anchor };
}

/** The rule whose words are nearest to the new member; a longer phrase goes before its part: "in front of". */
function lastOf(rules: readonly Rule[], gap: string): Rule | undefined {
  let best: Rule | undefined;
  let end = -1;
  for (const rule of rules) {
    const match = [...gap.matchAll(new RegExp(rule[0].source, 'gu'))].at(-1);
    const at = match ? match.index + match[0].length : -1;
    if (at > end) [best, end] = [rule, at];
  }
  return best;
}

/** Returns true if a text holds a relation that only the description of a scene has. */
export const describesScene = (text: string): boolean =>
  between.some(([pattern, relation]) => relation !== 'in' && relation !== 'on' && pattern.test(text)) ||
  /(?<!\p{L})(?:sitting|standing|lying|on top of|on an?|in an?|inside|dentro de|sobre un[ao]?|en un[ao]?|encima de|rodead[oa]|sentad[oa]|parad[oa]|acostad[oa]|tumbad[oa]|colgad[oa]|hanging|leaning|stuck|floating|con un[ao]? \p{L}+ \p{L}+ al lado)(?!\p{L})/u.test(
    text,
  );
