import type { PictureRequest } from '@portada/contracts';
import type { Look } from '../knowledge/people';
import { lookFor } from '../planning/people';
import { peopleIn } from '../understanding/people';
import type { PromptText } from './prompt-text';
import type { Reading } from './reading';
import { wholeWords } from './whole-words';

/**
 * The person that a prompt names and the look of a drawn person. The words of the prompt decide before the choice of the
 * request; a hash of the prompt decides the rest.
 * @param request prompt and chosen person
 * @param prompt the prompt
 */
export function readPeople(
  { prompt: written, person }: Pick<PictureRequest, 'prompt' | 'person'>,
  { tokens }: Pick<PromptText, 'tokens'>,
): Pick<Reading, 'people' | 'look'> {
  const said = peopleIn(tokens.filter(({ role }) => role !== 'quoted'));
  const look = lookFor({ prompt: written, person, seed: 0 }, said);
  return { look, people: said && { gender: said.gender, age: ageOf(look) } };
}

const ageOf = ({ child, old }: Look): 'child' | 'adult' | 'old' => (child ? 'child' : old ? 'old' : 'adult');

const persons =
  'man|woman|girl|boy|guy|person|face|me|myself|player|streamer|chef|kid|child|teen|lady|selfie|portrait|hombre|mujer|chica|chico|ni[ñn][oa]|persona|cara|rostro|yo|jugador|invitado|invitada|se[ñn]ora?|abuel[oa]|retrato';
const sides: readonly (readonly [RegExp, 'left' | 'right'])[] = (
  [
    [
      'left',
      '(?:on|at|to) the (?:far )?left|left(?: side)?|(?:a|en|hacia) la izquierda|(?:al|en el|del) lado izquierdo|izquierda',
    ],
    [
      'right',
      '(?:on|at|to) the (?:far )?right|right(?: side)?|(?:a|en|hacia) la derecha|(?:al|en el|del) lado derecho|derecha',
    ],
  ] as const
).map(([side, words]) => [
  wholeWords(
    `(?:${persons})(?:\\s+(?!and\\b|y\\b)\\p{L}+){0,7}?\\s+(?:${words})|(?:${words})\\s*:?\\s+(?:(?:a|an|the|my|un|una|la|el|mi|with|con)\\s+)*(?:\\p{L}+\\s+)?(?:${persons})`,
  ),
  side,
]);

/**
 * The half of the picture in which a prompt wants the face.
 * @param text the prompt
 */
export const faceSideIn = (text: string): 'left' | 'right' | null => {
  const found = sides
    .map(([said, side]) => {
      const match = said.exec(text);
      return { side, at: match?.index ?? Infinity, end: (match?.index ?? 0) + (match?.[0].length ?? 0) };
    })
    .sort((a, b) => a.at - b.at || a.end - b.end);
  const [first] = found;
  return first && first.at < Infinity ? first.side : null;
};

/** True if a prompt wants a picture without people or faces. */
const faceless = wholeWords(
  '(?:no|without|without any|zero) (?:\\p{L}+ (?:or|and) )?(?:people|persons?|faces?|humans?)|nobody (?:in|visible)|sin (?:\\p{L}+ (?:ni|o) )?(?:personas?|gente|caras?|rostros?)|nada de (?:gente|personas|caras)|ni (?:personas|gente|caras)|nor people|or people',
);
const faceElement = wholeWords('faces?|people|persons?|humans?|caras?|personas?|gente|rostros?');

/**
 * Returns true if a picture must show no face.
 * @param text the prompt
 * @param avoid elements of the request to avoid
 */
export const isFaceless = (text: string, avoid: readonly string[]): boolean =>
  faceless.test(text) || avoid.some((element) => faceElement.test(element));

const textless = wholeWords(
  "(?:no|without|without any|zero) (?:\\p{L}+ (?:or|and) )?(?:texts?|words|letters|lettering|titles?|captions?)|text-?less|wordless|(?:don['’]?t|do not) (?:add|put|write|include|use|want) (?:any )?(?:text|words|letters)|sin (?:\\p{L}+ (?:ni|o) )?(?:texto|textos|letras|palabras|t[íi]tulos?)|nada de (?:texto|letras|palabras)|ni (?:texto|letras|palabras)|no pongas (?:texto|letras|palabras)|no quiero (?:texto|letras|palabras)|que no (?:tenga|lleve) (?:texto|letras|palabras)",
);
const textElement = wholeWords(
  'texts?|words|letters|lettering|captions?|headline|title|typography|textos?|palabras|letras|t[íi]tulo',
);

/**
 * Returns true if a picture must show no letters.
 * @param text the prompt
 * @param avoid elements of the request to avoid
 */
export const isTextless = (text: string, avoid: readonly string[]): boolean =>
  textless.test(text) || avoid.some((element) => textElement.test(element));
