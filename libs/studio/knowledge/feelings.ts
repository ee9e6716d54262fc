/**
 * Feelings that a sentence implies without naming them. Each line has a feeling and a pattern for the prompt without
 * accents in lower case; the first match decides. Examples: "won't sleep" is tired, "I lost 30 kilos" is proud, "I lost
 * my job" is sad.
 */
const lines = `
proud: \\b(?:lost|lose|losing) (?:\\d+|my belly|belly|weight)|\\b(?:perdi|perder|bajar|baje|bajo) (?:\\d+ (?:kilos?|kg|libras)|peso|barriga|grasa)
proud: \\b(?:without fear|no fear|fearless|sin miedo|not afraid|debt[- ]free|paid off|pag(?:ue|ar|amos) (?:mis|tus|nuestras|todas mis|las) deudas|sin deudas|never give up)\\b
calm: \\b(?:for|relief|relieve|ease|stop|fix|cure|para|contra|alivi\\w*|quit\\w*|elimin\\w*) (?:\\w+ ){0,3}(?:pain|anxiety|stress|dolor|ansiedad|estres)\\b
tired: \\bsnor(?:e|es|ing)\\b|\\bronc(?:a|o|ar|an)\\b|\\b(?:won'?t|wont|can'?t|cant|cannot|not|never|doesn'?t|no|nunca) (?:\\w+ )?(?:sleep|duerm\\w*|dormir)\\b|insomni|sleepless|without sleep|sin dormir|burn ?out|exhaust|\\bagotad|\\bcansad|\\btired\\b|all[- ]nighter|no puedo mas
angry: \\bhat(?:e|es|ed|ing)\\b|\\bodi(?:a|an|o|aba|ar|e)\\b|\\bscam|\\bestaf|\\b(?:stole|robbed|robaron|robo mi)\\b|\\bunfair|\\binjust|\\blied\\b|\\bminti|\\bcheat|\\bharto|\\bharta|\\bnever again|\\bnunca mas|\\bbanned\\b|\\brude\\b|\\bkaren\\b|\\bdon'?t buy|\\bno compres
scared: \\bhaunt|\\bembruj|\\bscar(?:y|ed|iest)\\b|\\bhorror\\b|\\bterror|\\bmiedo\\b|\\bafraid\\b|nightmare|pesadilla|\\bstalk|\\bacosador|\\bkiller|\\basesin|disappear|desapare|\\bghost|\\bfantasma|paranormal|\\bterrifying|\\baterrador|earthquake|terremoto|tsunami|\\berupt|\\berupci|tornado|hurricane|huracan|plane crash|\\btrapped|\\batrapad|\\bstranded|\\balone in the (?:woods|forest|dark)|\\b3 ?(?:am|a\\.m\\.|de la manana)|\\battacked|\\bme ataco|\\bliving in (?:our|my) (?:attic|walls|basement)|\\bcreep
sad: \\bme arrepent|\\bme arrepient|\\bme (?:echaron|echo)\\b|\\bdesastre\\b|\\bdisaster\\b|\\bran away\\b|\\brunaway\\b|\\bnever (?:went|came) back\\b|\\bleft home\\b|\\bme fui de casa\\b|\\bfuneral|\\bviud[oa]|\\bwidow|\\bextran[oa]\\b|\\bluto\\b|\\bgrief|\\bquit\\b|\\brenunci|\\bfired\\b|\\bdespid(?:ieron|io|en)|\\bbroke\\b|\\bbroken\\b|\\brompi|\\brot[oa]s?\\b|\\bestrope|(?<!the )\\blost\\b(?! (?:city|world|civili|media|tomb|treasure|ark|pyramid))|\\blosing\\b|\\bperd(?:i|io|imos|er|ida|ido)\\b|\\bdied\\b|\\bdie\\b|\\bdying\\b|\\bmuri|\\bmuert[oa]|\\bfail|\\bfracas|\\bsuspendi|\\bdivorc|\\bbreak ?up|\\bme dejo\\b|\\bgoodbye|\\badios\\b|\\blonel|\\bsoledad|\\banxi|\\bansiedad|\\bdepres|\\bcancer\\b|\\bbankrupt|\\bquiebra|\\bdebt|\\bdeuda|\\bcrash|\\bdesplom|\\bca(?:e|en|yo)\\b|\\bcollaps|\\bpain\\b|\\bhurts?\\b|\\bdolor\\b|\\bduele|\\bcr(?:y|ies|ied|ying)\\b|\\bllor|\\bregret|\\barrepent|gone wrong|sali[o]? mal|\\bwent wrong|\\bmistakes?\\b|\\berror(?:es)?\\b
angry: \\bworst\\b|\\bpeor(?:es)?\\b
scared: \\bvanish|\\bmissing\\b|\\bmurder|\\bcrimen|\\bkidnap|\\bsecuestr|\\bcult\\b|\\bsecta\\b|\\bcursed?\\b|\\bmaldit|\\bfollow(?:ed|ing) me\\b|\\bme (?:seguia|siguieron|siguio)\\b|\\bsomething is (?:living|wrong|in)\\b
angry: \\bfurios|\\brage\\b|\\brabia\\b|\\btantrum|\\bberrinche|\\brabieta|\\brefus|\\boverpriced\\b|\\bestoy hart[oa]
shocked: \\bfaked?\\b|\\btwice\\b|\\bexpensive|\\bcar(?:o|os|isimo|isima)\\b|\\bcan'?t believe|\\bno me lo creo|\\bshock|\\binsane|\\bimpact|\\binesperad|\\bunexpected|\\bnobody (?:tells|told|knows|talks)|\\bnadie te|\\bsecret|\\btruth\\b|\\bla verdad\\b|\\bexposed|\\breact(?:s|ed|ing|ion)?\\b|\\breaccion|\\brevel
proud: \\blearned\\b|\\baprendi\\b|\\brescu|\\brescat|\\bsalv(?:o|e|amos|aron)\\b|\\bwon\\b(?!')|\\bwin\\b|\\bgan(?:e|amos|o)\\b|\\bbuilt\\b|\\bconstru[iy]|\\bfinally\\b|\\bpor fin\\b|\\blogre\\b|\\bconsegui|\\bbeat\\b|\\bvenci|\\bpassed\\b|\\baprobe\\b|\\brestor|\\brestaur|\\bsurviv(?:e|ed|ing|es)\\b|\\bsobreviv|\\bfrom scratch|\\bearned|\\bsaved\\b|\\bahorre\\b
happy: \\blove(?:s|d)?\\b|\\bbest\\b|\\bmejor(?:es)?\\b|\\bdelicio|\\bfree\\b|\\bgratis\\b|\\bfeliz|\\bhappy\\b|\\beasy\\b|\\bfacil\\b|\\bcheap
`;

type Feeling = { name: string; said: RegExp };

const feelings: readonly Feeling[] = lines
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const colon = line.indexOf(':');
    return { name: line.slice(0, colon), said: new RegExp(line.slice(colon + 2), 'u') };
  });

/** Number of characters of a prompt that are examined. */
const reach = 600;

/**
 * Removes the accent of a letter and makes it lower case. The result has the length of the letter, so that positions in
 * both texts agree.
 */
const folded = (letter: string): string => {
  const bare = letter
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return bare.length === letter.length ? bare : letter;
};

/**
 * Finds the feeling that the events of a sentence imply.
 * @param text a prompt
 * @returns English name of the feeling and the words of the prompt that imply it; null if there is none
 */
export function feelingOf(text: string): { name: string; words: string } | null {
  const said = text.slice(0, reach).normalize('NFC').replace(/’/g, "'");
  const plain = said.replace(/./gsu, folded);
  for (const { name, said: pattern } of feelings) {
    const match = pattern.exec(plain);
    if (!match) continue;
    const end = match.index + match[0].length;
    const rest = /^[\p{L}\p{N}]*/u.exec(said.slice(end))?.[0].length ?? 0;
    return { name, words: said.slice(match.index, end + rest).trim() };
  }
  return null;
}
