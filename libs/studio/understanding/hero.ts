import type { Illustration, IllustrationIndex } from '../knowledge/illustrations';
import type { Concept } from '../knowledge/topic';
import { sure } from './match';
import { flagOf } from './nouns';
import type { Subject } from './subject';
import type { Understanding } from './understand';

/** The drawings of a list that may be drawn, best first. */
export type Allowed = (ids: readonly string[]) => Illustration[];

/** Adults are drawn by the set of people, which shows their feeling as well. */
const adult = /^(?:wo)?man$|^old-(?:wo)?man$|^(?:older-)?person$|^busts-in-silhouette$/;

/**
 * The one hero: what was understood for sure, else an emoji of the prompt or the flag of a country that it names; in
 * other languages than English and Spanish also the topic. A topic, a tag or a symbol alone is no hero: no drawing is
 * better than the wrong one.
 */
export function heroOf(
  { subjects, language, people, unknown }: Understanding,
  topics: readonly Concept[],
  emoji: readonly Illustration[],
  trend: Subject['trend'],
  flags: readonly string[],
  index: IllustrationIndex,
  allowed: Allowed,
): { single: Illustration | null; crossed: boolean } {
  const [subject] = subjects;
  if (subject?.crossed) return { single: index.get(subject.id ?? '') ?? null, crossed: true };
  const known =
    subject && subject.score >= sure && !(people && adult.test(subject.id ?? '')) ? subject : undefined;
  const meant = known ? allowed([known.id ?? '', ...known.alternatives])[0] : undefined;
  const foreign = language !== 'en' && language !== 'es';
  const topic = foreign
    ? topics.find(({ general, hero }) => !general && allowed(hero).length > 0)
    : undefined;
  const named = topic ? allowed(topic.hero)[0] : undefined;
  // A flag stands for a country, not for what the prompt says of it.
  const flag = unknown.every((word) => flagOf(word, language === 'es' ? 'es' : 'en')) ? flags : [];
  const single = named ?? meant ?? emoji[0] ?? allowed(flag)[0] ?? null;
  return { single: single && turned(single, trend, topics, allowed), crossed: false };
}

/** A chart points where the sentence does; what crashes is shown by its chart. */
function turned(
  hero: Illustration,
  trend: Subject['trend'],
  topics: readonly Concept[],
  allowed: Allowed,
): Illustration {
  const [topic] = topics;
  if (trend === 'down' && topic?.hero[0] === 'chart-decreasing')
    return allowed(['chart-decreasing'])[0] ?? hero;
  const own = hero.id.startsWith('own-');
  const [up, down] = own ? ['own-chart-up', 'own-chart-down'] : ['chart-increasing', 'chart-decreasing'];
  const other = trend === 'down' ? down : up;
  const wrong = trend !== null && (hero.id === up || hero.id === down) && hero.id !== other;
  return (wrong ? allowed([other ?? ''])[0] : undefined) ?? hero;
}
