import { topics } from './topic';

/** Topics about ghosts, crimes, legends and mysteries. */
export const fear = topics(
  { intent: 'horror', setting: 'fog', hue: 295 },
  `
haunted house|casa embrujada|casa encantada|haunted mansion|haunted hotel|haunted|embrujado|embrujada|casa maldita|mansion embrujada|haunted castle|abandoned house|casa abandonada|abandoned mansion|haus gespenster|дом с призраками
  derelict-house; ghost full-moon bat jack-o-lantern; hue=295 setting=forest
haunted forest|bosque embrujado|cursed forest|bosque maldito|suicide forest|dark forest|in the woods at night
  evergreen-tree ghost; ghost full-moon owl; hue=265 setting=forest
haunted doll|annabelle|cursed doll|muñeca maldita|muñeca embrujada|creepy doll|chucky
  nesting-dolls teddy-bear; skull candle derelict-house; hue=295
ghost|fantasma|fantasmas|ghosts|paranormal|poltergeist|ouija|spirit|espiritu|espiritus|ghost hunting|caza fantasmas|seance|apparition|caught on camera ghost|призрак|幽霊|お化け|귀신|شبح
  ghost; derelict-house candle bat; hue=265 setting=fog
zombie|zombi|zombies|zombie apocalypse|apocalipsis zombie|undead|infected|infectados|зомби|ゾンビ|좀비
  person-zombie; headstone axe fire; hue=285
vampire|vampiro|dracula|vampiros|vampires|nosferatu
  person-vampire bat; coffin drop-of-blood full-moon; hue=265
witch story|witch trial|salem|curse|maldicion|cursed|maldito|hex|voodoo|black magic|magia negra|brujeria|witchcraft
  crystal-ball candle; skull black-cat candle; hue=300
demon|demonio|devil|diablo|satan|exorcism|exorcismo|exorcist|possessed|poseido|hell|infierno|lucifer|possession|conjuring
  angry-face-with-horns ogre; fire skull candle; hue=25 setting=embers
monster|monstruo|creature|criatura|bigfoot|sasquatch|wendigo|skinwalker|cryptid|yeti|chupacabra|nahual|monsters|kaiju|frankenstein
  ogre goblin; footprints full-moon evergreen-tree; hue=150 setting=forest weak=yes
loch ness|sea monster|monstruo marino|leviathan|bermuda triangle|triangulo bermudas
  sauropod octopus; water-wave ship; hue=235 setting=sea
clown killer|it pennywise|pennywise|killer clown|payaso asesino|scary clown|payaso diabolico|payaso madrugada|payaso las tres madrugada|payaso medianoche|clown midnight|payaso terror|payaso maldito|clown horror|creepy clown|clown night|clown 3am|clown at 3am|payaso noche|payaso 3am
  clown-face; balloon drop-of-blood kitchen-knife; hue=25
serial killer|asesino serie|asesino serial|killer|asesino|murderer|psychopath|psicopata|stalker|jack ripper|ted bundy|dahmer|zodiac killer|acosador
  kitchen-knife detective; drop-of-blood footprints detective; hue=25
murder|asesinato|true crime|crime|crimen|crime scene|escena crimen|homicide|homicidio|cold case|caso sin resolver|crimen real|forensic|crimenes|kidnapping|secuestro|kidnapped|secuestrado
  detective magnifying-glass-tilted-left; footprints drop-of-blood magnifying-glass-tilted-left; hue=250
missing person|disappeared|desaparecido|desaparecida|disappearance|desaparicion|vanished|missing girl|missing boy|desaparecio|lost person
  footprints magnifying-glass-tilted-left; red-question-mark flashlight evergreen-tree; hue=250 setting=forest
mystery|misterio|unsolved|unsolved mystery|sin resolver|misterios|mysteries|detective|investigation|investigacion|unexplained|inexplicable|mysterious|misterioso|enigma|sherlock
  detective magnifying-glass-tilted-left; magnifying-glass-tilted-left footprints red-question-mark; hue=265 weak=yes
conspiracy|conspiracion|illuminati|conspiracy theory|teoria conspiracion|cover up|cia|fbi|secret society|freemason|simulation|simulacion|matrix|new world order|government secrets
  eye detective; detective warning newspaper; hue=150 setting=code
backrooms|liminal|liminal space|scp|creepypasta|analog horror|lost media|slenderman|siren head|found footage|dreamcore
  door videocassette; eyes flashlight light-bulb; hue=95
prison|carcel|jail|prisoner|preso|escape prison|prison break|cell jail|alcatraz|inmate|celda|solitary confinement
  chains locked; police-officer brick key; hue=250 setting=bricks intent=challenge
mafia|cartel|narco|gang|pandilla|gangster|yakuza|pablo escobar|el chapo|mob boss|crime boss|sicario|drug lord
  person-in-tuxedo money-bag; money-bag cigarette skull; hue=25 setting=smoke
cult|secta|ritual|cult leader|sectas
  candle person-mage; candle skull eye; hue=25
graveyard|cementerio|cemetery|funeral|grave|tumba|coffin|ataud|buried alive|enterrado vivo|death|muerte|dead|muerto|afterlife|near death
  coffin headstone; headstone skull full-moon; hue=265 weak=yes
skeleton|esqueleto|bones|huesos|skull|calavera
  skull; bone headstone; hue=285
3am|3 am|3 de la mañana|tres madrugada|3 madrugada|de madrugada|midnight|medianoche|3am challenge|night alone|noche solo
  mantelpiece-clock ghost; full-moon ghost eyes; hue=265 weak=yes
mirror ghost|bloody mary|mirror world
  mirror; ghost candle; hue=295
escape room|sala escape|maze|laberinto|trapped|atrapado|hide and seek|escondite|escondidas
  door key; key locked hourglass-not-done; hue=285 setting=bricks intent=challenge
pirate|pirata|piratas|pirates|treasure|tesoro|treasure hunt|busqueda tesoro|metal detecting|detector metales|buried treasure|gold coins|blackbeard
  pirate-flag; coin gem-stone parrot world-map; hue=225 setting=sea
dragon|train your dragon|entrenar a tu dragon|fantasy|fantasia|dragones|dragons|epic fantasy|drachen|дракон|ドラゴン
  dragon-face castle; castle fire crossed-swords; hue=285 setting=mountains intent=general
mysterious place|mysterious places|lugar misterioso|lugares misteriosos|lugares mas misteriosos|sitio misterioso|place nobody can explain
  moai compass; compass world-map flashlight; hue=215 setting=sunset intent=travel
atlantis|lost city|ciudad perdida|bermuda|ancient civilization|civilizacion perdida|nazca|stonehenge|easter island|isla pascua|ancient aliens
  moai; scroll compass alien; hue=215 setting=sunset
prophecy|profecia|nostradamus|end world|fin del mundo|fin mundo|apocalypse|apocalipsis|doomsday|prediction|prediccion|predicciones|predictions|baba vanga|bunker apocalypse
  crystal-ball comet; globe-showing-americas fire collision; hue=285 setting=embers
scary|miedo|horror|terror|terrorifico|aterrador|creepy|spooky|scariest|horror story|historia terror|historias terror|horror movie|pelicula terror|jumpscare|scary videos|fear|phobia|fobia|terrifying|horreur|grusel|страшно|страшилки|ужас|ужасы|хоррор|ホラー|怖い|공포|무서운|رعب|مخيف|恐怖
  skull ghost jack-o-lantern; bat full-moon spider-web candle; hue=300 weak=yes
`,
);
