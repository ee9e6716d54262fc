import type { Illustration } from '../knowledge/illustrations';
import type { Box, IllustrationLayer, Layer } from '../scene.schema';
import { companionLayers } from './companion';
import type { Draft } from './draft';
import { around, inset, overlap, placeInk } from './geometry';
import { type Effects, bare, heroEffects } from './hero-effects';
import { chipArea } from './layout';
import { settable } from './headline';

/** The outline must stay inside the room as well. */
const withOutline = (room: Box, effects: Effects): Box => inset(room, (effects.outline?.width ?? 0) + 1);

function heroLayers(draft: Draft): IllustrationLayer[] {
  const effects = heroEffects(draft);
  const lively = draft.look.hero !== 'draft' && draft.look.hero !== 'bare';
  return draft.subject.heroes.map((illustration, place) => {
    const room = withOutline(draft.layout.heroes[place] ?? draft.layout.heroes[0], effects);
    const rotation = lively ? draft.random.between(-7, 7) : 0;
    const turned =
      draft.layout.name === 'hero-left' && (illustration.group === 3 || illustration.group === 5);
    return {
      kind: 'illustration',
      role: 'hero',
      id: illustration.id,
      ...placeInk(illustration, room, rotation, turned),
      ...effects,
    };
  });
}

function prop(draft: Draft, illustration: Illustration, room: Box, effects: Effects): IllustrationLayer {
  const steady = draft.look.hero === 'draft' || draft.look.hero === 'bare';
  const rotation = steady ? 0 : draft.random.between(-16, 16);
  return {
    kind: 'illustration',
    role: 'prop',
    id: illustration.id,
    ...placeInk(illustration, withOutline(room, effects), rotation, false),
    ...effects,
  };
}

/** Free places for small things: those of the layout first, then a grid over the whole picture. */
function freePlaces(draft: Draft, taken: readonly Box[]): (size: number) => Box | null {
  const { width, height } = draft.input;
  const used: Box[] = [...taken];
  return (size) => {
    const grid = Array.from({ length: 80 }, (_, place) => ({
      x: ((place % 10) / 10) * (width - size),
      y: (Math.floor(place / 10) / 8) * (height - size),
      width: size,
      height: size,
    }));
    const free = [...draft.layout.props, ...grid].find((room) => !used.some((box) => overlap(room, box)));
    if (free) used.push(free);
    return free ?? null;
  };
}

/**
 * Everything that is drawn from the illustration set, and what points at it.
 * @param draft what was decided
 * @param text boxes of headline and badge, which stay free
 * @returns layers behind the hero, the hero, and layers before it
 */
export function castLayers(draft: Draft, text: readonly Box[]): Layer[] {
  const { unit, subject, look, input } = draft;
  const heroes = heroLayers(draft);
  const [hero] = heroes;
  if (!hero) return [];
  const companion = companionLayers(draft, hero, (beside) =>
    prop(draft, beside, draft.layout.companion, heroEffects(draft)),
  );
  const companionBoxes = companion.flatMap((layer) =>
    'box' in layer ? [layer.box] : layer.kind === 'arrow' ? [around(layer.from, layer.to)] : [],
  );
  const heroCores = heroes.map(({ box }) => inset(box, Math.min(box.width, box.height) * 0.16));
  const place = freePlaces(draft, [...text, ...companionBoxes, ...heroCores, chipArea(input)]);
  const side = unit * (subject.included.length > 4 ? 11 : 16);
  const included = subject.included.flatMap((item): Layer[] => {
    const room = place(side) ?? draft.layout.companion;
    return item.kind === 'drawing'
      ? [prop(draft, item.illustration, room, heroEffects(draft))]
      : labelOf(draft, item.text, room);
  });
  const second = subject.second && draft.companion !== 'second' ? [subject.second] : [];
  const behind = [...second, ...subject.props]
    .slice(0, Math.max(0, 3 - included.length))
    .flatMap((illustration): Layer[] => {
      const room = place(unit * draft.random.between(9, 14));
      if (!room) return [];
      const soft = look.depth ? { blur: unit * draft.random.between(0.35, 0.9), opacity: 0.9 } : {};
      const effects = look.depth
        ? { ...bare, tint: heroEffects(draft).tint, ...soft }
        : { ...heroEffects(draft), glow: null };
      return [prop(draft, illustration, room, effects)];
    });
  return [...behind, ...heroes, ...included, ...companion];
}

/** What no drawing stands for is written on a tag. */
function labelOf({ look, palette, knowledge }: Draft, text: string, room: Box): Layer[] {
  const written = settable(text).toUpperCase().slice(0, 24).trim();
  if (written === '') return [];
  const size = Math.min(
    room.height * 0.32,
    (room.width * 0.9) / Math.max(0.5, knowledge.measure(look.badgeFace, written)),
  );
  return [
    {
      kind: 'badge',
      text: written,
      face: look.badgeFace,
      size,
      box: room,
      rotation: -3,
      shape: 'tag',
      color: palette.highlight[1],
      ink: '#14100c',
    },
  ];
}
