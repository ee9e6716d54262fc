import { topics } from './topic';

/** Topics about news, disasters, politics and public figures. */
export const society = topics(
  { intent: 'news', setting: 'newsroom', hue: 255 },
  `
election|president|presidente|politics|politica|government|gobierno|elecciones|vote|votar|trump|biden|obama|congress|congreso|senate|democracy|democracia|politician|politico|white house|casa blanca|putin|milei|amlo|sanchez|parliament|prime minister|minister|ministro
  classical-building ballot-box-with-ballot; ballot-box-with-ballot megaphone balance-scale; hue=255
war|guerra|army|ejercito|military|soldier|soldado|battle|batalla|world war 3|wwiii|tercera guerra mundial|invasion|missile|misil|nato|otan|troops|weapons|armas|navy seal|special forces|militar|krieg|guerre|война|戦争|전쟁|حرب
  military-helmet; bomb warning collision; hue=60 setting=smoke
protest|protesta|revolution|revolucion|riot|disturbios|strike|huelga|manifestacion|rally
  raised-fist placard; megaphone fire; hue=30 setting=smoke
earthquake|terremoto|sismo|tsunami|seismic|temblor
  derelict-house water-wave; warning house collision; hue=250 setting=smoke
hurricane|huracan|tornado|cyclone|ciclon|storm chaser|typhoon|tifon|twister
  tornado cyclone; house warning cloud-with-lightning; hue=270 setting=sky
flood|inundacion|dana|flooding|inundaciones
  water-wave house; umbrella-with-rain-drops warning; hue=240 setting=sea
wildfire|incendio|forest fire|incendio forestal|fire disaster|on fire|en llamas|fire|fuego|burning|quemar
  fire; evergreen-tree fire-engine warning; hue=265 setting=embers weak=yes
disaster|desastre|catastrophe|catastrofe|natural disaster|tragedy|tragedia|explosion|exploded|exploto|worst disaster|bridge collapse|blackout|apagon
  collision warning; fire warning cloud-with-lightning; hue=265 setting=smoke weak=yes
climate|climate change|global warming|calentamiento global|cambio climatico|environment|medio ambiente|pollution|contaminacion|greta|carbon|heat wave|ola calor|sequia|drought|melting ice
  globe-showing-americas thermometer; fire thermometer seedling; hue=275
pandemic|pandemia|covid|coronavirus|lockdown|cuarentena|quarantine|outbreak|bird flu|plague|peste|epidemia
  microbe face-with-medical-mask; syringe face-with-medical-mask warning; hue=250
drama|feud|controversy|polemica|cancelled|cancelado|exposing|salseo|gossip|chisme|tea spill|scandal|escandalo|pelea youtubers|influencer drama|funado
  speaking-head fire; fire popcorn eyes; hue=330 setting=bolts intent=reaction weak=yes
leak|leaked|filtracion|filtrado|rumor|rumors|rumores
  shushing-face eyes; warning locked newspaper; hue=265 weak=yes
apology|disculpa|disculpas|sorry|lo siento|apology video|perdon
  folded-hands crying-face; mobile-phone broken-heart; hue=250 setting=room intent=vlog
banned|prohibido|illegal|ilegal|ban|censored|censura|forbidden|not allowed|prohibidos|prohibida
  prohibited; warning locked eyes; hue=250 setting=smoke weak=yes
spy|espia|private investigator|private detective|investigador privado|detective privado|undercover|infiltrado|secret agent|agente secreto|007|disguise|sneaking into|sneaked|colarse|me infiltre
  detective disguised-face; sunglasses mobile-phone eyes; hue=265 setting=skyline
elon musk|musk
  rocket; automobile money-bag satellite; hue=285
mrbeast|mr beast|beast style|ibai|pewdiepie|auronplay|rubius|logan paul|ishowspeed|el rubius|dream youtuber|sidemen|kai cenat
  money-bag star-struck; trophy money-with-wings fire; hue=245 setting=rays intent=challenge
flag|bandera|flags of
  triangular-flag; globe-showing-europe-africa; hue=235
generation|gen z|boomer|millennials|generation alpha|gen alpha|brain rot|brainrot|skibidi|sigma
  zany-face mobile-phone; brain fire; hue=300 setting=synth weak=yes
feminism|feminismo|women rights|gender|equality|igualdad|woman power
  raised-fist; female-sign megaphone; hue=300
lgbt|pride month|orgullo|coming out|gay|trans
  rainbow-flag; rainbow red-heart; hue=265
population|poblacion|demographics|birth rate|overpopulation
  busts-in-silhouette; chart-decreasing globe-showing-americas; hue=235 setting=chart
experiment social|social experiment|experimento social|human behavior
  busts-in-silhouette eyes; red-question-mark mobile-phone; hue=285
stranger|strangers|desconocidos|extraños|asking strangers|street interview|entrevista callejera|vox pop
  microphone; busts-in-silhouette speech-balloon; hue=235 setting=skyline intent=vlog
kindness|bondad|helping people|ayudar gente|volunteer|voluntario|faith humanity|wholesome|good deed
  heart-hands folded-hands; red-heart people-hugging; hue=215 setting=hearts intent=vlog
blind|ciego|wheelchair|silla ruedas|disabled|discapacidad|disability
  person-with-white-cane person-in-manual-wheelchair; red-heart eyes; hue=250 intent=vlog
old man|old woman|anciano|abuelos|elderly|nursing home
  old-man old-woman; red-heart house; hue=215 intent=vlog weak=yes
invisible|invisibility|superpower|superpoder|superpowers
  person-superhero ghost; eyes dashing-away; hue=285 setting=bolts intent=challenge
giant|gigante|huge build|tiny|miniature|miniatura gigante
  magnifying-glass-tilted-left straight-ruler; exploding-head straight-ruler; hue=285 setting=rays intent=challenge weak=yes
bubble|bubbles|burbujas|balloon|globos|globo|water balloon|slime bath|orbeez
  balloon bubbles; party-popper droplet; hue=285 setting=bubbles intent=challenge
explosive|fireworks|fuegos artificiales|bomb|bomba|tnt|dynamite|firecracker|petardos|blow up
  bomb firecracker; collision fire fireworks; hue=265 setting=embers intent=challenge
laser|lasers|magnet|iman|magnets|tesla coil|hydraulic press|prensa hidraulica|liquid nitrogen
  magnet high-voltage; collision test-tube; hue=265 setting=bolts intent=challenge
catapult|slingshot|trebuchet|crossbow|sword|espada|forge|forging|forjar|blacksmith|herrero|knife making|armor|armadura|weapon
  crossed-swords hammer; fire shield hammer; hue=250 setting=embers intent=tutorial
`,
);
