import { anyOf } from './whole-words';

/** Verbs of events that change something, by their beginning or form, without accents. */
export const strongVerb = new RegExp(
  `^(?:${anyOf(`vanish(?:ed|es)? disappear(?:ed|s)? surviv(?:e|ed|es) destroy(?:ed|s)? quit(?:s)? escap(?:e|ed|es) explod(?:e|ed|es)
  crash(?:ed|es) ruin(?:ed|s)? expos(?:e|ed|es) betray(?:ed|s)? banned bans? fired stole stolen steals? lost won fail(?:ed|s)? broke
  broken found discover(?:ed|s)? saved rescued confess(?:ed|es) reveal(?:ed|s)? collaps(?:ed|es) cancell?ed arrested hacked
  scammed trapped stuck caught attack(?:ed|s)? lied cheated regret(?:ted)? hated? changed forgotten abandoned forbidden cursed rejected
  sued robbed stranded rebuilt restored transformed beats? defeat(?:ed|s)? crushed sank sunk froze haunt(?:ed|s)? fooled faked
  invented refus(?:ed|es) insults? invad(?:e|ed|es) kidnapped rescues leaked exploited dumped divorced bankrupt shocked`)}
  |desaparec\\w+|sobreviv\\w+|destru\\w+|renunci(?:e|o|aron)|escap(?:e|o|aron)|explot(?:o|aron)|estrell(?:o|aron)|arruin(?:e|o|aron)|traicion(?:o|aron)
  |prohib(?:e|en|ieron|io|id[oa]s?)|despidieron|despidio|rob(?:o|aron)|perdi(?:o|eron)?|gan(?:e|o|aron)|fracas(?:e|o|aron)|rompi(?:o|eron)?|encontr(?:e|o|aron)|descubri(?:o|eron)?
  |salv(?:e|o|aron)|rescat(?:e|o|aron)|confes(?:e|o|aron)|revel(?:o|aron)|colaps(?:o|aron)|cancel(?:o|aron)|arrest(?:o|aron)|hacke(?:e|o|aron)|estaf(?:o|aron)|atac(?:o|aron|an)
  |minti(?:o|eron)?|menti|odi[oa]|cambi(?:o|aron|e)|olvidad[oa]s?|abandonad[oa]s?|prohibid[oa]s?|maldit[oa]s?|rechaz(?:o|aron)|reconstru\\w+|restaur(?:e|o|aron)
  |venci(?:o|eron)?|derrot(?:o|aron)|hundi(?:o|eron)?|engan(?:o|aron|e)|invad(?:en|io|ieron)|insult(?:a|an|o)|dej(?:e|o|aron)|elimin(?:e|o|aron))$`.replace(
    /\s+/g,
    '',
  ),
);

/** Nouns that promise to tell something. */
export const strongNoun = new RegExp(
  `^(?:${anyOf(`truth secrets? mystery mistakes? reason trap scam curse danger end nightmare lie lies problem trick rise fall
  verdad secretos? misterio errores error razon trampa estafa maldicion peligro fin pesadilla mentiras? problema truco caida`)})$`,
);
