import { isPerson } from './people';
import { hookWords, setOf } from './small-words';
import { type Token, isNoun } from './tokens';

/**
 * Limits of a title that is kept whole: at most `letters` characters and `shortest` words; with more than `words` words
 * at most `shorter` characters.
 */
const most = { words: 10, letters: 56, shorter: 52, shortest: 11 };

/** Words about the look of a picture. A clause with one of these words is an instruction, and no part of the title. */
const looks = setOf(`
  close-up closeup aerial background backdrop foreground fondo style estilo tone tono tones tonos mood colors colours colores
  lighting iluminacion palette paleta shot angle angulo plano text texto title titulo letters letras font tipografia thumbnail
  miniatura cinematic cinematografico photorealistic realistic realista fotorrealista 4k 8k blurred bokeh silhouette
  silueta vibrant vibrante minimalist minimalista dramatic dramatico dramatica arrow flecha circle circulo corner esquina left right
  izquierda derecha lado overlay layout render logo logos watermark emoji emojis neon pastel sticker hd saturated contrast
  contraste soft suave warm calido calidos calida glow glowing bright brillante brillantes blurry desenfocado`);

/** Things that are excluded from pictures: "no people" is an instruction and not the topic of a video. */
const ofPictures = setOf(
  'people person persons faces face text texts words logo logos watermark watermarks personas gente cara caras rostro rostros texto textos letras sangre blood',
);

/** Words that only name the kind of video. */
const series =
  setOf(`podcast episode chapter part ep vlog storytime story stories horror scary recipe grandma grandmas
  tutorial guide review news breaking update live episodio capitulo parte historia historias terror miedo receta
  recetas abuela abuelo resena noticias noticia ultima hora urgente directo guia thumbnail miniatura true real full
  complete official video videos explained explicado explicada gameplay walkthrough asmr documentary documental
  interview entrevista reaction reaccion shorts short q&a paso easy facil completo completa oficial fast quick hd
  subtitulado podcasts analisis opinion`);

/** Returns true if words only name the kind of video: "podcast episode 42", "receta de la abuela". */
export const isGeneric = (tokens: readonly Token[]): boolean =>
  tokens.some(({ fold }) => series.has(fold)) &&
  tokens.every(
    (token) => series.has(token.fold) || !(isNoun(token) || token.pos === 'VERB' || token.pos === 'ADJ'),
  );

/**
 * Returns true if a later clause describes the picture: "warm colors", "vista aérea", "no people".
 * @param clause tokens between two punctuation marks
 */
export const isInstruction = (clause: readonly Token[]): boolean =>
  clause.some(({ fold, role }) => role === 'layout' || looks.has(fold)) ||
  (clause.some(({ fold }) => /^(?:view|vista|toma|light|lights|luz|luces)$/.test(fold)) &&
    clause.length <= 4) ||
  clause.some(({ fold, role }) => role === 'avoid' && ofPictures.has(fold)) ||
  listsThings(clause);

/** Returns true for a clause that names all things of the picture: "only candles and stones". */
const listsThings = ([first, ...rest]: readonly Token[]): boolean =>
  /^(?:only|just|solo|solamente)$/.test(first?.fold ?? '') &&
  rest.some(isNoun) &&
  rest.every((token) => isNoun(token) || /^(?:DET|ADJ|CONJ)$/.test(token.pos));

type Part = { tokens: Token[]; mark: string };

/** Splits a text at punctuation marks. Each part has the mark before it. */
function partsOf(text: string, tokens: readonly Token[]): Part[] {
  const parts: Part[] = [{ tokens: [], mark: '' }];
  tokens.forEach((token) => {
    const time = token.text === ':' && /^\d:\d$/.test(text.slice(token.at - 1, token.end + 1));
    const dash = /^[-–—]$/.test(token.text) && /\s/.test(text[token.at - 1] ?? ' ');
    if (dash || (!time && /^[:;.,!?|()…]$/.test(token.text))) {
      const last = parts.at(-1);
      if (last && last.tokens.length === 0) last.mark += token.text;
      else parts.push({ tokens: [], mark: token.text });
    } else if (token.fold !== '' || token.text === '&') parts.at(-1)?.tokens.push(token);
  });
  return parts.filter((part) => part.tokens.length > 0);
}

/** Returns true if a part continues the sentence before it. A list of things behind a comma describes a picture. */
function continues({ tokens, mark }: Part): boolean {
  if (/[.|]/.test(mark)) return false;
  if (/[:?!(–—…¿-]/.test(mark)) return true;
  if (/^(?:what|why|how|who|which|que|por|como|quien|cuanto|cual|y)$/.test(tokens[0]?.fold ?? ''))
    return true;
  if (tokens.length < 3 && tokens.some(({ pos }) => pos === 'NUM')) return true;
  const denied = tokens[0]?.role === 'avoid' || /^(?:no|not|sin|without|ni)$/.test(tokens[0]?.fold ?? '');
  const verb = tokens.some(
    ({ pos, fold }) => (pos === 'VERB' || pos === 'AUX') && !/(?:ing|ando|iendo|yendo)$/.test(fold),
  );
  return denied || verb || (tokens.length === 1 && /(?:ed|ad[oa]s?|id[oa]s?)$/.test(tokens[0]?.fold ?? ''));
}

/** Returns true if words form a statement or a question, as in a title, and do not only list visible things. */
function speaks(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  const gerund = tokens.some(({ pos, fold }) => pos === 'VERB' && /(?:ing|ando|iendo|yendo)$/.test(fold));
  const finite = tokens.some(
    ({ pos, fold }) =>
      pos === 'AUX' || (pos === 'VERB' && !/(?:ing|ando|iendo|yendo|ad[oa]s?|id[oa]s?)$/.test(fold)),
  );
  if (!first || /^(?:an?|una?|unos|unas)$/.test(first.fold)) return false;
  return (
    hookWords.has(first.fold) ||
    finite ||
    (!gerund && /^[\p{Lu}\p{N}$€]/u.test(first.text) && !tokens.some(isPerson))
  );
}

/**
 * Finds a title that is short enough for the picture, without the words that only name the kind of video and without
 * instructions: "Dark Souls 3 but I can't roll", "La llamada de las 3:33".
 * @param text of the prompt
 * @param tokens tokens of the text, with their roles
 * @param described true if the prompt describes a picture; only a sentence at its start is then a title
 * @returns null if the prompt has no title, or if the title is too long
 */
export function wholeTitle(text: string, tokens: readonly Token[], described: boolean): string | null {
  // A picture of two sides or two times has labels instead of a title.
  if (
    tokens.some(
      ({ role, pos }) => role === 'quoted' || role === 'side' || (role === 'time' && pos === 'CONJ'),
    )
  )
    return null;
  const parts = partsOf(text, tokens).filter((part, place) => place === 0 || !isInstruction(part.tokens));
  while (parts.length > 1 && isGeneric(parts[0]?.tokens ?? [])) parts.shift();
  while (parts.length > 1 && isGeneric(parts.at(-1)?.tokens ?? [])) parts.pop();
  const [first, ...rest] = parts;
  if (!first || isInstruction(first.tokens) || (described && !speaks(first.tokens))) return null;
  const spoken = [first];
  for (const part of rest) {
    if (!continues(part)) return rest.indexOf(part) === 0 ? single(text, first) : null;
    spoken.push(part);
  }
  return fitting(text, spoken);
}

/** The first sentence of a prompt whose later parts describe a picture; null if the sentence is too long. */
const single = (text: string, first: Part): string | null => fitting(text, [first]);

function fitting(text: string, parts: readonly Part[]): string | null {
  const said = parts
    .map((part, place) => `${place > 0 ? leadOf(part.mark) : ''}${written(text, part.tokens)}`)
    .join('');
  const words = said.split(' ').length;
  if (said.length > most.letters || words > most.shortest) return null;
  if (words > most.words && said.length > most.shorter) return null;
  const tokens = parts.flatMap((part) => part.tokens);
  if (words < 2 || !tokens.some((token) => isNoun(token) || token.pos === 'VERB')) return null;
  const end = text.slice(tokens.at(-1)?.end ?? 0).trimStart()[0];
  return end === '?' ? `${said}?` : said;
}

/** The punctuation mark and space between two parts of a title. */
const leadOf = (mark: string): string =>
  /[?!]/.test(mark) ? `${/[?!]/.exec(mark)?.[0] ?? ''} ` : mark.includes(',') ? ', ' : ': ';

function written(text: string, tokens: readonly Token[]): string {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return '';
  const opened = /[¿¡]/.exec(text.slice(Math.max(0, first.at - 1), first.at))?.[0] ?? '';
  return opened + text.slice(first.at, last.end).replace(/\s+/g, ' ');
}
