import { topics } from './topic';

/** Topics about school, science, space, history, the mind and self-improvement. */
export const learning = topics(
  { intent: 'tutorial', setting: 'notebook', hue: 265 },
  `
rocket launch|spacex|starship|cohete|rocket|nasa|space launch|falcon 9|lanzamiento|ракета|ロケット|로켓|صاروخ|火箭
  rocket; ringed-planet full-moon satellite; hue=295 setting=space intent=technology
black hole|agujero negro|wormhole|agujero gusano|supernova|neutron star
  own-black-hole; ringed-planet milky-way astronaut; hue=295 setting=space intent=technology
mars|marte|mars mission|colonize mars|life mars|mars rover
  astronaut rocket; ringed-planet rocket desert; hue=30 setting=space intent=technology
moon|luna|moon landing|alunizaje|apollo 11|lunar|eclipse|nasa moon|full moon
  full-moon; rocket astronaut star; hue=270 setting=space intent=technology
solar system|sistema solar|planet|planeta|planets|saturn|saturno|jupiter|neptune|pluto|pluton|exoplanet
  ringed-planet; sun comet rocket; hue=290 setting=space intent=technology
asteroid|asteroide|meteor|meteorito|meteorite|comet|cometa|asteroid hit
  comet; globe-showing-americas fire warning; hue=280 setting=space intent=news
telescope|telescopio|astronomy|astronomia|james webb|hubble|stargazing|constellation|constelacion
  telescope; milky-way ringed-planet star; hue=280 setting=space intent=technology
astronaut|astronauta|space station|estacion espacial|iss|spacewalk|space|espacio|universe|universo|galaxy|galaxia|cosmos|космос|宇宙|우주|فضاء|espaço
  astronaut ringed-planet; ringed-planet comet satellite; hue=285 setting=space intent=technology
alien|aliens|ufo|extraterrestre|extraterrestres|ovni|ovnis|area 51|alien life|vida extraterrestre|roswell|инопланетяне|宇宙人|외계인
  alien flying-saucer; flying-saucer full-moon satellite-antenna; hue=300 setting=space intent=horror
earth|tierra|planet earth|flat earth|tierra plana|world|mundo|globe
  globe-showing-americas; sun satellite full-moon; hue=280 setting=space intent=news weak=yes
sun|sol|solar storm|tormenta solar
  sun; globe-showing-americas fire; hue=270 setting=space
time travel|viaje tiempo|viajar tiempo|time machine|maquina tiempo|time traveler
  hourglass-done mantelpiece-clock; rocket cyclone high-voltage; hue=285 setting=space weak=yes
learn english|aprender ingles|ingles|english|english grammar|speak english|hablar ingles|vocabulary|vocabulario|pronunciation|pronunciacion|ielts|toefl
  left-speech-bubble books; books brain abacus; hue=250 setting=notebook
learn spanish|aprender español|speak spanish|learn language|learn languages|aprender idiomas|idioma|idiomas|language|languages|polyglot|poliglota|duolingo|grammar|gramatica|fluent
  speech-balloon globe-showing-europe-africa; globe-showing-europe-africa books brain; hue=30
learn japanese|aprender japones|kanji|hiragana
  japanese-castle; left-speech-bubble books cherry-blossom; hue=265
learn chinese|learn korean|aprender chino|aprender coreano|hangul|mandarin
  left-speech-bubble red-paper-lantern; books brain; hue=25
learn french|learn german|learn italian|aprender frances|aprender aleman|aprender italiano
  left-speech-bubble croissant; books brain; hue=250
math|maths|matematicas|mathematics|algebra|calculus|calculo|geometry|geometria|equation|ecuacion|trigonometry|fractions|fracciones|математика|数学|수학|رياضيات|mathe
  abacus triangular-ruler; plus multiply divide pencil; hue=260
einstein|albert einstein
  brain light-bulb; light-bulb telescope red-apple; hue=275 setting=blueprint
physics|fisica|gravity|gravedad|relativity|relatividad|newton|quantum physics|física
  magnet telescope; red-apple high-voltage telescope; hue=275 setting=blueprint
chemistry|quimica|periodic table|tabla periodica|chemical|reaction chemistry|acid|acido
  test-tube alembic; alembic collision microscope; hue=285 setting=blueprint
biology|biologia|cell biology|dna|adn|genetics|genetica|evolution|evolucion|crispr|clone|clonar
  dna microscope; microscope microbe monkey; hue=265 setting=blueprint
anatomy|anatomia|human body|cuerpo humano|heart|corazon|organ|organs
  anatomical-heart; lungs brain bone; hue=250 setting=blueprint
experiment|experimento|science experiment|science|ciencia|lab|laboratorio|scientist|cientifico|mentos|slime|наука|科学|과학|علوم|wissenschaft
  test-tube alembic; alembic microscope collision; hue=275 setting=blueprint weak=yes
microscope|microscopio|bacteria|germs|germenes|virus
  microscope microbe; microbe petri-dish warning; hue=285
engineer|engineering|ingenieria|ingeniero|mechanics|mecanica|how things work|como funciona|engine|motor
  gear hammer-and-wrench; wrench nut-and-bolt triangular-ruler; hue=250 setting=blueprint
architecture|arquitectura|architect|arquitecto|skyscraper|rascacielos|tallest building|building
  building-construction office-building; straight-ruler cityscape brick; hue=225 setting=blueprint
exam|examen|math test|school test|exams|examenes|final exams|oposiciones|sat|selectividad|pass exam|aprobar examen|study tips|study hacks
  hundred-points memo; books alarm-clock brain; hue=255
study|studying|estudiar|study with me|estudiando|study routine|how to study|como estudiar|homework|deberes|tarea|notes|apuntes|studium|étudier|estudar|учёба|勉強|공부
  books open-book; memo brain hot-beverage; hue=250 setting=bookshelf
school|escuela|colegio|instituto|high school|back to school|vuelta clase|classroom|teacher|maestro|profesor|profesora|student|estudiante|escola|schule|école|школа|学校|학교|مدرسة
  school backpack; backpack pencil books; hue=250 setting=notebook intent=vlog weak=yes
university|universidad|college|campus|harvard|mit|stanford|degree|titulo universitario|carrera universitaria|graduation|graduacion|dorm|dropout
  graduation-cap; books scroll classical-building; hue=260 setting=bookshelf intent=vlog
write|writing|escribir|writer|escritor|essay|ensayo|novel writing|screenwriting|guion|blog|calligraphy|caligrafia|handwriting|lettering|poem|poesia|poetry
  fountain-pen writing-hand; memo open-book scroll; hue=250 weak=yes
book|books|libro|libros|reading|read|lectura|novel|novela|leer|booktube|book review|bookshelf|library|biblioteca|manga|comic|comics|livro|livre|buch|книга|本|책|كتاب
  books open-book; open-book glasses hot-beverage; hue=275 setting=bookshelf intent=review
roman empire|rome empire|imperio romano|gladiator|gladiador|julius caesar|julio cesar|colosseum|coliseo|ancient rome|antigua roma
  classical-building shield; crossed-swords shield crown; hue=30 setting=sunset
ancient greece|grecia antigua|sparta|esparta|greek mythology|mitologia griega|zeus|hercules|odyssey|athens|spartan
  amphora classical-building; high-voltage shield; hue=250 setting=sky
egypt|egipto|pyramid|piramide|pyramids|piramides|pharaoh|faraon|mummy|momia|cleopatra|tutankhamun|sphinx
  camel desert; desert eye scroll sun; hue=65 setting=desert
viking|vikings|vikingo|vikingos|norse|odin|thor|mitologia nordica|norse mythology
  axe shield; shield sailboat high-voltage; hue=235 setting=sea
samurai|ninja|shogun|katana|feudal japan|bushido
  japanese-castle crossed-swords; crossed-swords cherry-blossom red-paper-lantern; hue=25 setting=sunset
medieval|edad media|middle ages|knight|caballero|castle|castillo|crusade|cruzadas|king|queen|rey|reina|kingdom|reino|royal family|familia real
  castle crown; crossed-swords shield crown; hue=260 setting=hills
world war|ww2|wwii|ww1|segunda guerra mundial|primera guerra mundial|hitler|nazi|d day|normandy|holocaust|guerra mundial
  military-helmet; bomb airplane military-medal; hue=70 setting=smoke
titanic|shipwreck|naufragio|sunken ship
  passenger-ship; water-wave ice snowflake; hue=240 setting=sea
aztec|maya|mayan|inca|aztecas|mayas|incas|conquistador|tenochtitlan
  moai feather; sun mountain feather; hue=60 setting=jungle
history|historia|ancient|antiguo|civilization history|archaeology|arqueologia|archaeologist|museum|museo|historical|empire|imperio|documentary|documental|geschichte|histoire|история|歴史|역사|تاريخ
  classical-building scroll; scroll amphora hourglass-done; hue=60 setting=map weak=yes
geography|geografia|map|mapa|country|countries|pais|paises|border|frontera|flags|capital cities|every country
  world-map globe-showing-europe-africa; compass globe-showing-americas round-pushpin; hue=220 setting=map
philosophy|filosofia|stoic|stoicism|estoicismo|marcus aurelius|socrates|nietzsche|wisdom|sabiduria|meaning life
  classical-building thinking-face; scroll owl open-book; hue=60 setting=bookshelf
brain|cerebro|psychology|psicologia|memory|memoria|mindset|mentalidad|dopamine|dopamina|iq|intelligence|inteligencia|neuroscience|neurociencia|mind|mente|subconscious|мозг|脳
  brain; light-bulb thought-balloon puzzle-piece; hue=205
anxiety|ansiedad|depression|depresion|mental health|salud mental|therapy|terapia|burnout|stress|estres|overthinking|panic attack|trauma|adhd|tdah|autism|autismo
  brain face-with-spiral-eyes; mending-heart cloud-with-rain sun-behind-cloud; hue=250 setting=fog intent=vlog
confidence|confianza|self esteem|autoestima|self improvement|mejora personal|become better|personal growth|crecimiento personal|glow up|change life|cambiar vida|cambio mi vida|changed my life
  butterfly person-superhero; chart-increasing sunflower; hue=285 setting=rays intent=vlog before=bug
motivation|motivacion|never give up|no te rindas|inspiration|inspiracion|success|exito|metas|dream big|sueños
  1st-place-medal mountain; mountain bullseye fire; hue=265 setting=mountains intent=vlog weak=yes
productivity|productividad|habit|habits|habito|habitos|focus|concentracion|discipline|disciplina|time management|gestion tiempo|procrastination|procrastinacion|productive|pomodoro
  bullseye alarm-clock; check-mark-button brain memo; hue=280
new year|año nuevo|new year resolution|propositos|my goals 2026|new year goals
  fireworks sparkler; calendar bottle-with-popping-cork confetti-ball; hue=280 setting=confetti intent=vlog
planner|bullet journal|journaling|journal|diario|agenda|stationery|papeleria|planning
  notebook-with-decorative-cover spiral-calendar; pencil bookmark sparkles; hue=330
public speaking|hablar en publico|speech|discurso|presentation skills|communication skills|charisma|carisma|body language|lenguaje corporal|negotiation|negociacion|small talk
  speaking-head microphone; megaphone clapping-hands speech-balloon; hue=265 setting=stage
speed reading|memorize|memorizar|memory palace|super memory
  brain; books stopwatch; hue=280 setting=bookshelf
typing fast|type faster|mecanografia|typing speed
  keyboard; stopwatch fire; hue=285
rubik|rubik cube|rubiks|cubo rubik
  puzzle-piece; stopwatch brain; hue=250 setting=checker intent=challenge
origami|paper craft|papiroflexia|paper airplane|avion papel
  bird scroll; scissors scroll; hue=215
knot|knots|nudo|nudos
  knot; anchor camping; hue=230
sign language|lengua señas|deaf
  love-you-gesture ear; speech-balloon eyes; hue=285
law|lawyer|abogado|ley|derecho|legal|court|juicio|judge|juez|lawsuit|demanda|trial
  balance-scale judge; scroll classical-building; hue=255 setting=bookshelf intent=news
facts|datos curiosos|fun facts|did you know|sabias que|curiosidades|trivia|quiz
  light-bulb brain; red-question-mark exploding-head books; hue=285 setting=rays intent=list weak=yes
riddle|acertijo|optical illusion|ilusion optica|illusion|iq test|brain teaser
  eye brain; red-question-mark puzzle-piece cyclone; hue=285 setting=checker intent=challenge
survival skills|first aid|primeros auxilios|emergency|emergencia|cpr|rcp
  adhesive-bandage ambulance; syringe warning stethoscope; hue=215 setting=rays
`,
);
