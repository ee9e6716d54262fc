import type { Figure } from './figures';
import { conceptsIn } from './lexicon';
import type { Concept } from '../knowledge/topic';
import { pictureWords, plain } from '../knowledge/words';
import type { MotifName } from '../scene/scene.schema';
import { ofAll } from './request-words';

/** Pattern of drawing styles in a prompt, which are no topic. */
const drawnIn =
  /\b(?:in|con|en|al?)?\s*(?:an?|the|un|una)?\s*(?:estilo\s+(?:de\s+)?\p{L}+|(?:anime|comic|cartoon|pixar|disney|movie|film|cinematic|noir|retro|vintage|neon|cyberpunk|minimalist|3d|watercolor|oil painting|manga|pixel art|pop art|poster|photo)[\s-]+style)\b/giu;

/** Pattern of the French "j'ai" ("I have"), which does not mean artificial intelligence ("AI"). */
const jai = /\bj['’]ai\b/giu;

/** Number of words from which a prompt is a description; words for drawing styles are then no topic. */
const describes = 9;

/**
 * Removes the words of a text that describe the style of drawing.
 * @param text a prompt
 */
export function textToRead(text: string): string {
  const bare = text.replace(jai, ' ').replace(drawnIn, ' ').replace(ofAll, ' ');
  const words = bare.split(' ');
  if (words.length < describes) return bare;
  return words.filter((word) => !pictureWords.has(plain(word))).join(' ');
}

const sum = /[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?[€$£]/gu;

/**
 * The topics of a text, best first. A sum of money counts as the topic of money, after all other topics.
 * @param text result of `textToRead`
 * @param figure the most important number of the prompt
 */
export function topicsOf(text: string, figure: Figure | null): Concept[] {
  const found = conceptsIn(text.replace(sum, '$& amountofmoney'));
  const things = found.filter(({ general }) => !general);
  const away = /\b(?:viaj|vuel|visit|trip|travel|flight)/i.test(text);
  // In the description of a picture, a place is the setting and not the topic.
  const scenery =
    !away && text.split(' ').length >= describes ? things.findIndex(({ intent }) => intent !== 'travel') : 0;
  const [thing] = scenery > 0 ? things.splice(scenery, 1) : [];
  const abroad = away ? things.findIndex(({ intent, weak }) => intent === 'travel' && !weak) : -1;
  const toPlace =
    abroad > 0 && /^(?:money|vlog)$/.test(things[0]?.intent ?? '') ? things.splice(abroad, 1) : [];
  const money = figure?.kind === 'money' ? conceptsIn('money').slice(0, 1) : [];
  return [
    ...(thing ? [thing] : []),
    ...toPlace,
    ...things,
    ...money,
    ...found.filter(({ general }) => general),
  ];
}

/**
 * The place of a scene. An animal gets the place of the prompt; any other thing gets the place of its own topic before
 * the place of another topic.
 * @param concept topic of the picture
 * @param topics topics of the prompt
 */
export function settingOf(concept: Concept | null, topics: readonly Concept[]): MotifName | null {
  const others = topics.filter((topic) => !topic.general && topic !== concept).slice(0, 3);
  const place = others.find(({ intent, setting }) => intent === 'travel' && setting !== undefined)?.setting;
  const own = concept?.setting;
  return (concept?.intent === 'animals' ? (place ?? own) : (own ?? place)) ?? null;
}
