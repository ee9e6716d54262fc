import type { Illustration, IllustrationIndex } from '../knowledge/illustrations';
import type { Concept } from '../knowledge/topic';
import { sure } from './match';
import { cityFlagOf, flagOf } from './nouns';
import type { Subject } from './subject';
import type { Understanding } from './understand';

/** Returns the permitted drawings of a list of names, best first. */
export type Allowed = (ids: readonly string[]) => Illustration[];

/** Drawings of adults. An adult is drawn with Open Peeps instead, which also show a feeling. */
const adult = /^(?:wo)?man$|^old-(?:wo)?man$|^(?:older-)?person$|^busts-in-silhouette$/;

/** Drawings of languages in general, which do not show the named language. */
const ofLanguage = /^(?:own-(?:alphabet-blocks|flash-cards)|speech-balloon|open-book)$/;

/**
 * The hero: the first sure drawing of the prompt, otherwise an emoji of the prompt or the flag of a named country; in
 * languages other than English and Spanish also the drawing of the topic. A topic, a tag or a symbol alone gives no
 * hero, because a missing drawing is better than a wrong drawing.
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
  // A flag shows a country, and not the statement of the prompt about the country.
  const read = language === 'es' ? 'es' : 'en';
  const flag = unknown.every((word) => flagOf(word, read) ?? cityFlagOf(word, read)) ? flags : [];
  // The flag of a named language shows more than a book or letters: "Korean alphabet", "vocabulario de francés".
  const spoken = meant && ofLanguage.test(meant.id) ? allowed(flags)[0] : undefined;
  const single = named ?? spoken ?? meant ?? emoji[0] ?? allowed(flag)[0] ?? null;
  return { single: single && turned(single, trend, topics, allowed), crossed: false };
}

/** Replaces the hero by a chart if something crashes, and selects the rising or falling chart by the trend. */
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
