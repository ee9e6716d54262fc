import type { Tone } from './reading';
import { unaccented } from './color-words';
import { wholeWords } from './whole-words';

/** Crimes, wars and disasters with victims. */
const fatal = wholeWords(
  'murder(?:s|ed|er|ers)?|homicide|massacre|genocide|serial killers?|killed|killing spree|stabbed|shot dead|mass shooting|school shooting|terror(?:ist)? attacks?|bombing|suicide|hostages?|kidnapped|human trafficking|holocaust|victims?|death toll|mourning|funeral|tragedy|tsunami|earthquake|wildfires?|hurricane|floods?|flooding|plane crash|train crash|shipwreck|drowned|civil war|world war|war crimes|missing (?:girl|boy|child|children|woman|teen|kids?)|asesin(?:o|a|os|ato|atos|ada|ado|aron)|homicidio|masacre|genocidio|matanza|apunal\\p{L}+|tiroteo|atentado|suicidio|rehenes|secuestr(?:o|ada|ado|aron)|holocausto|victimas?|muertos|fallecidos|luto|tragedia|terremoto|inundacion(?:es)?|incendios forestales|huracan|accidente aereo|naufragio|ahogad[oa]s?|guerra civil|guerra mundial|crimenes de guerra|(?:nina|nino|joven|mujer) desaparecid[oa]',
);
/** A death of a person: a verb of dying with the person who dies. */
const deaths = wholeWords(
  '(?:he|she|they|father|mother|dad|mom|son|daughter|brother|sister|wife|husband|friend|people|children|singer|actor|actress|legend|star|pope|king|queen|president|\\d+) (?:has |have |was |were |had )?(?:died|dead|dies|passed away)|death of|died (?:in|of|from|at)|(?:murio|murieron|fallecio|fallecieron|ha muerto|muere) (?:el|la|mi|su|a los|en|de|por)?|(?:la )?muerte de|(?:mi|su) (?:padre|madre|hijo|hija|hermano|hermana|abuelo|abuela|esposa|marido) (?:murio|fallecio)',
);
const war = wholeWords('war (?:in|on|against)|invasion of|guerra (?:en|de|contra)|invasion de|bombardeos?');
/** Things that die, fight and crash in play: games, films, food, gardens, machines. */
const play = wholeWords(
  'games?|gaming|gameplay|gta|minecraft|roblox|fortnite|level|boss|speedrun|movies?|films?|series|netflix|anime|marvel|star wars|recipe|plants?|garden|battery|phone|laptop|pc|engine|mystery game|lego|toy|juegos?|videojuegos?|partida|pelicula|serie|receta|plantas?|huerto|jardin|bateria|movil|motor|juguete|cleaning|limpieza|prices?|precios?|sales',
);
const dreadful = wholeWords(
  'creep\\p{L}*|horror|scar(?:y|iest|ed)|terrif\\p{L}+|haunted|ghosts?|nightmares?|demons?|demonic|possessed|cursed?|paranormal|zombies?|vampires?|witch(?:es)?|cemetery|graveyard|clowns?|spooky|sinister|evil|monsters?|unsolved|vanish\\p{L}*|disappear\\p{L}*|abandoned (?:\\p{L}+ )?(?:hospital|asylum|house|hotel|school|mansion|town|village|mall|mine)|myster(?:y|ious)|stalk(?:er|ed|ing)|occult|exorcism|crime|killers?|cult|terror|terrorific[oa]|miedo|aterrador[ae]?s?|embrujad[oa]|fantasmas?|pesadillas?|demonios?|poseid[oa]|maldit[oa]|maldicion|paranormal|zombis?|vampiros?|brujas?|cementerio|payasos?|siniestr[oa]|monstruos?|sin resolver|desaparec\\p{L}+|misterios?|misterios[oa]|acosador|crimen|criminal|secta|(?:hospital|casa|hotel|escuela|mansion|pueblo|mina) (?:\\p{L}+ )?abandonad[oa]|tetric[oa]',
);

/**
 * The tone of a prompt: grave for real deaths, crimes, wars and disasters, dread for fear and mystery.
 * @param prompt the prompt as written
 */
export function toneOf(prompt: string): Tone {
  const text = unaccented(prompt);
  const isPlay = play.test(text);
  if (!isPlay && (fatal.test(text) || deaths.test(text) || war.test(text))) return 'grave';
  return dreadful.test(text) ? 'dread' : 'plain';
}
