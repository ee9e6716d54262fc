/** Phrases with another meaning than the words in them have alone. */
export const harmlessPhrases = `
  naked eye|eyes|mole|gun|truth|cake|bike|juice|chef|capitalist|ape|bus|statue|statues
  naked and afraid
  naked neck|short|options|lunch|city|snake|attraction
  feel|feels|felt|feeling naked
  nude lipstick|lipsticks|palette|palettes|heels|nail|nails|makeup|eyeshadow|shade|shades|tone|tones|color|colors|pumps|lips
  desnudo integral
  al desnudo
  verdad desnuda
  pie|pies desnudo|desnudos
  manos desnudas
  sex education
  sex and the city
  opposite|same sex
  sex ed
  sex pistols
  hot sex .. pistols
  vestido|vestida como
  dick van dyke
  dick|moby|philip|tracy|cheney dick
  maine coon|coons
  pussy cat|cats|willow|riot
  great|blue|coal|crested|marsh tit|tits
  chink|chinks in
  spic and span
  tit for tat
  milk and creampie
  ahorcado game
  juego del ahorcado
  ahorcado juego
  hot|corn|chili dog|dogs
  hot dog|dogs
  dog|cat food
  pole dancing|vault|position
  severed ties
  body|face paint
  head start
  brain exploding|explode|explodes
  mind blown
  exploding head
  cut off in photo|photos|frame
  cut|cutting off .. game|deal|news
  al gore
  gore tex
  gore verbinski|vidal
  love hotel
  oral b|exam|history|hygiene|surgery|presentation|presentations|health|care|medication|vaccine|report|piercing
  sexual health|education|harassment|abuse|assault|orientation|diversity|reproduction
  educacion|salud|acoso|orientacion|diversidad|reproduccion sexual
  x rated
  white power bank|ranger|rangers|supply|cable|strip|adapter|outlet|button|tool|tools
  black plague
  plaga|peste negra
  nudes for|lipstick|palette
  orgy of flavors|flavours|color|colors|colours
  orgia de sabores|colores|color
  thriller|novela|literatura|cine erotico|erotica
  beheaded cousins
  cutting off toxic
`;

/** Words of texts about art, history, medicine, prevention and reports. */
export const informativeWords = `
  statue|statues|sculpture|sculptures|renaissance|michelangelo|botticelli|museum|museums
  estatua|estatuas|escultura|esculturas|renacimiento|museo|museos
  history|historical|documentary|revolution|explained|awareness|prevention|recovery|addiction|quit|quitting|overcome|survivor|survivors
  historia|historico|historica|documental|revolucion|explicado|explicada|prevencion|recuperacion|adiccion|superar|dejar|supervivientes
  medical|medicine|doctor|anatomy|biology|psychology|law|industry|ban|banned|laws|study|science
  medico|medica|medicina|doctora|anatomia|biologia|psicologia|ley|leyes|industria|prohibir|estudio|ciencia
  case|crime|detective|investigation|police|trial
  caso|crimen|investigacion|policia|juicio
  cancer|surgery|surgeon|implants|checkup|cirugia|cirujano|implantes
  accused|victims|justice|protest|acusado|victimas|justicia|protesta
  therapist|pastor|marriage|pregnancy|terapeuta|sexologa|matrimonio|embarazo
  magic|trick|illusion|magician|magia|truco|mago
  health|salud|story
  why .. did|hate|hated
  por que
  plan|plot to
  against|contra
`;

/** Words that negate the next one or two words. */
export const negations = `no without not never avoid anti zero stop against sin nunca evita evitar ningun ninguna nada contra ni`;
