import { topics } from './topic';

/** Topics about training, sport and athletes. */
export const sport = topics(
  { intent: 'fitness', setting: 'stadium', hue: 250 },
  `
gym|garage gym|garage into gym|home gym|gimnasio|workout|muscle|musculo|fitness|bodybuilding|bodybuilder|exercise|ejercicio|ejercicios|entrenamiento|entrenar|training|strong|fuerza|home workout|gains|culturismo|personal trainer|bulk|sixpack|treino|musculation|тренировка|筋トレ|운동|헬스|تمارين
  flexed-biceps; person-lifting-weights stopwatch running-shoe fire; hue=265 setting=room before=couch-and-lamp,person-frowning
abs|abdominales|six pack|plank|plancha|flat stomach|vientre plano|core workout
  flexed-biceps; fire stopwatch; hue=265 setting=room
push up|push ups|pushups|flexiones|pull up|pull ups|dominadas|calisthenics|calistenia|muscle up|100 push ups|squats|sentadillas
  flexed-biceps; hundred-points fire stopwatch; hue=265 setting=room
leg day|legs workout|piernas|glutes|gluteos|booty workout
  leg; fire flexed-biceps; hue=265 setting=room
weightlifting|powerlifting|deadlift|bench press|press banca|peso muerto|strongest man|strongman|halterofilia|crossfit|lift weights|levantar pesas|pesas
  person-lifting-weights; flexed-biceps fire trophy; hue=265 setting=room
body transformation|transformacion fisica|fitness transformation|transformation gym|30 day transformation|fat to fit|cambio fisico|skinny to muscular
  flexed-biceps; stopwatch fire red-apple; hue=265 setting=room before=hamburger,person-frowning
cardio|hiit|burn calories|quemar calorias|jump rope|saltar cuerda|zumba|aerobics|tabata
  person-running; fire stopwatch anatomical-heart; hue=265 setting=sweep
running|run a marathon|marathon|maraton|correr|runner|corredor|5k|10k|triathlon|triatlon|ironman|half marathon|jogging|run every day|ultramarathon|usain bolt|sprint|бег|ランニング|마라톤
  running-shoe person-running; stopwatch sports-medal fire; hue=265 setting=road
walking|walk|caminar|10000 steps|10000 pasos|walk every day
  person-walking mans-shoe; footprints stopwatch; hue=225 setting=hills weak=yes
yoga|yoga for back pain|pilates|stretching|estiramientos|flexibility|flexibilidad|do the splits
  person-in-lotus-position lotus; candle sparkles leaf-fluttering-in-wind; hue=190 setting=leaves
meditation|meditacion|meditate|meditar|mindfulness|breathing|respiracion|relax|relajarse|calma|calm|zen|spa
  lotus; candle person-in-lotus-position leaf-fluttering-in-wind; hue=190 setting=waves
cold shower|ducha fria|ice bath|baño hielo|wim hof|cold plunge
  ice shower; snowflake cold-face; hue=240 setting=snow
boxing|boxing match|boxeo|boxer|boxeador|knockout|mike tyson|box match|боксер|бокс|ボクシング
  boxing-glove; fire trophy collision; hue=255 setting=stage
ufc|mma|fight|pelea|conor mcgregor|fighter|peleador|street fight|self defense|defensa personal|muay thai|kickboxing
  boxing-glove oncoming-fist; collision fire trophy; hue=255 setting=stage
karate|martial arts|artes marciales|judo|taekwondo|kung fu|jiu jitsu|bjj|bruce lee|black belt
  martial-arts-uniform; collision fire; hue=25 setting=stage
wwe|wrestling|lucha libre|wrestler|luchador|sumo
  person-wrestling; trophy collision crown; hue=285 setting=stage
messi vs ronaldo|ronaldo vs messi
  soccer-ball goat; goat trophy crown; hue=150
messi|ronaldo|cristiano|cr7|mbappe|neymar|haaland|lamine yamal|maradona|pele|vinicius
  soccer-ball goat; trophy goat crown; hue=150
champions league|world cup|mundial|copa mundo|eurocopa|copa america|premier league|la liga|libertadores|real madrid|barcelona match|fc barcelona|manchester united|el clasico|clasico
  soccer-ball trophy; trophy goal-net fire; hue=150
goalkeeper|portero|penalty|penalti|penalties|penales|free kick|tiro libre
  goal-net gloves; soccer-ball fire; hue=150
football|soccer|futbol|fútbol|goal|goals|gol|goles|footballer|futbolista|footy|futebol|fussball|fußball|футбол|サッカー|축구|كرة القدم|足球
  soccer-ball; trophy goal-net fire; hue=150
nfl|super bowl|american football|quarterback|touchdown|futbol americano|college football
  american-football; trophy stadium fire; hue=150
rugby|six nations|all blacks
  rugby-football; trophy collision; hue=150
nba|basketball|baloncesto|basquetbol|basquet|dunk|lebron|lebron james|michael jordan|stephen curry|slam dunk|three pointer|basket|баскетбол|バスケ|농구
  basketball; trophy fire running-shoe; hue=275
tennis|tenis|padel|nadal|djokovic|federer|alcaraz|wimbledon|roland garros|pickleball|теннис
  tennis; trophy fire sports-medal; hue=265
ping pong|table tennis|tenis mesa|badminton
  ping-pong badminton; trophy fire; hue=150
baseball|beisbol|mlb|home run|softball
  baseball; trophy billed-cap fire; hue=150
cricket match|ipl|cricket|virat kohli
  cricket-game; trophy fire; hue=150
golf|golfer|hole in one|tiger woods|golfista
  person-golfing flag-in-hole; trophy sun; hue=215 setting=hills
hockey|ice hockey|nhl|hockey hielo
  ice-hockey; ice trophy; hue=235 setting=snow
volleyball|voleibol|voley|beach volleyball
  volleyball; sun trophy; hue=225 setting=beach
swimming|swim|nadar|natacion|swimmer|nadador|pool|piscina|olympic swimmer
  person-swimming; diving-mask water-wave sports-medal; hue=225 setting=sea
surf|surfing|surfer|surfear|big wave|olas gigantes|surfista|wave
  person-surfing water-wave; water-wave sun palm-tree; hue=215 setting=sea
diving|scuba|buceo|bucear|snorkel|freediving|apnea|scuba diving
  diving-mask; tropical-fish coral bubbles; hue=225 setting=sea
ski|skiing|esqui|esquiar|snowboard|snowboarding|snowboarder|winter sport
  skier snowboarder; snowflake skis snow-capped-mountain; hue=235 setting=snow
ice skating|patinaje|figure skating|patinar|roller skates
  ice-skate roller-skate; snowflake trophy; hue=240 setting=snow
skateboard|skate|skateboarding|skater|tony hawk|skatepark|monopatin|patineta|kickflip
  skateboard; billed-cap fire brick; hue=285 setting=bricks
bike ride|cycling|ciclismo|bicycle|bicicleta|bici|tour de france|mountain bike|mtb|cyclist|ciclista|bmx|bikepacking|велосипед|自転車|자전거
  bicycle person-biking; mountain chequered-flag sun; hue=225 setting=road
climbing|rock climbing|escalada|bouldering|escalar|free solo|climber|boulder
  person-climbing; mountain rock; hue=225 setting=mountains
parkour|freerunning|backflip|gymnastics|gimnasia|gymnast|acrobat|voltereta|handstand
  person-cartwheeling; running-shoe cityscape; hue=285 setting=skyline
skydive|skydiving|paracaidas|paracaidismo|bungee|puenting|wingsuit|base jump|parachute|parapente|paragliding
  parachute; cloud airplane goggles; hue=240
fishing|pesca|pescar|fisherman|pescador|bass fishing|catch fish|рыбалка|釣り|낚시
  fishing-pole; fish water-wave; hue=215 setting=sea
hunting|caza|cazar|hunter|archery|tiro arco|bow and arrow|cazador
  bow-and-arrow; deer bullseye evergreen-tree; hue=60 setting=forest
horse riding|equestrian|equitacion|montar caballo|horse race|carrera caballos
  horse-racing horse; trophy horse-face; hue=215 setting=hills
olympics|olimpiadas|juegos olimpicos|olympic|gold medal|medalla oro|athlete|atleta|deportista|world record athlete
  1st-place-medal sports-medal; trophy fire running-shirt; hue=265
world record|record mundial|guinness|guinness record|breaking record|romper record|fastest|mas rapido
  1st-place-medal stopwatch; trophy stopwatch fire; hue=285 setting=rays intent=challenge weak=yes
dance|dancing|baile|bailar|dancer|bailarina|ballet|salsa baile|hip hop dance|bachata|tango|choreography|coreografia|reggaeton baile|dança|tanz|танец|ダンス|댄스|رقص
  woman-dancing man-dancing; mirror-ball musical-notes ballet-shoes; hue=300 setting=stage intent=music
cheerleader|cheerleading|animadora
  raising-hands megaphone; confetti-ball trophy; hue=330
sport|sports|deporte|deportes|athletic|competition|competicion|tournament|torneo|league|liga|match|partido|coach|entrenador|referee|arbitro|esporte|спорт|スポーツ|스포츠|رياضة
  trophy sports-medal; soccer-ball basketball tennis; hue=265 weak=yes
`,
);
