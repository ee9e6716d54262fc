import type { HairColor, PersonLook, SkinTone } from '@portada/contracts';
import { type HairStyle, type Look, hairTints, skinColors } from '../knowledge/people';

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const people =
  '(?:wom[ae]n|m[ae]n|girls?|boys?|guys?|kids?|child(?:ren)?|lady|person|people|model|teen(?:ager)?|mom|mum|dad|father|mother|couple|family)';
const personas =
  '(?:mujer(?:es)?|hombres?|chic[oa]s?|niñ[oa]s?|señora?|persona|joven(?:es)?|modelo|madre|padre|pareja|familia)';

/** Words for the skin of a person, the most exact first. */
const skinWords: readonly (readonly [RegExp, SkinTone])[] = [
  [
    word(
      `(?:dark|black|ebony)[- ]skin(?:ned)?|(?:black|african) ${people}|piel (?:muy )?(?:oscura|negra)|${personas} (?:negr[oa]s?|african[oa]s?|afrodescendientes?)`,
    ),
    'dark',
  ],
  [
    word(`(?:brown|tan(?:ned)?)[- ]skin(?:ned)?|(?:brown|indian) ${people}|piel (?:morena|bronceada|canela)`),
    'medium-dark',
  ],
  [
    word(
      `olive[- ]skin(?:ned)?|(?:latin[oa]|hispanic|arab) ${people}|piel (?:aceitunada|trigueña)|${personas} (?:latin[oa]s?|trigueñ[oa]s?)`,
    ),
    'medium',
  ],
  [
    word(
      `(?:pale|fair|light|white)[- ]skin(?:ned)?|pale ${people}|piel (?:muy )?(?:clara|pálida|blanca)|${personas} pálid[oa]s?`,
    ),
    'light',
  ],
];

/** Words for the color of hair. */
const hairWords: readonly (readonly [RegExp, HairColor])[] = [
  [word(`blonde?s?(?:[- ]hair(?:ed)?)?|fair[- ]haired|rubi[oa]s?|pelo rubio|cabello rubio`), 'blond'],
  [
    word(
      `red[- ]?head(?:ed)?s?|red[- ]hair(?:ed)?|ginger (?:hair(?:ed)?|${people})|pelirroj[oa]s?|pelo rojo|cabello rojo`,
    ),
    'red',
  ],
  [word('brunettes?|brown[- ]hair(?:ed)?|(?:pelo|cabello) (?:castaño|marrón)|castañ[oa]s?'), 'brown'],
  [word('black[- ]hair(?:ed)?|dark[- ]hair(?:ed)?|(?:pelo|cabello) (?:negro|oscuro)'), 'black'],
  [word('gr[ae]y[- ]hair(?:ed)?|(?:pelo|cabello) gris|canos[oa]s?|con canas'), 'gray'],
  [word('white[- ]hair(?:ed)?|(?:pelo|cabello) blanco'), 'white'],
];

/** Words for hair that a person has, and for what is worn over hair. */
const styleWords: readonly (readonly [RegExp, HairStyle])[] = [
  [word('bald(?:[- ]headed|ing)?|hairless|shaved head|calv[oa]s?|pelón|pelones|cabeza rapada'), 'bald'],
  [word('afro(?:[- ]hair)?|(?:pelo|cabello) afro'), 'afro'],
  [word('hijab|headscarf|velo islámico|hiyab'), 'hijab'],
  [word('turban|turbante'), 'turban'],
  [word('mohawk|punk|cresta'), 'mohawk'],
  [word('dreadlocks|dreads|rastas'), 'dreadlocks'],
  [word('curly(?:[- ]hair(?:ed)?)?|(?:pelo|cabello) (?:rizado|crespo)|rizos'), 'curly'],
  [word('long[- ]hair(?:ed)?|(?:pelo|cabello|melena) larg[oa]'), 'long'],
];

/** Hair and skin that a prompt or a request asks for; null where neither asks. */
export type AskedLook = {
  gender: Look['gender'] | null;
  skin: string | null;
  hair: string | null;
  style: HairStyle | null;
};

const found = <T>(words: readonly (readonly [RegExp, T])[], text: string): T | null =>
  words.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Spanish adjectives that show the sex of the person who speaks, without their last letter. */
const ofSpeaker =
  'sol|cansad|agotad|enamorad|preocupad|asustad|enfadad|enojad|hart|arruinad|perdid|atrapad|obsesionad|enganchad|enferm|nervios|content|list|sorprendid|decepcionad|arrepentid|encerrad|obligad|aburrid|orgullos|emocionad|preparad|acostumbrad|convencid|quemad|estresad|despedid';

/** Spanish verbs in the first person before such an adjective. */
const ofFirst =
  '(?:no )?(?:estoy|estaba|estuve|soy|era|fui|sigo|me (?:siento|sentí|quedé|quedo|volví|vi|fui|puse|encuentro|encontré))(?: (?:muy|tan|más|casi|totalmente|completamente|todo el día|siempre))?';

/** Spanish words of the first person that show the sex of the speaker; the last letter is "o" or "a". */
const speaker = (last: 'o' | 'a'): RegExp =>
  word(
    `yo mism${last}|yo sol${last}(?=\\s*(?:$|[,.;:!?)]|(?:y|en|con|sin|durante|desde|por|a|contra)\\s))|(?:a|por|de|para|en) mí mism${last}|${ofFirst} (?:${ofSpeaker})${last}`,
  );

const speakers: readonly (readonly [RegExp, Look['gender']])[] = [
  [speaker('a'), 'f'],
  [speaker('o'), 'm'],
];

/**
 * The sex of the person who tells a story in Spanish, from words such as "yo solo" and "estoy cansada".
 * @param prompt the prompt of the request
 * @returns null if no word shows it
 */
const speakerGender = (prompt: string): Look['gender'] | null => found(speakers, prompt);

/**
 * Finds out how a person must look. The words of the prompt decide before the choice of the request.
 * @param prompt the prompt of the request
 * @param choice the choice of the creator in the request
 * @param gender sex that the prompt names; null if it names none
 */
export function askedLook(
  prompt: string,
  choice: PersonLook | undefined,
  gender: Look['gender'] | null,
): AskedLook {
  const said = speakerGender(prompt);
  const skin = found(skinWords, prompt) ?? choice?.skin;
  const hair = found(hairWords, prompt) ?? choice?.hair;
  return {
    gender: gender ?? said ?? choice?.gender ?? null,
    skin: skin === undefined ? null : skinColors[skin],
    hair: hair === undefined ? null : hairTints[hair],
    style: found(styleWords, prompt),
  };
}

/** Cloth over the hair, whose color is not the color of the hair. */
const covering = new Set<HairStyle | undefined>(['hijab', 'turban']);

/** Returns true for a look whose hair can be seen, so that its color is visible. */
export const hasHair = ({ head }: Look): boolean => !/^(?:noHair|shaved|hat)/.test(head);

/** Gives a look the skin and the hair that are asked for. */
export const coloredLook = (look: Look, { skin, hair }: AskedLook): Look => ({
  ...look,
  skin: skin ?? look.skin,
  hair: covering.has(look.asked) ? look.hair : (hair ?? look.hair),
});
