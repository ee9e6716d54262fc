import { wholeWords } from './whole-words';

const photoWords = wholeWords(
  '(?:ultra|hyper|photo)?-?\\s?realis(?:tic|m)|photo-?realis(?:tic|m)|(?:hiper|foto|ultra)?-?realist[ai]s?(?: style)?|real(?:istic)? photo(?:graph)?|photograph(?:y|ic|s)?|photo(?:s)? of|fotograf(?:[íi]as?|[íi]c[oa])|fotos? (?:real(?:ista)?|de)|\\d{2,3}\\s?mm|f\\/?\\d\\.\\d|cinematic|cinematogr[áa]fic[oa]|[48]k|bokeh|(?:shallow )?depth of field|profundidad de campo|dslr|sony a7|canon eos|nikon d\\d+|unreal engine|octane|ray tracing|golden hour|hora dorada|long exposure|larga exposici[óo]n|macro (?:shot|photo)|telephoto|drone shot|toma (?:a[ée]rea|de dron)|studio lighting|iluminaci[óo]n de estudio|film grain|35 ?mm|raw photo|hdr|imagen real',
  'g',
);

/**
 * The words with which a prompt asks for a photograph.
 * @param prompt the prompt as written
 */
export const photographicWords = (prompt: string): string[] =>
  [...prompt.matchAll(photoWords)].map(([said]) => said.trim());
