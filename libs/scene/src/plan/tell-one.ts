import type { Box, IllustrationLayer, Layer, Point } from '../scene.schema';
import { actor } from './actor';
import { badgeIn } from './badge';
import { type Draft, avoidable } from './draft';
import { freeRoom } from './free-room';
import { coreOf, inset, middle, squareAt, within } from './geometry';
import { bare, heroEffects } from './hero-effects';
import { type Teller, type Telling, castOf, feelingFace, heroOf, keptFree, plainly } from './telling';

/** The corner of a hero that is farther from the words and not on its face. */
const footOf = (hero: Box, draft: Draft): Point => {
  const words = middle(draft.layout.blocks[0].box).x;
  return within(hero, middle(hero).x > words ? 0.04 : 0.96, 0.94);
};

/** Room for something large beside the hero, before it. */
function besideHero(draft: Draft, hero: IllustrationLayer, text: readonly Box[], share: number): Box | null {
  const side = Math.min(hero.box.width, hero.box.height) * share;
  const taken = [...keptFree(draft, text), coreOf(hero.box)];
  const margin = Math.min(draft.input.width, draft.input.height) * 0.03;
  for (const scale of [1, 0.8, 0.64]) {
    const room = freeRoom(draft.input, side * scale, taken, footOf(hero.box, draft), margin);
    if (room) return room;
  }
  return null;
}

/** The other thing that the prompt names, before the hero. */
function withSecond(draft: Draft, hero: IllustrationLayer, text: readonly Box[]): Partial<Telling> {
  const { subject } = draft;
  if (!subject.second) return {};
  const room = besideHero(draft, hero, text, 0.46);
  if (!room) return {};
  const second = actor(draft, subject.second, { role: 'prop', room, rotation: draft.random.between(-9, 9) });
  return { front: [second], taken: [room] };
}

/** The hero beside the words. */
export const showcase: Teller = (draft, text) => {
  const hero = heroOf(draft);
  return plainly([hero], withSecond(draft, hero, text));
};

/** The hero in the middle of the picture, or so close that the edge cuts it. */
export const alone: Teller = (draft) => plainly([heroOf(draft)]);

/** A detail is ringed, and an arrow comes from the words to it. */
export const reveal: Teller = (draft, text) => {
  const hero = heroOf(draft);
  const detail = castOf(draft)[1];
  const room = detail ? besideHero(draft, hero, text, 0.42) : null;
  const front: Layer[] = [];
  const { palette, unit } = draft;
  let target: Box;
  if (detail && room) {
    front.push(actor(draft, detail, { role: 'prop', room: inset(room, unit * 2), rotation: -4 }));
    target = room;
  } else {
    const side = Math.min(hero.box.width, hero.box.height) * 0.56;
    target = squareAt(within(hero.box, 0.5, 0.4), side);
  }
  if (!draft.avoids(avoidable.ring))
    front.push({ kind: 'ring', box: target, rotation: -6, width: unit * 1.8, color: palette.pop });
  front.push(...arrowAt(draft, target, text));
  return plainly([hero], { front, taken: room ? [room] : [] });
};

/** An arrow from beside the words to the edge of what they speak of. */
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
      color: palette.pop,
      outline: '#ffffff',
    },
  ];
}

const nearest = (box: Box, { x, y }: Point): Point => ({
  x: Math.min(Math.max(x, box.x), box.x + box.width),
  y: Math.min(Math.max(y, box.y), box.y + box.height),
});

/** A large face and what it sees. */
export const reaction: Teller = (draft, text) => {
  const { layout, palette, unit, random, look } = draft;
  const [first, ...others] = castOf(draft);
  const thing = first.group === 0 ? others.find(({ group }) => group !== 0) : first;
  const face = feelingFace(draft) ?? first;
  const room = layout.second ?? layout.heroes[0];
  const seer = actor(draft, face, { role: 'hero', room, rotation: random.between(-8, 2), anchor: [0.3, 0.5] });
  const seen = actor(draft, thing ?? first, {
    role: 'hero',
    room: layout.heroes[0],
    rotation: random.between(-4, 6),
    anchor: layout.anchor,
  });
  const quiet = look.hero === 'bare' || look.hero === 'draft' || draft.avoids(avoidable.ring);
  const ring: Layer = {
    kind: 'ring',
    box: inset(seen.box, -unit * 0.6),
    rotation: -5,
    width: unit * 1.2,
    color: palette.pop,
  };
  const over = quiet || random.chance(0.5) ? [] : [ring];
  const pointer = over.length === 0 ? glance(draft, seer.box, seen.box) : [];
  return plainly([seen, seer], { front: [...over, ...pointer], taken: [...text] });
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
    { kind: 'arrow', from, to, bend: -0.2, width: unit * 2.8, color: palette.pop, outline: '#ffffff' },
  ];
}

/** The figure of the prompt, where the words do not say it already. */
function unsaid({ subject, headline }: Draft): string | null {
  const figure = subject.figure?.text;
  if (!figure) return null;
  const said = [...headline.words, headline.badge ?? ''].join(' ');
  return said.includes(figure) || figure.split(' ').every((word) => said.includes(word)) ? null : figure;
}

/** A span of time as a clock shows it: `24:00:00`, `05:00`. */
function countdown({ subject }: Draft): string | null {
  const figure = subject.figure;
  if (figure?.kind !== 'duration' || !Number.isInteger(figure.value) || figure.value > 99) return null;
  const two = String(figure.value).padStart(2, '0');
  if (/^H/.test(figure.unit)) return `${two}:00:00`;
  if (/^MIN/.test(figure.unit)) return `${two}:00`;
  return /^SE[CG]/.test(figure.unit) ? `00:${two}` : null;
}

/** A clock or a counter beside the hero. */
export const challenge: Teller = (draft, text) => {
  const hero = heroOf(draft);
  const second = withSecond(draft, hero, text);
  if (draft.avoids(avoidable.text) || draft.avoids(avoidable.badge)) return plainly([hero], second);
  const clock = draft.headline.badge ? null : countdown(draft);
  const words = clock ?? unsaid(draft);
  const room = words ? clearRoom(draft, hero, text, words.length > 5 ? 0.62 : 0.46) : null;
  if (!words || !room) return plainly([hero], second);
  const low = { ...room, y: room.y + room.height * 0.3, height: room.height * 0.42 };
  const badge = clock
    ? badgeIn(draft, clock, low, 'timer', 'center')
    : badgeIn(draft, words, room, 'burst', 'center');
  return plainly([hero], { over: [badge], taken: [room] });
};

/** Room on the hero's foot, as wide as a clock is. */
function clearRoom(draft: Draft, hero: IllustrationLayer, text: readonly Box[], share: number): Box | null {
  return besideHero(draft, hero, text, share);
}

/** A line that climbs or falls behind the hero, and the sum on a tag. */
export const money: Teller = (draft, text) => {
  const { subject, input, unit, random } = draft;
  const hero = heroOf(draft);
  const behind: Layer[] = [];
  const climbs = subject.theme === 'money' || subject.intent === 'money' || subject.trend !== null;
  if (climbs && !draft.avoids(avoidable.chart) && !draft.cautious) {
    const direction = subject.trend ?? 'up';
    const color = direction === 'up' ? '#2fd06b' : '#ff3b3b';
    behind.push({
      kind: 'trend',
      direction,
      box: { x: input.width * 0.02, y: input.height * 0.1, width: input.width * 0.95, height: input.height * 0.72 },
      width: unit * 2.4,
      color,
      outline: { width: unit * 0.8, color: '#ffffff' },
      seed: random.seed(),
    });
  }
  const figure = subject.figure?.kind === 'money' ? unsaid(draft) : null;
  const room = figure && !draft.avoids(avoidable.text) ? besideHero(draft, hero, text, 0.6) : null;
  const tag =
    figure && room
      ? [badgeIn(draft, figure, { ...room, y: room.y + room.height * 0.3, height: room.height * 0.45 }, 'price')]
      : [];
  const second = tag.length > 0 ? {} : withSecond(draft, hero, text);
  return plainly([hero], { ...second, behind, over: tag, ...(room && tag.length > 0 ? { taken: [room] } : {}) });
};

/** A check mark: here it is shown how. */
export const tutorial: Teller = (draft, text) => {
  const { palette, unit, knowledge, subject } = draft;
  const hero = heroOf(draft);
  const room = besideHero(draft, hero, text, 0.44);
  if (!room) return plainly([hero]);
  const bulb = knowledge.index.get('light-bulb');
  const lit = bulb && bulb.id !== subject.heroes[0].id && !draft.avoided(bulb) && draft.random.chance(0.4);
  const helper = subject.second ?? (lit ? bulb : null);
  const front: Layer[] =
    helper || draft.avoids(avoidable.mark)
      ? helper
        ? [actor(draft, helper, { role: 'prop', room, rotation: -6 })]
        : []
      : [
          {
            kind: 'mark',
            shape: 'check',
            box: room,
            rotation: -4,
            color: '#22c55e',
            outline: { width: unit * 0.9, color: palette.ink === '#ffffff' ? '#14100c' : '#ffffff' },
          },
        ];
  return plainly([hero], { front, taken: [room] });
};

const bad = new Set(['anger', 'sadness', 'disgust', 'fear']);
const good = new Set(['joy', 'love', 'pride']);

/** Worth it or not: one sign where the prompt tells, else both. */
export const review: Teller = (draft, text) => {
  const hero = heroOf(draft);
  if (draft.avoids(avoidable.mark)) return plainly([hero], withSecond(draft, hero, text));
  const { subject, unit } = draft;
  const feeling = subject.emotion ?? '';
  const shapes: ('check' | 'cross' | 'question')[] = bad.has(feeling)
    ? ['cross']
    : good.has(feeling)
      ? ['check']
      : ['question'];
  const front: Layer[] = [];
  const taken: Box[] = [];
  for (const shape of shapes) {
    const room = besideHero(draft, hero, [...text, ...taken], 0.44);
    if (!room) continue;
    taken.push(room);
    front.push({
      kind: 'mark',
      shape,
      box: room,
      rotation: -5,
      color: { check: '#22c55e', cross: '#ef2b2d', question: '#ffc21a' }[shape],
      outline: { width: unit * 0.9, color: '#ffffff' },
    });
  }
  return plainly([hero], { front, taken });
};

/** A bar of life over the hero. */
export const gaming: Teller = (draft, text) => {
  const { unit, random, knowledge, palette } = draft;
  const hero = heroOf(draft);
  const { x, y, width } = hero.box;
  const bar = { x: x + width * 0.2, y: Math.max(y + unit, draft.input.height * 0.05), width: width * 0.66, height: unit * 3.6 };
  const heart = knowledge.index.get('red-heart');
  const share = random.pick([0.15, 0.28, 0.42]);
  const front: Layer[] = [
    {
      kind: 'meter',
      box: bar,
      rotation: 0,
      share,
      color: share < 0.3 ? '#ff3b3b' : '#35d04f',
      ground: palette.ground[0],
      outline: { width: unit * 0.6, color: '#ffffff' },
    },
  ];
  if (heart && !draft.avoided(heart)) {
    const room = squareAt({ x: bar.x - unit * 1.5, y: bar.y + bar.height / 2 }, unit * 8);
    front.push(actor(draft, heart, { role: 'prop', room, effects: { ...bare, shadow: heroEffects(draft).shadow } }));
  }
  const taken = [inset(bar, -unit * 3)];
  const more = withSecond(draft, hero, [...text, ...taken]);
  return plainly([hero], { front: [...(more.front ?? []), ...front], taken: [...taken, ...(more.taken ?? [])] });
};
