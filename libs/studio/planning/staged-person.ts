import {
  type PersonShapes,
  type PersonFigure,
  personShapes,
} from '../knowledge/person-figures/person-figure';
import type { HeadLook } from '../knowledge/person-figures/heads';
import type { OutfitName } from '../knowledge/person-figures/outfits';
import { type Look, personNamed } from '../knowledge/people';
import type { Illustration } from '../knowledge/illustrations';
import type { Box, IllustrationLayer } from '../scene/scene.schema';
import { outfitNamed } from '../understanding/outfit-words';
import { askedLook } from './asked-look';
import type { Draft } from './draft';
import type { DrawnMember } from './drawn-scene';
import { heroEffects } from './hero-effects';
import { lookFor } from './people';
import { placeIllustration } from './place-illustration';

/** Styles of hair by the name of a head of the set of people. */
const hairStyles: readonly (readonly [RegExp, HeadLook['style']])[] = [
  [/no ?hair|shaved/i, 'bald'],
  [/hijab|turban/i, 'covered'],
  [/bun/i, 'bun'],
  [/twists|cornrows|afro|curly|dreads/i, 'curly'],
  [/long|bangs|medium/i, 'long'],
  [/./, 'short'],
];

/**
 * The look of a figure for a person of a scene: age and sex as the words say, the rest by the seed.
 * @param draft the decisions about the picture
 * @param drawnMember the person
 * @param turn number of the person, so that two people differ
 */
export function personLook(
  { input }: Pick<Draft, 'input'>,
  { member, illustration }: DrawnMember,
  turn: number,
): { head: HeadLook; clothes: string } {
  const own = personNamed(illustration.id)?.look;
  const look =
    turn === 0 && own
      ? own
      : lookFor(
          { ...input, seed: input.seed + turn * 977 },
          {
            words: own?.child ? 'kid' : member.head,
            gender: own && turn === 0 ? own.gender : genderOf(member.head),
          },
        );
  const askedHair = askedLook(input.prompt, input.person, null).hair !== null;
  const old = look.old || /^(?:abuel|ancian|grand|elder)/.test(member.head) || member.states.includes('old');
  return {
    head: {
      skin: `#${look.skin}`,
      hair: old && !askedHair ? '#e4e1dd' : `#${look.hair}`,
      style: styleOf(look),
      beard: look.beard !== undefined || (old && look.gender === 'm'),
      glasses: look.glasses !== undefined,
      child: look.child,
    },
    clothes: `#${look.clothes}`,
  };
}

/** The hair of a look. Long hair and curls at both sides of the head are for women and girls. */
const styleOf = ({ head, gender }: Look): HeadLook['style'] => {
  const style = hairStyles.find(([pattern]) => pattern.test(head))?.[1] ?? 'short';
  if (gender === 'm') return style === 'bald' || style === 'covered' ? style : 'short';
  return style === 'short' || style === 'bald' ? 'bun' : style;
};

/** The sex that a noun names; null if it names none. */
const genderOf = (head: string): 'm' | 'f' | null =>
  /^(?:(?:\p{L}*)wom[ae]n|girls?|nietas?|granddaughters?|mother|grandmother|lady|mujer(?:es)?|chicas?|ninas?|madre|abuela|\p{L}+(?:era|ora|ica|ina))$/u.test(
    head,
  )
    ? 'f'
    : /^(?:(?:\p{L}*)m[ae]n|boys?|nietos?|grandsons?|empresarios?|father|grandfather|hombres?|chicos?|ninos?|padre|abuelo|\p{L}+(?:ero|or|ico))$/u.test(
          head,
        )
      ? 'm'
      : null;

/** The clothes of a person: those of the role, else plain clothes. */
export const outfitOf = ({ member }: DrawnMember): OutfitName => {
  const words = member.words
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/\s+/);
  return outfitNamed(member.head) ?? words.map(outfitNamed).find((one) => one !== null) ?? 'plain';
};

/** A figure of a scene on the picture: its shapes, and the square of 32 units in pixels. */
export type PlacedPerson = {
  shapes: PersonShapes;
  frame: { x: number; y: number; size: number };
  flip: boolean;
};

/** Layers of a placed figure: the body, and the hands in front of a held thing. */
export function personLayers(
  draft: Draft,
  figure: PersonFigure,
  { x, y, size }: PlacedPerson['frame'],
  options: { flip: boolean; rotation: number; stands: boolean; role: IllustrationLayer['role'] },
): {
  body: IllustrationLayer;
  hands: IllustrationLayer;
  grip: { x: number; y: number };
  shapes: PersonShapes;
} {
  const shapes = personShapes(figure);
  const drawing = (ink: Illustration['ink']): Illustration => ({
    id: 'own-person-figure',
    emoji: '',
    group: 1,
    names: [],
    keywords: [],
    ink,
    hue: null,
  });
  const room: Box = { x, y, width: size, height: size };
  const effects = heroEffects(draft);
  const layerOf = (body: string, hasFloor: boolean): IllustrationLayer => ({
    ...placeIllustration(draft, drawing([0, 0, 1, 1]), {
      role: options.role,
      room,
      rotation: options.rotation,
      effects: {
        ...effects,
        glow: null,
        tint: null,
        floor: hasFloor ? effects.floor : null,
        shadow: hasFloor ? effects.shadow : null,
      },
    }),
    body,
    flip: options.flip,
  });
  const [gx, gy] = shapes.grip;
  const across = options.flip ? 32 - gx : gx;
  return {
    body: layerOf(shapes.body, options.stands),
    hands: layerOf(shapes.hands, false),
    grip: { x: x + (across / 32) * size, y: y + (gy / 32) * size },
    shapes,
  };
}
