import { plain } from '../knowledge/words';
import type { MotifName } from '../scene/scene.schema';

/** A place or a time of day: English name, motif of the background if one fits, and the words of prompts. */
type Line = readonly [name: string, motif: MotifName | null, words: string];

const placeLines: readonly Line[] = [
  ['ocean', 'sea', 'ocean sea oceano mar underwater'],
  ['beach', 'beach', 'beach playa seaside'],
  ['pier', 'sea', 'pier dock muelle embarcadero'],
  ['island', 'beach', 'island isla'],
  ['forest', 'forest', 'forest woods bosque wood'],
  ['jungle', 'jungle', 'jungle rainforest selva'],
  ['desert', 'desert', 'desert desierto sahara'],
  ['mountain', 'mountains', 'mountain montaña sierra alps andes himalaya cordillera cliff acantilado'],
  ['snow', 'snow', 'snow nieve arctic antarctica'],
  ['kitchen', 'kitchen', 'kitchen cocina'],
  ['bedroom', 'room', 'bedroom habitacion dormitorio cuarto'],
  ['living room', 'room', 'salon living-room'],
  ['bathroom', 'room', 'bathroom baño'],
  ['room', 'room', 'room'],
  ['hallway', null, 'hallway corridor pasillo'],
  ['garden', 'leaves', 'garden backyard jardin patio'],
  ['park', 'leaves', 'park parque'],
  ['field', 'hills', 'field cornfield campo meadow maizal'],
  ['farm', 'hills', 'farm granja rancho ranch'],
  ['village', 'hills', 'village pueblo aldea town'],
  ['city', 'skyline', 'city ciudad rooftop azotea downtown urban'],
  ['street', 'skyline', 'street calle alley sidewalk'],
  ['road', 'road', 'road highway carretera autopista'],
  ['highway', 'road', 'highway'],
  ['school', null, 'school classroom aula escuela colegio'],
  ['hospital', null, 'hospital asylum clinic'],
  ['hotel', null, 'hotel motel'],
  ['restaurant', null, 'restaurant restaurante'],
  ['office', null, 'office oficina'],
  ['castle', null, 'castle castillo palace palacio'],
  ['church', null, 'church iglesia cathedral'],
  ['cemetery', 'fog', 'cemetery graveyard cementerio'],
  ['airport', 'sky', 'airport aeropuerto'],
  ['subway', null, 'subway metro'],
  ['studio', null, 'studio estudio'],
  ['laboratory', null, 'lab laboratory laboratorio'],
  ['shelter', null, 'shelter refugio'],
  ['stadium', 'stadium', 'stadium estadio court cancha'],
  ['barn', null, 'barn granero'],
  ['garage', null, 'garage garaje'],
  ['well', null, 'well pozo'],
  ['cave', null, 'cave cueva'],
  ['lake', 'sea', 'lake lago'],
  ['river', 'sea', 'river rio'],
  ['moon', 'space', 'moon luna'],
  ['space', 'space', 'space espacio mars marte'],
  ['sky', 'sky', 'sky cielo'],
  ['supermarket', null, 'supermarket supermercado'],
  ['prison', null, 'prison jail carcel prision'],
  ['gym', null, 'gym gimnasio'],
  ['library', 'bookshelf', 'library biblioteca'],
  ['rome', null, 'rome roma'],
];

const timeLines: readonly Line[] = [
  ['night', 'stars', 'night midnight nighttime noche medianoche madrugada'],
  ['sunset', 'sunset', 'sunset dusk atardecer anochecer twilight'],
  ['sunrise', 'sunset', 'sunrise dawn amanecer'],
  ['morning', null, 'morning'],
  ['winter', 'snow', 'winter invierno snowy nevado nevada'],
  ['summer', null, 'summer verano'],
  ['autumn', 'leaves', 'autumn otoño'],
  ['spring', null, 'spring springtime primavera'],
];

/** A place or a time: English name, and motif of the background if one fits. */
export type Setting = { name: string; motif: MotifName | null };

const tableOf = (lines: readonly Line[]): ReadonlyMap<string, Setting> =>
  new Map(
    lines.flatMap(([name, motif, words]) =>
      words.split(' ').map((word) => [plain(word), { name, motif }] as const),
    ),
  );

/** Places by a word for the place, without accents. */
export const placeWords = tableOf(placeLines);

/** Times of day and seasons by a word for the time, without accents. */
export const timeWords = tableOf(timeLines);

/** English names of places by the Spanish name, without accents, if the names differ. */
export const placeNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    japon: 'japan',
    tokio: 'tokyo',
    espana: 'spain',
    francia: 'france',
    alemania: 'germany',
    italia: 'italy',
    inglaterra: 'england',
    londres: 'london',
    noruega: 'norway',
    islandia: 'iceland',
    suiza: 'switzerland',
    corea: 'korea',
    egipto: 'egypt',
    marruecos: 'morocco',
    brasil: 'brazil',
    turquia: 'turkey',
    estambul: 'istanbul',
    grecia: 'greece',
    atenas: 'athens',
    rusia: 'russia',
    polonia: 'poland',
    tailandia: 'thailand',
    filipinas: 'philippines',
    venecia: 'venice',
    lisboa: 'lisbon',
    florencia: 'florence',
    nuevayork: 'new york',
    nuevazelanda: 'new zealand',
    estadosunidos: 'united states',
    reinounido: 'united kingdom',
    coreadelsur: 'south korea',
    coreadelnorte: 'north korea',
    ciudaddemexico: 'mexico city',
    paisesbajos: 'netherlands',
    polonorte: 'north pole',
    polosur: 'south pole',
  }),
);

/** Named places of two to four words, without accents. */
export const placePhrases: ReadonlySet<string> = new Set(
  `new york|nueva york|times square|central park|los angeles|san francisco|san diego|las vegas|new orleans|nueva orleans
  |silicon valley|united states|estados unidos|north pole|polo norte|south pole|polo sur|mexico city|ciudad de mexico
  |puerto rico|punta cana|santo domingo|la habana|costa rica|el salvador|buenos aires|rio de janeiro|sao paulo
  |machu picchu|south america|united kingdom|reino unido|big ben|san sebastian|paises bajos|saudi arabia|arabia saudita
  |arabia saudi|abu dhabi|south africa|cape town|ciudad del cabo|taj mahal|sri lanka|hong kong|mount fuji|monte fuji
  |south korea|corea del sur|north korea|corea del norte|new zealand|nueva zelanda`
    .split('|')
    .map((name) => name.trim()),
);
