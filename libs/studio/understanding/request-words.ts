const making =
  'create|make|design|generate|draw|give|crea|haz|dise[ñn]a|genera|dibuja|quiero|i want|i need|we need|necesito|hazme|créame|creame';
const pictures =
  'thumbnail|miniatura|portada|video|v[ií]deo|picture|image|imagen|photo|photograph|foto|fotograf[ií]a|illustration|ilustraci[oó]n|render|scene|escena|shot|portrait|retrato|poster|close-up|primer plano|plano detalle|vista a[eé]rea|aerial view|wide shot|macro (?:shot|photo|photograph)|plano macro|foto macro|plano general|plano medio|drone shot|toma a[eé]rea|low angle shot';
const looks =
  'youtube|epic|cool|cinematic|vibrant|dramatic|realistic|photorealistic|realista|professional|eye-catching|clickbait|simple|clean|modern|colorful|viral|stunning|wide|[eé]pica?|impactante|llamativa?|profesional|short|new|next|cooking|gaming|travel|tech';
const linking =
  'de|for|para|of|about|sobre|showing|shows|that shows|que muestr[ae]|with|con|where|donde|my|mi|a|an|un|una|the|el|la|los|las|channel|canal|youtube|video|v[ií]deo|called|titled|titulado|titulada|in which|en la que|en el que';
/** Pattern of the channel that the picture is for, which the picture does not show: "For my finance channel:". */
const forChannel =
  '(?:for|para)\\s+(?:my|our|the|mi|nuestro|el|a|un)\\s+(?:[\\p{L}-]+\\s+){0,3}(?:channel|canal)(?:\\s+(?:de|about|sobre|on)\\s+[\\p{L}-]+)?\\s*[:,]\\s*';
const askedFor = new RegExp(
  `^\\s*(?:please\\s+|por favor\\s+)?(?:(?:${making})\\s+)?(?:(?:me|us|a|an|the|un|una|el|la|my|mi)\\s+)*(?:(?:${looks}),?\\s+){0,4}(?:${pictures})\\s+(?:${forChannel}|(?:(?:${looks}|${linking})\\s+)*)`,
  'iu',
);
const quoted =
  /["“”«»„]([^"“”«»„]{2,60})["“”«»„]|[「『]([^「」『』]{1,40})[」』]|(?:^|\s)['‘]([^'‘’]{2,60})['’](?=$|[\s.,;:!?])/u;
const announced =
  /(?:with (?:the )?(?:text|title|words|headline|caption)|text (?:that )?(?:says|saying|reads|reading)|(?:that )?says|que (?:diga|dice)|con (?:el |la )?(?:texto|t[ií]tulo|frase|palabras)|titulad[oa]|titled|headline|t[ií]tulo|title|(?<!\p{L})(?:text|texto|caption|words?|palabras?|letras|r[oó]tulo|letrero|wording))(?:\s+(?:in|en)\s+\p{L}+(?:\s+\p{L}+)?)?(?:\s+(?:at|on|in)\s+the\s+\p{L}+|\s+(?:arriba|abajo)|\s+a\s+la\s+\p{L}+)?\s*[:：]\s*([^.,;\n]{2,60})|(?:with the text|text (?:that )?(?:says|saying|reads)|que diga|con el texto)\s+([^.,;\n]{2,40})/iu;

/** Pattern of capitals behind a word for text, in a prompt that is not all capitals: "big text NO MERCY". */
const loud =
  /(?<!\p{L})(?:[Tt]ext|[Tt]exto|[Tt]itle|[Tt][ií]tulo|[Cc]aption|[Ww]ords?|[Pp]alabras?|[Hh]eadline|[Ll]etrero|[Rr][oó]tulo)(?:\s+(?:in|en|de color)(?:\s+\p{Ll}+){1,2})?\s+((?:[\p{Lu}\p{N}$€£'!?¿¡%-]{2,}(?:\s|$|(?=[.,;:]))){1,8})/u;

/**
 * Removes the words of a prompt that ask for a picture, such as "create a YouTube thumbnail about".
 * @param prompt as the creator wrote it, cleaned
 */
export const unasked = (prompt: string): string => {
  const rest = prompt.replace(askedFor, '');
  return rest.trim() === '' ? prompt : rest;
};

/** Matches the label of one of two times. */
const timeLabel = /^(?:before|after|antes|despu[eé]s)$/iu;

/** Matches a quoted "VS", which is the mark between two sides and no headline. */
const quotedMark = /["“«„](?:vs|versus)\.?["”»“]/giu;

/**
 * Finds the text that a prompt asks to write: in quotation marks, or announced ("with the text NO MERCY").
 * @param prompt as the creator wrote it, cleaned
 * @returns null if the prompt asks for no text
 */
export function quotedIn(prompt: string): string | null {
  const rest = prompt.replace(quotedMark, 'vs');
  const first = quoted.exec(rest);
  const match = first && isOfTitle(rest, first) ? null : first;
  const told = match ? null : announced.exec(rest.slice(0, 600));
  const text =
    match?.[1] ?? match?.[2] ?? match?.[3] ?? (loudPart(told?.[1] ?? told?.[2] ?? '') || loudIn(rest));
  // "Text BEFORE and AFTER" asks for the labels of two times and not for a headline.
  return text.trim() === '' || timeLabel.test(text.trim()) ? null : text.trim();
}

/** Matches a word that announces a text. */
const announces =
  /(?<!\p{L})(?:texts?|titles?|words?|letters|lettering|headline|caption|writes?|written|label(?:led)?|textos?|t[ií]tul\p{L}*|letras|palabras?|frase|letrero|r[oó]tulo|dig[ao]n?|dice|pon(?:er|ga|gan|iendo)?|escrib\p{L}*|escrit[oa])(?!\p{L})/iu;

/** Most words of a quoted part of a title, such as the word that a title is about. */
const longestPart = 2;

/**
 * Returns true for quoted words that are a part of the title: one or two words that are not all capitals, within the
 * first sentence and without a word for text before them: `Stop Saying "Very"!`.
 */
function isOfTitle(prompt: string, { 0: said, 1: words = '', index }: RegExpExecArray): boolean {
  const before = prompt.slice(0, index);
  const isWithin = /\p{L}{2,}\s+$/u.test(before) && !/[,.;:!?]/.test(before);
  const isPart = words.trim().split(/\s+/).length <= longestPart && words !== words.toUpperCase();
  return isWithin && isPart && said.startsWith('"') && !announces.test(before);
}

/** The capitals behind a word for text; empty if the whole prompt is in capitals. */
const loudIn = (prompt: string): string =>
  prompt === prompt.toUpperCase() ? '' : (loud.exec(prompt.slice(0, 600))?.[1] ?? '').trim();

/** The capitals at the start of an announced text, or the whole text: "with the text NO MERCY and a boxing ring". */
const loudPart = (text: string): string =>
  /^(?:[\p{Lu}\p{N}$€£'!?¿¡%-]{2,}\s?)+(?=\s|$)/u.exec(text.trim())?.[0].trim() ?? text;

/** Pattern of phrases behind a superlative, such as "in history", which do not name history or the globe as a topic. */
export const ofAll =
  /\b(?:del mundo|del planeta(?!\s+\p{L})|(?:on|of) the planet|de la historia(?!\s+de\b)|de todos los tiempos|(?:in|of) the world|on earth|in (?:\p{L}+ ){0,2}history|of all time|works|funciona|de moda|a la moda|in fashion|on trend)\b/giu;

/** Pattern of words for the text of a picture in a list of elements to avoid. */
export const textWords =
  /\b(?:text|texts|words|letters|lettering|writing|captions?|headline|title|typography|texto|textos|palabras|letras|t[ií]tulo)\b/i;
