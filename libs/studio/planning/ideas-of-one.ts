import type { Box, Layer, Point } from '../scene/scene.schema';
import { placeIllustration } from './place-illustration';
import { roomNextToHero, withSecondSubject } from './second-subject';
import { type Draft, avoidable } from './draft';
import { inset, middle, within } from './geometry';
import { closeToPerson, withPerson } from './ideas-with-people';
import { isSomebody } from './people';
import { type IdeaRenderer, illustrationsOf, feelingFace, heroOf, compositionOf } from './composition';

/** The hero next to the words. */
export const showcase: IdeaRenderer = (draft, text) => {
  const hero = heroOf(draft);
  return compositionOf([hero], withSecondSubject(draft, hero, text));
};

/** The hero in the middle of the picture with the other thing before it, or so close that the edge cuts it. */
export const alone: IdeaRenderer = (draft, text) => {
  if (draft.person?.role === 'named' && draft.layout.name === 'close-left')
    return closeToPerson(draft, draft.person, text);
  return showcase(draft, text);
};

/** A large person and what it is about. */
export const portrait: IdeaRenderer = (draft, text) =>
  draft.person ? withPerson(draft, draft.person, text) : compositionOf([heroOf(draft)]);

/** A detail is ringed, and an arrow comes from the words to it. */
export const reveal: IdeaRenderer = (draft, text) => {
  const hero = heroOf(draft);
  // Only what the prompt names is worth a ring; what merely belongs to its topic is not.
  const detail = draft.subject.second;
  const room = detail ? roomNextToHero(draft, hero, text, 0.42) : null;
  const front: Layer[] = [];
  const { palette, unit } = draft;
  if (!detail || !room) return compositionOf([hero]);
  front.push(placeIllustration(draft, detail, { role: 'prop', room: inset(room, unit * 2), rotation: -4 }));
  if (!isSomebody(detail) && !draft.avoids(avoidable.ring))
    front.push({ kind: 'ring', box: room, rotation: -6, width: unit * 1.8, color: palette.signal });
  front.push(...arrowAt(draft, room, text));
  return compositionOf([hero], { front, taken: [room] });
};

/** An arrow from the edge of the words to the edge of what they name. */
function arrowAt(draft: Draft, target: Box, text: readonly Box[]): Layer[] {
  const { palette, unit } = draft;
  const [words] = text;
  if (!words || draft.avoids(avoidable.arrow)) return [];
  const to = middle(target);
  const start = nearest(words, to);
  const away = Math.hypot(to.x - start.x, to.y - start.y);
  const radius = Math.max(target.width, target.height) * 0.52;
  const room = away - radius;
  if (room < unit * 7) return [];
  const [dx, dy] = [(to.x - start.x) / away, (to.y - start.y) / away];
  const length = Math.min(room - unit, unit * 24);
  const tip = { x: to.x - dx * radius, y: to.y - dy * radius };
  return [
    {
      kind: 'arrow',
      from: { x: tip.x - dx * length, y: tip.y - dy * length },
      to: tip,
      bend: 0.16,
      width: unit * 2.8,
      color: palette.signal,
      outline: '#ffffff',
    },
  ];
}

const nearest = (box: Box, { x, y }: Point): Point => ({
  x: Math.min(Math.max(x, box.x), box.x + box.width),
  y: Math.min(Math.max(y, box.y), box.y + box.height),
});

/** A large face and what it sees. */
export const reaction: IdeaRenderer = (draft, text) => {
  if (draft.person) return withPerson(draft, draft.person, text);
  const { layout, random } = draft;
  const [first, ...others] = illustrationsOf(draft);
  const thing = first.group === 0 ? others.find(({ group }) => group !== 0) : first;
  const face = feelingFace(draft) ?? first;
  const room = layout.second ?? layout.heroes[0];
  const seer = placeIllustration(draft, face, {
    role: 'hero',
    room,
    rotation: random.between(-8, 2),
    anchor: [0.3, 0.5],
  });
  const seen = placeIllustration(draft, thing ?? first, {
    role: 'hero',
    room: layout.heroes[0],
    rotation: random.between(-4, 6),
    anchor: layout.anchor,
  });
  return compositionOf([seen, seer], { front: glance(draft, seer.box, seen.box), taken: [...text] });
};

/** The arrow from a face to what it sees. */
function glance(draft: Draft, seer: Box, seen: Box): Layer[] {
  const { palette, unit } = draft;
  if (draft.avoids(avoidable.arrow) || draft.layout.second === null) return [];
  const tall = draft.input.height > draft.input.width;
  const from = tall ? within(seer, 0.72, 0.02) : within(seer, 0.96, 0.5);
  const to = tall ? within(seen, 0.6, 0.97) : within(seen, 0.1, 0.62);
  if (Math.hypot(to.x - from.x, to.y - from.y) < unit * 7) return [];
  return [
    { kind: 'arrow', from, to, bend: -0.2, width: unit * 2.8, color: palette.signal, outline: '#ffffff' },
  ];
}
