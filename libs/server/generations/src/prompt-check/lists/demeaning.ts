const person = [
  '@famous',
  '@firstName @lastName',
  'my @acquaintance',
  'mi @acquaintance',
  'the @office',
  'el|la @office',
];

const scenes = `
  wetting|wets|soiling|shitting|pooping|peeing .. pants|himself|herself
  drooling
  in|wearing|con|de|en .. pig|clown|rat|donkey|baby|pacifier|bib costume|suit|nose|outfit
  con .. pañal|pañales|chupete
  como un|una .. asno|burro|bebe|basura|larva|gusano|gallina|payaso|cucaracha|babosa
  as|like a|an .. baby|worm|donkey|pimp|hooker|maggot|slug|clown
  crawling|begging|groveling|kneeling
  suplicando|babeando|gateando
  sucking .. thumb|dick|cock
  kissing|hugging|besando naked|nude|desnudo|desnuda
  caught|pillado|pillada naked|nude|cheating|desnudo|desnuda
  in|into|en a|the|la|el|un .. trash|dumpster|garbage|sewer|manure|basura|alcantarilla|estiercol|contenedor
  sniffing|snorting|esnifando .. cocaine|panties|drugs|cocaina|bragas|coca
  with|con .. noose|soga
  @disgrace
  naked|nude|shirtless|desnudo|desnuda
  in|wearing|en|con .. diaper|diapers|nappy|underwear|panties|thong|lingerie|pañales|pañal|calzoncillos|bragas|tanga|lenceria
  on|with|by a|the|his|her leash
  con|de|llevado correa
  like|as a|an pig|dog|rat|monkey|ape|cockroach|toilet|prostitute|slave|whore|stripper|retard|beggar|gorilla
  como un|una cerdo|cerda|perro|perra|rata|mono|mona|cucaracha|prostituta|esclavo|esclava|puta|mendigo|gorila
  licking|lamiendo .. boot|boots|shoe|shoes|floor|toilet|feet|botas|zapatos|suelo|vater|inodoro|pies
  kissing|besando .. feet|boots|ass|pies|botas|culo
  eating|comiendo .. shit|poop|feces|garbage|trash|vomit|mierda|caca|heces|basura|vomito
  covered|smeared|cubierto|cubierta|lleno|llena in|with|de .. shit|poop|feces|vomit|pee|urine|mierda|caca|heces|vomito|orina
  on|de his|her|rodillas knees|begging|suplicando|pidiendo
  kneeling|arrodillado|arrodillada .. begging|naked|suplicando|licking
  being|getting|gets spat|beaten|slapped|whipped|spanked|pissed|kicked|tortured|raped|hanged
  siendo golpeado|golpeada|escupido|escupida|pisoteado|torturado|torturada|apaleado|azotado
  beaten up
  head|cabeza in|en .. toilet|retrete|inodoro|vater
  in|en chains|cadenas|cage|jaula
  tied|atado|atada up|gagged|amordazado|amordazada|desnudo|desnuda
  dead body|in|corpse
  hanging|hanged|colgado|colgada .. noose|gallows|rope|soga|horca|tree
  passed out|drunk
  having|haciendo|teniendo sex|sexo
  mocked|ridiculed|ridiculizado|ridiculizada
  twerking|pole .. stripper|thong|dancing
  peed|pissed his|her|himself|herself
  meandose|meado|cagado .. encima
`
  .trim()
  .split('\n')
  .map((scene) => scene.trim());

/** Demeaning scenes with real people: each name before or after each scene. */
export const demeaningPatterns = {
  always: person.flatMap((name) => scenes.map((scene) => `${name} <> ${scene}`)).join('\n'),
  unlessInformative: '',
};
