import type { PoseName } from '../knowledge/person-figures/poses';
import { spoken } from './spoken';

/** Poses by the words of prompts; the first matching line counts. */
export const posesIn: readonly (readonly [PoseName, RegExp])[] = [
  ['fish', spoken('fishing|pescando|angling|pescador[a]?|fisherman|angler')],
  [
    'strum',
    spoken(
      '(?:playing|plays|strumming|tocando|toca|rasgueando) (?:\\p{L}+ ){0,4}(?:guitar|ukulele|bass|violin|banjo|guitarra|ukelele|bajo|cello)|guitarist|guitarrista|violinist|violinista|bassist',
    ),
  ],
  [
    'sing',
    spoken(
      'singing|sings|rapping|cantando|canta|rapeando|singer|cantante|rapper|raper[oa]|comedian|comediante|karaoke|into a microphone|giving a speech|dando un discurso',
    ),
  ],
  [
    'balance',
    spoken(
      'surfing|surfeando|surfers?|surfistas?|skateboarding|skateboarders?|skaters?|snowboard\\p{L}*|ski(?:ing|ers?)|esquiando|esquiador[a]?|patinando|patinador[a]?|riding (?:a|the) (?:huge |giant |big )?wave|tightrope|cuerda floja|dancing|dances|bailando|baila|dancers?|bailarin(?:a|es)?',
    ),
  ],
  [
    'swim',
    spoken(
      'swimming|swims|swimmers?|nadando|nada|nadador[a]?|scuba|snorkel\\p{L}*|buceando|buzos?|buceador[a]?|divers?|floating|flotando|flota|floats|flying(?! (?:an?|the|his|her|their) (?:\\p{L}+ )?(?:kites?|drones?|planes?|helicopters?))|volando(?! (?:un|una|su|sus|el|la) (?:cometas?|papalotes?|barriletes?|drone?s?|avion))|spacewalk',
    ),
  ],
  [
    'dive',
    spoken(
      'diving|dives|jumping|jumps|leaping|leaps|mid-air|midair|skydiv\\p{L}+|lanzandose|saltando|salta|tirandose|paracaidista|goalkeeper|portero|ballerina|bailarina',
    ),
  ],
  [
    'box',
    spoken(
      'punching|boxing|boxer|boxeador[a]?|boxeando|karate|fighter|luchador[a]?|wrestler|sparring|kickboxing|mma',
    ),
  ],
  ['climb', spoken('climbing|climbs|climber|escalando|escalador[a]?|trepando|rock climbing|bouldering')],
  [
    'run',
    spoken(
      'playing (?:soccer|football|basketball|baseball|rugby|hockey|tennis|tag|catch)|kicking|jugando (?:al|a la|a las?) (?:futbol|baloncesto|basquet|beisbol|rugby|tenis|pilla\\p{L}*|escondidas)|pateando|chasing|chases|persiguiendo|persigue|running|runs|sprinting|sprints|fleeing|escaping|corriendo|corre|huyendo|escapando|runner|corredor[a]?|marathon runner|jogging|trotando',
    ),
  ],
  [
    'ride',
    spoken(
      'riding|rides|cycling|biking|montando|cabalgando|pedaleando|cyclist|ciclista|motorcyclist|motociclista|motorista|biker|jinete',
    ),
  ],
  ['cross-legged', spoken('meditating|meditando|cross-legged|yoga|piernas cruzadas|lotus|loto')],
  [
    'kneel',
    spoken(
      'kneeling|planting(?! (?:a |the |his |her )?flag)|plants|digging|gardening|weeding|petting|feeding|building (?:an? )?(?:sand ?castle|snowman|campfire)|crouching|crouched|arrodillad[oa]|plantando(?! (?:una |la |su )?bandera)|cavando|sembrando|acariciando|agachad[oa]|construyendo un castillo|construyendo un muneco|regando|watering|picking|harvesting|cosechando|recogiendo|proposing',
    ),
  ],
  [
    'lift',
    spoken(
      'flying|volando|lifting|lifts|tossing|tosses|throwing|juggling|raising|raises|hoisting|celebrating|cheering|arms (?:up|raised)|levantando|levanta|lanzando(?! un hechizo)|malabares|alzando|alza|celebrando|brazos (?:en alto|arriba)|deadlift\\p{L}*|weightlifter|holding up|flipping|volteando',
    ),
  ],
  [
    'work',
    spoken(
      'typing|types|writing (?:in|on a (?:laptop|notebook)|code|a letter)|coding|programming|studying|working (?:on|at|late)|works (?:on|at)|editing|kneading|cooking|preparing|mixing|stirring|chopping|cutting|slicing|baking|decorating|drawing|sketching|sewing|knitting|reading|eating|drinking|drinks|soldering|gaming|pouring|serving|brewing|playing (?:chess|cards|piano|the piano|drums|the drums|video ?games)|making|assembling|carving|counting|rolling|hammering|painting a (?:miniature|picture|vase)|tecleando|escribiendo|programando|estudiando|trabajando|editando|amasando|cocinando|preparando|mezclando|removiendo|cortando|picando|horneando|decorando|dibujando|cosiendo|tejiendo|leyendo|comiendo|cenando|desayunando|bebiendo|tomando|soldando|sirviendo|jugando|haciendo|montando un|tallando|contando|tocando (?:el piano|la bateria)|pintando (?:una miniatura|un jarron)|batiendo|forjando|martillando|armando|pelando|chess|ajedrez|at (?:a|the|his|her|their) (?:desk|table|counter|computer)|en (?:su|el|la|una|un) (?:escritorio|mesa|mostrador|ordenador)|frente al? (?:ordenador|computador[a]?|portatil|laptop|pantalla)|in front of (?:a|an|the|his|her|three|two) (?:laptop|computer|monitors?|screens?)',
    ),
  ],
  [
    'reach',
    spoken(
      'writing|painting|paints|fixing|repairing|repairs|welding|drawing on|explaining|teaching|escribiendo en|pintando|arreglando|reparando|repara|explicando|ensenando|opening|abriendo|touching|tocando|washing|lavando|spraying|inspecting|examining|examinando|changing|cambiando|polishing|puliendo',
    ),
  ],
  ['point', spoken('pointing|points|senalando|apuntando|presenting|presentando')],
  [
    'hold',
    spoken(
      'holding|holds|taking|pulling|removing|sacando|casting|lanzando un hechizo|carrying|carries|hugging|hugs|cradling|showing|offering|sosteniendo|sostiene|sujetando|cargando|abrazando|mostrando|con [^,]{0,24} en (?:la|las|sus?) manos?|in (?:his|her|their) hands?|bringing|trae|llevando|unboxing|photographing|taking (?:a )?(?:photos?|pictures?|selfie)|fotografiando|haciendo fotos|with (?:a|an) (?:sword|torch|flashlight|lantern|camera|umbrella)|con (?:una?) (?:espada|antorcha|linterna|farol|camara|paraguas)|casting|lanzando un hechizo',
    ),
  ],
  [
    'sit',
    spoken(
      'sitting|sits|seated|resting|waiting|sleeping|asleep|sentad[oa]s?|descansando|esperando|durmiendo|dormid[oa]',
    ),
  ],
  [
    'walk',
    spoken(
      'walking|walks|hiking|strolling|exploring|wandering|crossing|trekking|caminando|camina|paseando|andando|explorando|cruzando|recorriendo|entering|entrando|leaving|arriving|astronaut exploring',
    ),
  ],
];

/** Tools that a role or an action implies, by the words of prompts. */
export const tools: readonly (readonly [RegExp, string])[] = [
  [spoken('fishing|pescando|pescador[a]?|fisherman|angler'), 'own-fishing-rod'],
  [spoken('sand ?castles?|castillos? de arena'), 'own-sandcastle'],
  [spoken('building a snowman|haciendo un muneco de nieve|muneco de nieve'), 'snowman'],
  [spoken('violin(?:ist|ista)?'), 'violin'],
  [spoken('guitarist|guitarrista|guitar|guitarra|bassist|ukulele|ukelele'), 'guitar'],
  [spoken('drummer|baterista|drums?|bateria'), 'drum'],
  [spoken('pianist|pianista|piano'), 'musical-keyboard'],
  [
    spoken(
      'typing|coding|programming|programmer|tecleando|programando|programador[a]?|hacker|editing|editando',
    ),
    'laptop',
  ],
  [
    spoken(
      'singing|singer|cantando|cantante|rapper|raper[oa]|comedian|comediante|karaoke|microphone|microfono|speech|discurso',
    ),
    'microphone',
  ],
  [spoken('kneading|amasando|pizza dough|masa de pizza|pizzaiolo'), 'own-pizza-dough'],
  [spoken('spells?|hechizos?|wand|varita'), 'magic-wand'],
  [
    spoken(
      'photograph\\p{L}*|fotograf\\p{L}*|taking (?:a )?(?:photos?|pictures?)|haciendo fotos?|camera|camara',
    ),
    'camera',
  ],
  [spoken('goalkeeper|portero|penalty|penalti|footballer|futbolista|striker|delantero'), 'soccer-ball'],
  [spoken('painting (?:a|on|the)|pintando|painter|pintor[a]?'), 'own-easel-canvas'],
  [spoken('barista|latte|pouring coffee|sirviendo cafe'), 'hot-beverage'],
  [spoken('chemicals?|test tubes?|probetas?|tubos? de ensayo|potions?|quimicos?'), 'alembic'],
  [spoken('knitting|tejiendo|crochet\\p{L}*'), 'yarn'],
  [spoken('reading|leyendo'), 'open-book'],
  [spoken('chess|ajedrez'), 'own-chess-board'],
  [
    spoken('barbell|deadlift\\p{L}*|weightlifter|bodybuilder|pesas|culturista|haltera|barra olimpica'),
    'own-barbell',
  ],
  [spoken('cycling|cyclist|ciclista|pedaleando|bicycle'), 'bicycle'],
  [spoken('motorcyclist|motociclista|motorista'), 'motorcycle'],
  [spoken('surfing|surfer|surfista|surfeando'), 'own-surfboard'],
  [spoken('skateboarding|skateboarder|skater'), 'skateboard'],
  [spoken('cowboy riding|horse rider|cabalgando|jinete|horseback'), 'horse'],
];

/** An action of two people. */
export type PairAction = 'hug' | 'shake' | 'argue' | 'fight' | 'chase';

/** Actions of two people by the words of prompts; the first matching line counts. */
export const pairs: readonly (readonly [PairAction, RegExp])[] = [
  [
    'hug',
    spoken(
      'hug|hugs|hugging|embrac(?:e|es|ing)|kiss(?:es|ing)?|cuddling|abraz(?:o|a|an|ando|andose|ados|adas|andolo|andola)|bes(?:ando|andose|andola|andolo|an|a)|reconcili\\p{L}+',
    ),
  ],
  [
    'shake',
    spoken(
      'shak(?:e|es|ing) hands|handshake|holding hands|high[- ]?fiv\\p{L}*|(?:dandose|se dan|dando|estrech\\p{L}+|chocando|cogid[oa]s de|tomad[oa]s de|agarrad[oa]s de) (?:la |las |los |cinco|de )?(?:manos?|cinco)?|giving|gives|handing|dandole|entregando\\p{L}*|ofreciendo\\p{L}*',
    ),
  ],
  [
    'argue',
    spoken(
      'argu(?:e|es|ing)|yelling at|shouting at|quarrel\\p{L}*|discutiendo|discuten|gritandose|gritandole|peleandose|regan\\p{L}+|peleando por|fighting over|debat(?:e|es|ing|iendo)',
    ),
  ],
  ['fight', spoken('fighting|fights?|boxing|sparring|peleando|pelean|luchando|duel|duelo|boxeando')],
  ['chase', spoken('chas(?:e|es|ing)|persigu(?:e|en|iendo|iendolo)|running (?:from|after)|huyendo de')],
];
