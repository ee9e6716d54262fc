import type { Box, Layer } from '../scene/scene.schema';
import { placeIllustration } from './place-illustration';
import { badgeIn } from './badge';
import { roomNextToHero, withSecondSubject } from './second-subject';
import { type Draft, avoidable } from './draft';
import { inset, squareAt } from './geometry';
import { bare, heroEffects } from './hero-effects';
import { type IdeaRenderer, heroOf, compositionOf } from './composition';

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

/** A clock or a counter next to the hero. */
export const challenge: IdeaRenderer = (draft, text) => {
  const hero = heroOf(draft);
  const second = withSecondSubject(draft, hero, text);
  if (draft.avoids(avoidable.text) || draft.avoids(avoidable.badge)) return compositionOf([hero], second);
  const clock = draft.headline.badge ? null : countdown(draft);
  const words = clock ?? unsaid(draft);
  const room = words ? roomNextToHero(draft, hero, text, words.length > 5 ? 0.62 : 0.46) : null;
  if (!words || !room) return compositionOf([hero], second);
  const low = { ...room, y: room.y + room.height * 0.3, height: room.height * 0.42 };
  const badge = clock
    ? badgeIn(draft, clock, low, 'timer', 'center')
    : badgeIn(draft, words, room, 'burst', 'center');
  return compositionOf([hero], { over: [badge], taken: [room] });
};

/** Whether the prompt is about money that comes or goes: not about a prize, nor about what something costs. */
const isOfMoney = ({ subject: { concept, intent, trend, figure } }: Draft): boolean => {
  if (intent === 'challenge') return false;
  return concept?.intent === 'money' || intent === 'money' || (trend !== null && figure?.kind === 'money');
};

/** A line that climbs or falls behind the hero, and the sum on a tag. */
export const money: IdeaRenderer = (draft, text) => {
  const { subject, input, unit, random } = draft;
  const hero = heroOf(draft);
  const behind: Layer[] = [];
  // A chart shows the trend itself.
  const direction = /chart/.test(subject.heroes[0].id) ? null : subject.trend;
  if (direction && isOfMoney(draft) && !draft.avoids(avoidable.chart) && !draft.cautious) {
    const color = direction === 'up' ? '#2fd06b' : '#ff3b3b';
    behind.push({
      kind: 'trend',
      direction,
      box: {
        x: input.width * 0.02,
        y: input.height * 0.1,
        width: input.width * 0.95,
        height: input.height * 0.72,
      },
      width: unit * 2.4,
      color,
      outline: { width: unit * 0.8, color: '#ffffff' },
      seed: random.seed(),
    });
  }
  const figure = subject.figure?.kind === 'money' ? unsaid(draft) : null;
  const room = figure && !draft.avoids(avoidable.text) ? roomNextToHero(draft, hero, text, 0.6) : null;
  const tag =
    figure && room
      ? [
          badgeIn(
            draft,
            figure,
            { ...room, y: room.y + room.height * 0.3, height: room.height * 0.45 },
            'price',
          ),
        ]
      : [];
  const second = tag.length > 0 ? {} : withSecondSubject(draft, hero, text);
  return compositionOf([hero], {
    ...second,
    behind,
    over: tag,
    ...(room && tag.length > 0 ? { taken: [room] } : {}),
  });
};

/** The hero with the other thing of the prompt, which is large enough to be understood as its tool. */
export const tutorial: IdeaRenderer = (draft, text) => {
  const hero = heroOf(draft);
  const { second } = draft.subject;
  const room = second ? roomNextToHero(draft, hero, text, 0.5) : null;
  if (!second || !room) return compositionOf([hero]);
  return compositionOf([hero], {
    front: [placeIllustration(draft, second, { role: 'prop', room, rotation: -6 })],
    taken: [room],
  });
};

const bad = new Set(['anger', 'sadness', 'disgust', 'fear']);
const good = new Set(['joy', 'love', 'pride']);

/** Worth it or not: one sign where the prompt decides, otherwise both. */
export const review: IdeaRenderer = (draft, text) => {
  const hero = heroOf(draft);
  if (draft.avoids(avoidable.mark)) return compositionOf([hero], withSecondSubject(draft, hero, text));
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
    const room = roomNextToHero(draft, hero, [...text, ...taken], 0.44);
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
  return compositionOf([hero], { front, taken });
};

/** A bar of life over the hero. */
export const gaming: IdeaRenderer = (draft, text) => {
  const { unit, random, knowledge, palette } = draft;
  const hero = heroOf(draft);
  const { x, y, width } = hero.box;
  const bar = {
    x: x + width * 0.2,
    y: Math.max(y + unit, draft.input.height * 0.05),
    width: width * 0.66,
    height: unit * 4.8,
  };
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
    const room = squareAt({ x: bar.x - unit * 1.5, y: bar.y + bar.height / 2 }, unit * 10);
    front.push(
      placeIllustration(draft, heart, {
        role: 'prop',
        room,
        effects: { ...bare, shadow: heroEffects(draft).shadow },
      }),
    );
  }
  const taken = [inset(bar, -unit * 3)];
  const more = withSecondSubject(draft, hero, [...text, ...taken]);
  return compositionOf([hero], {
    front: [...(more.front ?? []), ...front],
    taken: [...taken, ...(more.taken ?? [])],
  });
};
