import type { Figure } from './figures';
import { conceptsIn } from './lexicon';
import type { Concept } from '../knowledge/topic';
import { pictureWords, plain } from '../knowledge/words';
import type { MotifName } from '../scene/scene.schema';
import { ofAll } from './request-words';

/** Styles of drawing that a prompt may ask for; they are no topic. */
const drawnIn =
  /\b(?:in|con|en|al?)?\s*(?:an?|the|un|una)?\s*(?:estilo\s+(?:de\s+)?\p{L}+|(?:anime|comic|cartoon|pixar|disney|movie|film|cinematic|noir|retro|vintage|neon|cyberpunk|minimalist|3d|watercolor|oil painting|manga|pixel art|pop art|poster|photo)[\s-]+style)\b/giu;

/** "J'ai" is French for "I have". */
const jai = /\bj['’]ai\b/giu;

/** Words of a prompt from which on it describes a picture: words about its making are then no topic. */
const describes = 9;

/**
 * A text without the words that describe how to draw it.
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
 * The topics of a text, best first. A sum of money counts as a word; alone it speaks of money after all else.
 * @param text as `textToRead` gives it
 * @param figure of the prompt
 */
export function topicsOf(text: string, figure: Figure | null): Concept[] {
  const found = conceptsIn(text.replace(sum, '$& amountofmoney'));
  const things = found.filter(({ general }) => !general);
  const away = /\b(?:viaj|vuel|visit|trip|travel|flight)/i.test(text);
  // In a described picture a place is where things are.
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
 * The place of a scene: an animal is where the prompt puts it; everything else has a place of its own before that of
 * another topic.
 * @param concept what the picture is about
 * @param topics of the prompt
 */
export function settingOf(concept: Concept | null, topics: readonly Concept[]): MotifName | null {
  const others = topics.filter((topic) => !topic.general && topic !== concept).slice(0, 3);
  const place = others.find(({ intent, setting }) => intent === 'travel' && setting !== undefined)?.setting;
  const own = concept?.setting;
  return (concept?.intent === 'animals' ? (place ?? own) : (own ?? place)) ?? null;
}
