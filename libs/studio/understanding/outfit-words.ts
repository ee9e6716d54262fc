import type { OutfitName } from '../knowledge/person-figures/outfits';

/** The clothes of a role by the noun of a person, without accents. */
const roles: readonly (readonly [OutfitName, RegExp])[] = [
  [
    'plain',
    /^(?:programmers?|programador(?:es|a)?|coders?|students?|estudiantes?|alumn[oa]s?|writers?|escritor(?:es|a)?|painters?|pintor(?:es|a)?|artists?|artistas?|potters?|alfarer[oa]s?|photographers?|fotograf[oa]s?|fisherm[ae]n|pescador(?:es|a)?|grandmasters?|barbers?|barber[oa]s?|hairdressers?|peluquer[oa]s?|seamstress|costurera|tailor|sastre|blacksmiths?|herrer[oa]s?|sculptors?|escultor(?:a|es)?|designers?|diseñador(?:a|es)?|disenador(?:a|es)?|youtubers?|podcasters?|presenters?|presentador(?:a|es)?|drivers?|conductor(?:a|es)?|shopkeepers?|vendedor(?:a|es)?)$/,
  ],
  ['chef', /^(?:chefs?|cooks?|cociner[oa]s?|pizzer[oa]s?|pizzaiolo)$/],
  ['baker', /^(?:bakers?|panader[oa]s?|pasteler[oa]s?|abuelit[ao]|barista|baristas)$/],
  [
    'nurse',
    /^(?:nurses?|enfermer[oa]s?|surgeons?|cirujan[oa]s?|vets?|veterinari[oa]s?|dentists?|dentistas?)$/,
  ],
  ['doctor', /^(?:doctors?|doctor[a]|doctores|medic[oa]s?)$/],
  ['astronaut', /^(?:astronauts?|astronautas?|cosmonaut[as]*)$/],
  [
    'mechanic',
    /^(?:mechanics?|mecanic[oa]s?|plumbers?|fontaner[oa]s?|electricians?|electricistas?|technicians?|tecnic[oa]s?)$/,
  ],
  [
    'farmer',
    /^(?:farmers?|granjer[oa]s?|gardeners?|jardiner[oa]s?|agricultor[a]?(?:es)?|campesin[oa]s?|beekeepers?|apicultor[a]?)$/,
  ],
  ['cowboy', /^(?:cowboys?|vaquer[oa]s?|explorers?|explorador[a]?(?:es)?|archaeologists?|arqueolog[oa]s?)$/],
  ['detective', /^(?:detectives?|spy|spies|espias?|inspectors?|inspector[a]?)$/],
  ['wizard', /^(?:wizards?|mag[oa]s?|sorcerers?|hechicer[oa]s?|mage)$/],
  ['witch', /^(?:witch(?:es)?|bruj[oa]s?|vampires?|vampir[oa]s?)$/],
  ['king', /^(?:kings?|queens?|reyes|rey|reinas?|princ(?:e|ess|ipe|esa)s?|emperors?|emperador)$/],
  ['knight', /^(?:knights?|caballer[oa]s?|warriors?|guerrer[oa]s?|gladiators?|gladiador[a]?|samurais?)$/],
  ['viking', /^(?:vikings?|vikingos?|barbarians?)$/],
  [
    'police',
    /^(?:polic(?:e|eman|ewoman|ia|ias)|cops?|pilots?|pilotos?|guards?|guardias?|security|sheriff|captain|capitan[a]?)$/,
  ],
  ['firefighter', /^(?:firefighters?|firem[ae]n|bomber[oa]s?)$/],
  ['soldier', /^(?:soldiers?|soldad[oa]s?|troops?|militar(?:es)?|sniper)$/],
  [
    'builder',
    /^(?:builders?|constructor[a]?(?:es)?|albanil(?:es)?|engineers?|ingenier[oa]s?|miners?|miner[oa]s?|workers?|obrer[oa]s?|welders?|soldador[a]?|architects?|arquitect[oa]s?|carpenters?|carpinter[oa]s?)$/,
  ],
  [
    'hiker',
    /^(?:hikers?|senderistas?|climbers?|escalador[a]?(?:es)?|mountaineers?|alpinistas?|backpackers?|mochiler[oa]s?|travell?ers?|viajer[oa]s?|tourists?|turistas?|campers?|excursionistas?)$/,
  ],
  [
    'cyclist',
    /^(?:cyclists?|ciclistas?|bikers?|motociclistas?|motoristas?|motorcyclists?|skaters?|skateboarders?|jockeys?|jinetes?|racers?|skiers?|esquiador[a]?|snowboarders?)$/,
  ],
  [
    'athlete',
    /^(?:runners?|corredor[a]?(?:es)?|athletes?|atletas?|bodybuilders?|culturistas?|weightlifters?|basketballer|basketball|jogger|trainers?|entrenador[a]?|gymnasts?|gimnastas?|tennis|tenistas?|maratonistas?|yogis?)$/,
  ],
  ['footballer', /^(?:footballers?|futbolistas?|players?|jugador[a]?(?:es)?|soccer|delantero|strikers?)$/],
  ['goalkeeper', /^(?:goalkeepers?|porter[oa]s?|goalies?|guardameta|arquer[oa])$/],
  ['boxer', /^(?:boxers?|boxeador[a]?(?:es)?|fighters?|karateka)$/],
  ['wrestler', /^(?:wrestlers?|luchador[a]?(?:es)?|superhero(?:es)?|superheroes?|superheroina|heroe)$/],
  ['swimmer', /^(?:swimmers?|nadador[a]?(?:es)?|surfers?|surfistas?|lifeguards?)$/],
  ['diver', /^(?:divers?|buzos?|buceador[a]?(?:es)?)$/],
  [
    'scientist',
    /^(?:scientists?|cientific[oa]s?|chemists?|quimic[oa]s?|researchers?|investigador[a]?(?:es)?|inventors?|inventor[a]?|biolog[oa]s?)$/,
  ],
  ['pirate', /^(?:pirates?|piratas?)$/],
  ['ninja', /^(?:ninjas?|thie(?:f|ves)|ladron(?:es|a)?|hackers?|robbers?|burglars?)$/],
  ['monk', /^(?:monks?|monjes?|priests?)$/],
  [
    'suit',
    /^(?:businessm[ae]n|businesswom[ae]n|lawyers?|abogad[oa]s?|bankers?|empresari[oa]s?|ejecutiv[oa]s?|bosses|boss|jefes?|ceo|presidents?|president[ea]|judges?|juez|politicians?|politic[oa]s?|magicians?|groom|novio|trader)$/,
  ],
  ['waiter', /^(?:waiters?|waitress(?:es)?|camarer[oa]s?|meser[oa]s?|bartenders?|butlers?|mayordomo)$/],
  [
    'rocker',
    /^(?:guitarists?|guitarristas?|drummers?|bateristas?|singers?|cantantes?|rappers?|raper[oa]s?|musicians?|music[oa]s?|djs?|bassists?|rockstar|violinists?|violinistas?|pianists?|pianistas?|bands?|streamers?|gamers?)$/,
  ],
  ['dancer', /^(?:ballerinas?|dancers?|bailarin[a]?(?:es|as)?)$/],
  ['bride', /^(?:brides?|novias?)$/],
  ['santa', /^(?:santa|papa noel)$/],
];

/** The clothes of the role that a noun names; null for a noun without a role. */
export const outfitNamed = (head: string): OutfitName | null =>
  roles.find(([, words]) => words.test(head))?.[0] ?? null;
