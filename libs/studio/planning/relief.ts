import type { Illustration as FullIllustration } from '../knowledge/illustrations';
import type { Relief } from '../scene/scene.schema';
import type { PlaceLight } from '../scene/place-light';
import type { Draft } from './draft';
import type { StyleRules } from './style';

/** A drawing as far as its relief depends on it. */
type Illustration = Pick<FullIllustration, 'id' | 'group'>;

/** Styles that draw illustrations as lit bodies; all other styles repaint or cut out the illustration. */
const reliefStyles = new Set<StyleRules['hero']>(['lit', 'gloss', 'bare']);

type Made = Pick<Relief, 'material' | 'thickness'>;

const wet: Made = { material: 'glazed', thickness: 'full' };
const meal: Made = { material: 'food', thickness: 'full' };
const furry: Made = { material: 'fur', thickness: 'full' };
const shiny: Made = { material: 'metal', thickness: 'full' };
const medal: Made = { material: 'metal', thickness: 'flat' };
const panel: Made = { material: 'plastic', thickness: 'flat' };
const matt: Made = { material: 'clay', thickness: 'full' };
const smooth: Made = { material: 'plastic', thickness: 'full' };

/** Material of things by a word in the drawing's name; the first matching line counts. */
const nouns: readonly (readonly [RegExp, Made])[] = [
  [/^(?:coin|(?:1st|2nd|3rd)-place-medal|(?:sports|military)-medal|mantelpiece-clock|compass)$/, medal],
  [
    /phone|tablet|monitor|processor|laptop|television|desktop|computer|keyboard|calendar|credit-card|banknote|money-with|dollar|yen-|euro-|pound-|chart|clipboard|page|newspaper|scroll|book|ticket|envelope|card|map|picture|window|door|flag|sign|mark|button/,
    panel,
  ],
  [
    /trophy|crown|key|bell|engine|handcuffs|faucet|turbo|alloy-rim|scalpel|handgun|sword|dagger|wrench|hammer|gear|chain|anchor|knife|spoon|scissors|axe|pick|nut-and-bolt|shield|cooking|pot-of|saxophone|trumpet|postal-horn|ring|locomotive|satellite|money-bag/,
    shiny,
  ],
  [
    /candy|lollipop|honey|apple|cherries|tomato|grapes|lemon|tangerine|peach|pepper|aubergine|eggplant|olive|ice-cream|beverage|wine|cocktail|beer|juice|milk|water|droplet|drop|blood|gem|octopus|squid|fish|dolphin|whale|shark|frog|crystal|lips|heart|tongue/,
    wet,
  ],
  [
    /own-(?:table|lamp|pyramid|step-pyramid|eiffel-tower|big-ben|colosseum|sphinx|taj-mahal|great-wall|christ-redeemer|pisa|sagrada-familia|obelisk|st-basil|buddha|skeleton|spine|fossil)|rock|brick|mountain|desert|house|hut|castle|temple|stadium|building|moai|statue|skull|bone|tooth|teddy|mushroom|cactus|tree|leaf|herb|seedling|nest|wood|basket|amphora|coffin|headstone|sock|glove|scarf|coat|hat|shirt|jeans|dress|boot|shoe|yarn|thread/,
    matt,
  ],
];

/** Groups of the illustration set with soft things: faces, people, animals and plants. */
const soft = new Set([0, 1, 3]);

/** Meals among the project's own drawings. */
const ownMeal =
  /^own-(?:sourdough|omelette|lentil-stew|noodle-bowl|fried-chicken|pasta|roast|soup-bowl|arepa|churros|brownie|cheesecake|croquettes|oatmeal-bowl|lasagna|flour|ham$|salmon)/;

/** Animals with fur or feathers among the project's own drawings. */
const ownPet =
  /^own-(?:angry-cat|sad-dog|(?:cat|dog)-sitting|cat-sleeping|capybara|panther|(?:puma|jaguar)-cat|ferret|guinea-pig|hyena|vulture|toucan|hummingbird)$/;

/** Meals that are served hot. */
const hot =
  /^(?:pot-of-food|steaming-bowl|hot-beverage|teacup-without-handle|teapot|curry-rice|spaghetti|shallow-pan-of-food|cooking|pizza|poultry-leg|meat-on-bone|cut-of-meat|baguette-bread|bread|pie|fondue|cooked-rice|french-fries|hamburger|own-(?:sourdough|omelette|lentil-stew|noodle-bowl|fried-chicken|pasta|roast|soup-bowl))$/;

const isMeal = ({ id, group }: Illustration): boolean => group === 4 || ownMeal.test(id);

/** The material of a drawing. */
const madeOf = (illustration: Illustration): Made => {
  const { id, group } = illustration;
  const named = nouns.find(([noun]) => noun.test(id))?.[1];
  if (isMeal(illustration)) return named === wet ? wet : meal;
  return named ?? (group === 3 || ownPet.test(id) ? furry : soft.has(group) ? matt : smooth);
};

/** Matches prompts about disasters and fear, in both languages; their things are lit darkly. */
const dreadful =
  /(?<!\p{L})(?:haunted|ghosts?|cursed|creepy|scary|terrifying|horror|paranormal|possessed|abandoned|embrujad[oa]s?|maldit[oa]s?|terror|fantasmas?|aterrador[a]?|abandonad[oa]s?|hurricane|earthquake|tsunami|tornado|wildfire|disaster|catastrophe|airstrike|bombing|apocalypse|collaps(?:e|ed|es)|murder\p{L}*|serial killer|hurac[aá]n|terremoto|incendio|inundaci[oó]n|desastre|cat[aá]strofe|bombardeo|apocalipsis|derrumbe|asesin\p{L}+)(?!\p{L})/iu;

/**
 * The light on a drawing: a warm lamp for meals, one cold light for frightening pictures, studio light otherwise. Fire
 * and lamps always have studio light.
 */
function litAs(illustration: Illustration, isFrightening: boolean): Relief['lit'] {
  if (isMeal(illustration)) return 'warm';
  if (/^(?:fire|own-flame|volcano|high-voltage|candle|lamp|own-lamp)/.test(illustration.id)) return 'studio';
  return isFrightening ? 'dark' : 'studio';
}

/** True for a picture whose theme, mood or prompt is about fear. */
const isFrightening = ({ subject, mood, input }: Pick<Draft, 'subject' | 'mood' | 'input'>): boolean =>
  subject.theme === 'horror' ||
  subject.intent === 'horror' ||
  mood.air === 'smoke' ||
  (subject.theme !== 'gaming' && dreadful.test(input.prompt));

/** Drawings whose round dark shapes are openings. */
const hollow =
  /skull|lock|key|house|camera|guitar|socket|ghost|jack-o|mouse-trap|hole|bowling|button|dice|window/;

/** Animals that the asset pack holds in another drawing; their eyes contain points of light. */
const redrawnAnimal = /^(?:cat|dog)(?:-face)?$|^pouting-cat$/;

const darkPartsOf = ({ id, group }: Illustration): Relief['darkParts'] => {
  if (hollow.test(id)) return 'hollow';
  return soft.has(group) && !redrawnAnimal.test(id) ? 'eyes' : 'plain';
};

/**
 * The light of a studio: soft light from above and from the front, cooler light from below.
 * @param keyFrom side of the strongest light
 */
export const studioLight = (keyFrom: PlaceLight['keyFrom']): PlaceLight => ({
  name: 'studio',
  harmonics: [
    [1.7, 1.7, 1.76],
    [0.42, 0.41, 0.36],
    [0.3, 0.3, 0.3],
    [
      keyFrom === 'right' ? 0.2 : -0.2,
      keyFrom === 'right' ? 0.19 : -0.19,
      keyFrom === 'right' ? 0.16 : -0.16,
    ],
    [0, 0, 0],
    [0.08, 0.08, 0.08],
    [-0.05, -0.05, -0.05],
    [0, 0, 0],
    [0, 0, 0.02],
  ].flat(),
  keyFrom,
});

/**
 * The relief of a drawing: its material, in the light of the mood.
 * @param draft the decisions about the picture
 * @param illustration the drawing
 * @param recolor change of the fills, for example for a poor and a rich side
 * @returns null in styles without relief, and for people, whose drawings are lit by another effect
 */
export function reliefOf(
  draft: Pick<Draft, 'styleRules' | 'mood' | 'subject' | 'input'>,
  illustration: Illustration,
  recolor: Relief['recolor'] = null,
): Relief | null {
  const { styleRules, mood } = draft;
  if (!reliefStyles.has(styleRules.hero) || illustration.group === 10) return null;
  // Light from straight above counts as light from the left.
  const side = Math.cos((mood.light.angle * Math.PI) / 180) < 1e-6 ? 'left' : 'right';
  const { harmonics, ...light } = studioLight(side);
  const lamp = { ...light, harmonics: tinted(harmonics, mood.light) };
  return reliefOfDrawing(illustration, isFrightening(draft), lamp, recolor);
}

const reliefOfDrawing = (
  illustration: Illustration,
  isDark: boolean,
  light: Relief['light'],
  recolor: Relief['recolor'],
): Relief => ({
  ...madeOf(illustration),
  lit: litAs(illustration, isDark),
  steam: hot.test(illustration.id),
  recolor,
  darkParts: darkPartsOf(illustration),
  light,
});

/**
 * The relief of a drawing in white studio light from the right.
 * @param drawing name and emoji group of the drawing
 * @param isDark true lights the drawing by one cold light, for a frightening picture
 * @param recolor change of the fills, for example for a poor and a rich side
 */
export const reliefIn = (drawing: Illustration, isDark: boolean, recolor: Relief['recolor'] = null): Relief =>
  reliefOfDrawing(drawing, isDark, studioLight('right'), recolor);

/** Harmonics of a light in the color of a mood, with the same brightness. */
function tinted(harmonics: readonly number[], { color, strength }: Draft['mood']['light']): number[] {
  const parts = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
  const mean = parts.reduce((sum, part) => sum + part, 0) / 3;
  return harmonics.map((value, place) => {
    const share = 1 + ((parts[place % 3] ?? 1) / mean - 1) * Math.min(1, strength * 1.3);
    return Number((value * share).toFixed(4));
  });
}
