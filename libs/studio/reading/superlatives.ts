import { isNoun } from '../understanding/tokens';
import { wholeNounPhrase, withoutArticle } from './noun-phrase';
import { wordsOf } from './phrase-words';
import type { PromptText } from './prompt-text';

const most = 4;
/** An English superlative; other words with its ending are left out. */
const english =
  /^(?!(?:rain)?forest|guest|test|interest|contest|request|honest|dishonest|west|northwest|southwest|midwest|nest|chest|quest|arrest|harvest|protest|rest|priest|invest|suggest|digest|modest|latest|conquest|everest|budapest|bequest|unrest|pest|vest|fest|jest|zest|crest|manifest|attest|infest|bucharest|request)(?:worst|\p{L}{2,}est)$/u;
const leads = /^(?:the|my|our|worlds|el|la|los|las|mi|mis)$/;
const spanish = /^(?:peor|mejor|peores|mejores)$/;

/** Superlatives of a prompt with their noun: "THE WORST BURGER", "LA CASA MÁS CARA", "MOST HAUNTED HOTEL". */
export function superlativesIn({ tokens, language }: PromptText): string[] {
  return tokens.flatMap((token, at): string[] => {
    if (token.role === 'quoted' || token.role === 'avoid' || token.role === 'layout') return [];
    const before = tokens[at - 1];
    const lead = before && leads.test(before.fold) ? [before] : [];
    if (language === 'en' && (english.test(token.fold) || (token.fold === 'most' && lead.length > 0))) {
      const phrase = wholeNounPhrase(tokens, at + 1, language);
      const head = phrase.findLast(isNoun);
      const ofHead = phrase.findIndex(({ fold }) => fold === 'of');
      const near = ofHead < 0 ? phrase : phrase.slice(0, ofHead);
      if (near.length === 0)
        return token.fold === 'most' ? [] : lead.length > 0 ? [wordsOf([...lead, token])] : [];
      const whole = [...lead, token, ...near];
      if (whole.length <= most) return [wordsOf(whole)];
      if ([token, ...near].length <= most) return [wordsOf([token, ...near])];
      return token.fold === 'most' || !head
        ? []
        : [[...lead, token, head].map(({ text }) => text.toUpperCase()).join(' ')];
    }
    if (language !== 'es') return [];
    if (spanish.test(token.fold) && lead.length > 0) {
      const [noun] = withoutArticle(wholeNounPhrase(tokens, at + 1, language)).filter(isNoun);
      return [wordsOf([...lead, token, ...(noun ? [noun] : [])])];
    }
    const quality = tokens[at + 1];
    if (token.fold !== 'mas' || !quality || !/^(?:ADJ|NOUN|PROPN)$/.test(quality.pos)) return [];
    if (lead.length > 0) return [wordsOf([...lead, token, quality])];
    const article = tokens[at - 2];
    if (!before || !isNoun(before) || !article || !leads.test(article.fold)) return [];
    return [wordsOf([article, before, token, quality]), wordsOf([article, token, quality])];
  });
}
