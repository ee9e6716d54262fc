import type { BackdropPlace } from '../scene/backdrop.schema';
import { spoken } from './spoken';

/** Drawn places by the words of prompts, without accents; the first matching line counts. */
const places: readonly (readonly [BackdropPlace, RegExp])[] = [
  ['sea', spoken('out of (?:the )?(?:water|sea|ocean)|fuera del (?:agua|mar)|breaching')],
  [
    'underwater',
    spoken(
      'underwater|under the (?:sea|water|ocean)|seabed|coral reef|ocean floor|reef|bajo el (?:mar|agua)|fondo del mar|fondo marino|submarin[oa]|arrecife|bucean\\p{L}+|scuba diving|diving with',
    ),
  ],
  ['mars', spoken('mars|martian|marte|marcian[oa]|red (?:dunes|planet|desert)|planeta rojo|dunas rojas')],
  [
    'moon',
    spoken(
      '(?:on|over|across) the (?:moon|lunar)|lunar surface|moon surface|en la luna|sobre la luna|superficie lunar',
    ),
  ],
  [
    'space',
    spoken(
      'outer space|in space|deep space|space station|galaxy|saturn|jupiter|nebula|en el espacio|espacio exterior|estacion espacial|saturno|galaxia|nebulosa|flotando frente a',
    ),
  ],
  [
    'ring',
    spoken(
      '(?:boxing|wrestling) ring|in the ring|of the ring|ring de (?:boxeo|lucha)|en el ring|del ring|cuadrilatero|octagon',
    ),
  ],
  [
    'stadium',
    spoken(
      'stadium|estadio|football (?:field|pitch)|soccer (?:field|pitch)|campo de futbol|cancha|penalty|goalkeeper|portero|penalti|racetrack',
    ),
  ],
  [
    'stage',
    spoken(
      'on stage|stage|concert|escenario|concierto|theat(?:er|re)|teatro|spotlights?|microphone stand|stand-up|nightclub|discoteca',
    ),
  ],
  [
    'classroom',
    spoken(
      'classroom|class|school|chalkboard|blackboard|whiteboard|aula|clase|escuela|colegio|pizarra|pizarron|teacher|profesor[a]?|maestr[oa]',
    ),
  ],
  ['library', spoken('library|bookstore|bookshelves|biblioteca|libreria')],
  [
    'laboratory',
    spoken('lab|laboratory|laboratorio|scientist|cientific[oa]|test tubes?|probetas?|tubos? de ensayo'),
  ],
  [
    'corridor',
    spoken(
      'corridor|hallway|hospital|clinic|asylum|emergency room|pasillo|clinica|sala de espera|manicomio|quirofano',
    ),
  ],
  [
    'gym',
    spoken('gym|gimnasio|weight room|crossfit|bodybuilder|barbell|dumbbells?|pesas|mancuernas|culturista'),
  ],
  [
    'workshop',
    spoken(
      'workshop|garage|taller|garaje|cochera|forge|blacksmith|herrer[oa]|carpenter|carpinter[oa]|mechanic|mecanic[oa]|workbench|banco de trabajo',
    ),
  ],
  [
    'beach',
    spoken(
      '(?:con )?vistas? al (?:mar|oceano)|frente al mar|junto al mar|(?:sea|ocean)(?: |-)views?|overlooking the (?:sea|ocean|beach)|by the (?:sea|ocean)',
    ),
  ],
  ['street', spoken('terraza|terrace|sidewalk cafe')],
  ['cafe', spoken('cafe|coffee shop|cafeteria|restaurant|restaurante|bar|diner|bistro|barista|pub')],
  [
    'kitchen',
    spoken(
      'kitchen|cocina|bakery|panaderia|stove|oven|fogon|horno|fogones|chef|cociner[oa]|comal|panader[oa]|pizzer[oa]|baker|pastry|pasteler[oa]',
    ),
  ],
  ['shop', spoken('shop|store|supermarket|mall|tienda|supermercado|centro comercial|grocery|mercado|market')],
  [
    'cabin',
    spoken(
      'attic|desvan|atico|cabin|log cabin|hut|cabana|chimenea|fireplace|tavern|taberna|log fire|christmas|navidad|navidena',
    ),
  ],
  [
    'bedroom',
    spoken('bedroom|bed|dormitorio|habitacion|cuarto|cama|blanket|manta|pijama|pajamas|almohada|pillow'),
  ],
  [
    'office',
    spoken(
      'office|desk|oficina|escritorio|cubicle|meeting room|coworking|startup|boardroom|despacho|programador[a]?|programmer|coder|coding|spreadsheet',
    ),
  ],
  [
    'living-room',
    spoken(
      'living room|sofa|couch|salon|sala de estar|en la sala|sillon|armchair|bathroom|bano|window sill|windowsill|alfeizar|in the room|en casa|at home|family dinner|cenando|christmas tree',
    ),
  ],
  ['cave', spoken('cave|cavern|cueva|caverna|mine|mina|dungeon|mazmorra|gruta')],
  [
    'beach',
    spoken(
      'beach|seaside|seashore|shore|playa|orilla del mar|palm trees?|palmeras?|tropical island|isla tropical|sand ?castle|castillo de arena|island|isla',
    ),
  ],
  ['lake', spoken('lake|river|pond|lago|rio|laguna|estanque|riverbank|pantano')],
  [
    'sea',
    spoken(
      'sea|ocean|waves?|mar|oceano|olas?|surfing|surfer|surfista|surfeando|sailing|pier|muelle|lighthouse|faro|coast|costa|iceberg|ship|barco|lancha|fishing boat',
    ),
  ],
  [
    'snow',
    spoken(
      'snowfield|arctic|antarctica|antarctic|artico|antartida|north pole|polo norte|ski(?:ing|er)?|esqui|esquiando|esquiador[a]?|snowboard\\p{L}*|tundra|glacier|glaciar|igloo|iglu|snowman|muneco de nieve',
    ),
  ],
  [
    'mountains',
    spoken(
      'mountains?|peaks?|summit|alps|himalayas?|everest|cliffs?|canyon|montanas?|cumbres?|cimas?|pico|sierra|andes|cordillera|acantilados?|canon|puerto de montana|volcano|volcan|hikers?|hiking|senderistas?|climb(?:er|ing)|escalador[a]?|escalando|alpinista',
    ),
  ],
  ['desert', spoken('desert|dunes?|sahara|desierto|dunas?|oasis|camel|camello|pyramids?|piramides?')],
  ['jungle', spoken('jungle|rainforest|amazon|selva|amazonas')],
  [
    'forest',
    spoken(
      'forest|woods|woodland|bosque|trees|arboles|(?:under|beneath|below) (?:an? |the )?(?:\\p{L}+ ){0,2}tree|bajo (?:un |el )?(?:\\p{L}+ ){0,1}arbol|autumn|otono|campsite|camping|campfire|hoguera|acampando|pine',
    ),
  ],
  [
    'garden',
    spoken(
      'garden|backyard|park|jardin|parque|huerto|patio|greenhouse|invernadero|balcony|balcon|flower bed|seedlings?|lawn|cesped|picnic',
    ),
  ],
  [
    'road',
    spoken(
      'dirt (?:road|street)|(?:calle|camino) de tierra|road|highway|carretera|autopista|freeway|road trip|camino|motorway|race ?track|racing circuit|circuito|rally|racing|cycling|ciclista',
    ),
  ],
  [
    'street',
    spoken(
      'street|alley|sidewalk|calle|callejon|acera|crosswalk|semaforo|traffic|neon signs?|skate ?park|skateboarder|subway|metro|market street|plaza',
    ),
  ],
  [
    'city',
    spoken(
      'city|skyline|rooftop|ciudad|azotea|skyscrapers?|rascacielos|downtown|times square|tokyo|new york|nueva york',
    ),
  ],
  [
    'field',
    spoken(
      'field|farm|meadow|countryside|ranch|campo|granja|prado|pradera|rancho|vineyard|vinedo|hills?|colinas?|wheat|trigo|savannah?|sabana|barn|granero|valley|valle|scarecrow|espantapajaros|castle|castillo|windmill|molino|village|pueblo|aldea|airport|aeropuerto|runway',
    ),
  ],
];

/** Places indoors; in all others, rain and snow fall in front of the members. */
const indoorPlaces = new Set<BackdropPlace>([
  'kitchen',
  'cafe',
  'office',
  'bedroom',
  'living-room',
  'classroom',
  'library',
  'gym',
  'workshop',
  'corridor',
  'laboratory',
  'cabin',
  'shop',
  'stage',
  'ring',
]);

/** Returns true for a drawn place indoors. */
export const isIndoors = (place: BackdropPlace): boolean => indoorPlaces.has(place);

/** Places of actions for a prompt that names no place. */
const usual: readonly (readonly [RegExp, BackdropPlace])[] = [
  [spoken('firefighters?|bomber[oa]s?|police(?:man)?|policias?|homeless|protest\\p{L}*'), 'street'],
  [
    spoken(
      'ramen|burgers?|pizza|tacos?|soup|pancakes?|pasta|sushi|steak|salad|cake|cookies|bowl of|plate of|hamburguesa|sopa|paella|tarta|pastel|galletas|ensalada|filete|plato de|cuenco de|tortitas|croquetas|empanadas?|arepas?|cupcakes?|donuts?',
    ),
    'kitchen',
  ],
  [
    spoken('laptop|computer|ordenador|portatil|typing|tecleando|programando|keyboard|teclado|working late'),
    'office',
  ],
  [spoken('cooking|baking|kneading|cocinando|horneando|amasando|recipe|chopping|sarten'), 'kitchen'],
  [spoken('playing (?:guitar|drums)|singing|cantando|guitarist|guitarrista|dj'), 'stage'],
  [spoken('planting|gardening|plantando|regando|watering'), 'garden'],
  [spoken('fishing|pescando'), 'lake'],
  [
    spoken(
      'running|corriendo|jogging|bicycle|bicicleta|motorcycle|moto|driving|conduciendo|car|coche|truck|camion',
    ),
    'road',
  ],
  [spoken('reading|leyendo|knitting|tejiendo|sewing|cosiendo|dinner|cena'), 'living-room'],
  [
    spoken(
      'lion|elephant|horse|cow|sheep|leon|elefante|caballo|vaca|oveja|giraffe|jirafa|zebra|cebra|rabbit|conejo',
    ),
    'field',
  ],
  [spoken('fox|wolf|bear|deer|owl|zorro|lobo|oso|ciervo|buho|tiger|tigre'), 'forest'],
  [spoken('tree|arbol'), 'garden'],
  [spoken('shark|whale|dolphin|octopus|tiburon|ballena|delfin|pulpo|jellyfish|medusa'), 'underwater'],
  [spoken('spaceship|rocket|planet|nave espacial|cohete|planeta|astronaut|astronauta'), 'space'],
];

/** Roles that imply a place, which any named place replaces. */
const placedRoles =
  /(?<!\p{L})(?:teacher|profesor[a]?|maestr[oa]|scientist|cientific[oa]|mechanic|mecanic[oa]|chef|cociner[oa]|baker|panader[oa]|bodybuilder|culturista|programador[a]?|programmer|coder|barista|hikers?|senderistas?|ciclista|cyclist|goalkeeper|portero|surfer|surfista|herrer[oa]|blacksmith|carpenter|carpinter[oa]|pizzer[oa]|pasteler[oa]|escalador[a]?|climber|alpinista|school ?bag)(?!\p{L})/gu;

/** Things behind the members, which are not where the members are: "montañas al fondo". */
const inDistance =
  /(?:in front of|outside|frente a|delante de|fuera de|afuera de) (?:an?|the|una?|el|la|su|his|her|their) (?:\p{L}+ )?(?:cabins?|log cabin|hut|cabana|choza|house|casa|school|escuela|colegio|hospital|store|tienda|restaurante?|library|biblioteca)(?!\p{L})|(?:con )?(?:(?:la|el|las|los|una?|the|an?) )?(?:\p{L}+ ){1,2}(?:al fondo|de fondo|a lo lejos|in the (?:background|distance)|behind (?:him|her|it|them)|detras)(?! de)/gu;

/** The drawn place that a text in lower case without accents names; null if it names none. */
export const namedPlaceIn = (text: string): BackdropPlace | null =>
  [text.replace(placedRoles, ' ').replace(inDistance, ' '), text.replace(placedRoles, ' ')]
    .flatMap((part) => places.find(([, words]) => words.test(part))?.[0] ?? [])
    .at(0) ?? null;

/** The drawn place of a text in lower case without accents; null if the text names and implies none. */
export const placeIn = (text: string): BackdropPlace | null =>
  namedPlaceIn(text) ??
  places.find(([, words]) => words.test(text))?.[0] ??
  usual.find(([words]) => words.test(text))?.[1] ??
  null;

/** Returns true for a noun that names the place itself: the cabin of a scene in a cabin. */
export const namesPlace = (head: string, place: BackdropPlace): boolean =>
  places.find(([name]) => name === place)?.[1].test(head) === true &&
  !/guitar|barbell|dumb|pesas|mancuernas|christmas|navidad|microphone|laptop|snowman|muneco|castle|castillo|castillo|sandcastle|faro|lighthouse|ship|barco|lancha|volcan|pyramid|piramide|camel|scarecrow|espantapajaros|cama|bed$|sofa|couch|sillon|armchair|hoguera|campfire|chimenea|fireplace|horno|oven|stove|iceberg|windmill|molino|saturn|planet|tumbona|manta|blanket|wave|^olas?$|^tents?$|tienda|carpa|coche|^cars?$|chess|ajedrez|tree|arbol|barn|granero|house|casa|church|iglesia|bread|pan$/.test(
    head,
  );
