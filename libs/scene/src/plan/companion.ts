import type { Illustration } from '../knowledge/illustrations';
import type { IllustrationLayer, Layer, LayerOf } from '../scene.schema';
import type { Companion, Draft } from './draft';

const faceWords = /\b(?:faces?|emojis?|caras?|people|personas?|reaction)\b/i;
const arrowWords = /\b(?:arrows?|flechas?)\b/i;
const ringWords = /\b(?:circles?|rings?|c[ií]rculos?)\b/i;

/** Kinds of video in which something is pointed out. */
const revealing = new Set(['news', 'horror', 'reaction', 'technology', 'review']);

/**
 * Decides what stands beside the hero.
 * @param draft what was decided before
 */
export function chooseCompanion(
  draft: Pick<Draft, 'subject' | 'layout' | 'look' | 'headline' | 'random' | 'avoids'>,
): Companion {
  const { subject, layout, look, headline, random } = draft;
  if (subject.heroes.length > 1) return 'versus';
  const roll = random.between(0, 1);
  const quiet = look.hero === 'draft' || look.hero === 'bare';
  const short = headline.words.length <= 4 || layout.name !== 'hero-right';
  if (subject.second && short && !quiet) return 'second';
  const faceless = quiet || subject.intent === 'horror' || subject.heroes[0].group === 0;
  if (!faceless && short && roll < 0.5 && !draft.avoids(faceWords)) return 'face';
  if (!look.arrows || layout.name === 'stacked') return null;
  if (revealing.has(subject.intent) && roll > 0.85 && !draft.avoids(ringWords)) return 'ring';
  const room = layout.name === 'hero-right' || headline.badge === null;
  return room && roll < 0.85 && !draft.avoids(arrowWords) ? 'arrow' : null;
}

/**
 * What stands beside the hero, as layers.
 * @param draft what was decided
 * @param hero as it was placed
 * @param place lays a drawing into the companion's place
 */
export function companionLayers(
  draft: Draft,
  hero: IllustrationLayer,
  place: (illustration: Illustration) => Layer,
): Layer[] {
  switch (draft.companion) {
    case 'versus':
      return [versusMark(draft)];
    case 'arrow':
      return [arrowTo(draft, hero)];
    case 'ring':
      return [ringAround(draft, hero)];
    case 'second':
      return draft.subject.second ? [place(draft.subject.second)] : [];
    case 'face': {
      const { index } = draft.knowledge;
      const faces = draft.mood.faces.map((id) => index.get(id));
      const found = faces.find((illustration) => illustration && !draft.avoided(illustration));
      return found ? [place(found)] : [];
    }
    case null:
      return [];
  }
}

function versusMark({ layout, palette, look }: Draft): LayerOf<'badge'> {
  const { x, y, width, height } = layout.companion;
  const side = Math.min(width, height);
  return {
    kind: 'badge',
    text: 'VS',
    face: look.badgeFace,
    size: side * 0.5,
    shape: 'disc',
    rotation: -6,
    color: palette.pop,
    ink: palette.onPop,
    box: { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side },
  };
}

function arrowTo({ layout, palette, unit }: Draft, hero: IllustrationLayer): LayerOf<'arrow'> {
  const toRight = layout.name === 'hero-right';
  const { x, width } = hero.box;
  const tip = {
    x: toRight ? x + width * 0.09 : x + width * 0.93,
    y: Math.max(hero.box.y + hero.box.height * 0.66, layout.headline.y + layout.headline.height * 0.94),
  };
  const from = { x: tip.x + unit * (toRight ? -19 : 16), y: tip.y + unit * 7 };
  const bend = toRight ? -0.22 : 0.22;
  return { kind: 'arrow', from, to: tip, bend, width: unit * 2.5, color: palette.pop, outline: '#ffffff' };
}

function ringAround({ palette, unit, random }: Draft, hero: IllustrationLayer): LayerOf<'ring'> {
  const { x, y, width, height } = hero.box;
  const [across, down] = [width * 0.72, height * 0.42];
  return {
    kind: 'ring',
    box: {
      x: x + (width - across) / 2,
      y: y + height * random.between(0.14, 0.34),
      width: across,
      height: down,
    },
    rotation: random.between(-8, 4),
    width: unit * 1.1,
    color: palette.pop,
  };
}
