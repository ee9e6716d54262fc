import type { Layer } from '../scene/scene.schema';
import { type IdeaRenderer } from './composition';
import { type Draft, avoidable } from './draft';
import { shown } from './ideas-of-one';
import { roomNextToHero } from './second-subject';

/** Returns true if the prompt is about money that is gained or lost; false for a prize and for the price of a thing. */
const isOfMoney = ({ subject: { concept, intent, trend, figure } }: Draft): boolean => {
  if (intent === 'challenge') return false;
  return concept?.intent === 'money' || intent === 'money' || (trend !== null && figure?.kind === 'money');
};

/** A rising or falling line behind the hero, if the prompt is about money and names the direction. */
export const money: IdeaRenderer = (draft) => {
  const { subject, input, unit, random } = draft;
  const composition = shown(draft);
  // A drawing of a chart already shows the direction.
  const direction = /chart/.test(subject.heroes[0].id) ? null : subject.trend;
  if (!direction || !isOfMoney(draft) || draft.avoids(avoidable.chart) || draft.cautious) return composition;
  const trend: Layer = {
    kind: 'trend',
    direction,
    box: {
      x: input.width * 0.02,
      y: input.height * 0.1,
      width: input.width * 0.95,
      height: input.height * 0.72,
    },
    width: unit * 2.4,
    color: direction === 'up' ? '#2fd06b' : '#ff3b3b',
    outline: { width: unit * 0.8, color: '#ffffff' },
    seed: random.seed(),
  };
  return { ...composition, behind: [trend] };
};

/** Matches a warning about a thing; hatred of a thing or its low quality is no warning. */
const warns =
  /(?<!\p{L})(?:don['’]?t buy|do not buy|never buy|stop buying|avoid|scam|not worth|no (?:lo |la |los |las )?compr(?:es|en|éis)|nunca compres|no merece|estafa|timo|evita)(?!\p{L})/iu;

/** The thing of the prompt; a cross lies over the thing if the prompt warns about it. */
export const review: IdeaRenderer = (draft, text) => {
  const composition = shown(draft);
  const [hero, ...others] = composition.heroes;
  const { input, unit } = draft;
  if (!hero || others.length > 0 || draft.avoids(avoidable.mark) || !warns.test(input.prompt))
    return composition;
  const room = roomNextToHero(draft, hero, text, 0.44);
  if (!room) return composition;
  const cross: Layer = {
    kind: 'mark',
    shape: 'cross',
    box: room,
    rotation: 0,
    color: '#ef2b2d',
    outline: { width: unit * 0.9, color: '#ffffff' },
  };
  return { ...composition, front: [cross], taken: [room] };
};
