import { plain } from '../knowledge/words';
import { setOf } from './small-words';

/** States of a thing that a drawing can show. */
export const memberStates = [
  'broken',
  'burning',
  'burnt',
  'wilted',
  'wet',
  'frozen',
  'old',
  'golden',
  'glowing',
  'open',
  'empty',
  'asleep',
  'crying',
  'howling',
  'running',
] as const;
export type MemberState = (typeof memberStates)[number];

const wordsBy = <T extends string>(lists: Readonly<Record<T, string>>): ReadonlyMap<string, T> =>
  new Map(
    (Object.entries(lists) as [T, string][]).flatMap(([name, words]) =>
      words
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => [plain(word), name] as const),
    ),
  );

/** States by word, without accents. */
export const stateWords: ReadonlyMap<string, MemberState> = wordsBy<MemberState>({
  broken: `broken cracked shattered smashed destroyed crushed torn crashed wrecked roto rota rotos rotas quebrado quebrada
    agrietado agrietada estrellado estrellada destrozado destrozada destruido destruida partido partida`,
  burning: `burning flaming ablaze ardiendo ardiente quemandose incendiado incendiada incendiandose`,
  burnt: `burnt burned charred scorched quemado quemada quemados quemadas carbonizado carbonizada chamuscado chamuscada`,
  wilted: `wilted dead dying dry withered rotten drooping marchito marchita marchitas marchitos seco seca secas secos muerto muerta
    muertas podrido podrida`,
  wet: 'wet soaked dripping soaking mojado mojada mojados mojadas empapado empapada goteando',
  frozen: 'frozen icy frosted congelado congelada congelados congeladas helado helada',
  old: `old rusty dusty messy cluttered untidy neglected moldy desordenado desordenada descuidado descuidada mohoso mohosa abandoned vintage ancient worn dirty ruined antique viejo vieja viejos viejas oxidado oxidada polvoriento
    polvorienta abandonado abandonada antiguo antigua antiguos sucio sucia elderly mayor anciano anciana`,
  golden: 'golden gold dorado dorada dorados doradas oro',
  glowing: `glowing shining lit luminous brillando brillante encendido encendida encendidas encendidos iluminado iluminada
    luminoso luminosa`,
  open: 'open opened abierto abierta abiertos abiertas',
  empty: 'empty vacio vacia vacios vacias',
  asleep: 'asleep sleeping dormido dormida durmiendo dormidos',
  crying: 'crying sobbing weeping tears llorando llora lagrimas cries',
  howling: 'howling howls aullando aulla',
  running: 'running runs sprinting galloping chasing corriendo corre galopando persiguiendo',
});

/** Words for an unusual size, without accents. */
export const sizeWords: ReadonlyMap<string, 'giant' | 'tiny'> = wordsBy<'giant' | 'tiny'>({
  giant: `giant huge massive enormous gigantic colossal big large gigante gigantes enorme enormes gigantesco gigantesca inmenso
    inmensa grande grandes`,
  tiny: `tiny small little miniature mini pequeno pequena pequenos pequenas diminuto diminuta chiquito chiquita chico`,
});

/** Surfaces that members stand on, drawn across the whole picture. */
export const surfaceNames = [
  'wood',
  'floor',
  'ice',
  'snow',
  'sand',
  'grass',
  'road',
  'water',
  'lava',
] as const;
export type SurfaceName = (typeof surfaceNames)[number];

/** Surfaces by noun, without accents. */
export const surfaceWords: ReadonlyMap<string, SurfaceName> = wordsBy<SurfaceName>({
  wood: `table desk counter bench pier dock deck shelf board plank mesa escritorio mostrador muelle repisa estante madera
    mesita barra tabla`,
  floor: 'floor carpet rug ground suelo piso alfombra tapete stage escenario',
  ice: 'ice hielo glacier glaciar',
  snow: 'snow nieve',
  sand: 'sand beach arena playa desert desierto dune duna mars marte',
  grass: 'grass lawn meadow field garden park cesped pasto hierba campo jardin parque prado forest bosque',
  road: 'road street sidewalk pavement highway asphalt carretera calle acera asfalto autopista',
  water: 'water sea ocean lake river pool puddle agua mar oceano lago rio piscina charco swamp pantano',
  lava: 'lava magma',
});

/** Parts of a thing or a body: the state of a part is the state of its owner, and a part is no member. */
export const partWords =
  setOf(`screen pantalla face cara hand hands mano manos eye eyes ojo ojos mouth boca arm arms brazo
  brazos head cabeza hair pelo cabello lid tapa petal petals petalos wheel volante wing wings lap regazo back espalda
  shoulder shoulders hombro hombros foot feet pie pies leg legs pierna piernas finger dedo inside top side edge borde
  orilla corner esquina middle medio center centro surface superficie front lado shadow sombra reflection reflejo chest pecho
  knees rodillas tongue lengua nose nariz tail cola cover portada smile sonrisa expression expresion gesto`);

/** Weather, light and other things of the air, which are no members. */
export const airWords =
  setOf(`light luz sky cielo rain lluvia fog niebla smoke humo mist bruma vapor vapour steam sun sol
  sunset sunrise dawn dusk night noche atardecer amanecer madrugada darkness oscuridad shadow shadows sombras storm tormenta
  wind viento sparks chispas dust polvo air aire background fondo mood ambiente atmosphere atmosfera vibe glow brillo
  lighting iluminacion aurora auroras colors colours colores tones tonos style estilo view vista morning tarde wood madera rays rayos beam beams terror susto miedo fear horror asco disgusto alegria
  tristeza joy anger sorpresa asombro desesperacion despair desperation disgust shock panic panico angustia preocupacion worry text texto words palabras letters letras
  plane plano shot close closeup detail detalle capitulo episodio episode chapter video`);

/** Words for falling rain or snow in a scene. */
export const rainWords = setOf(
  'rain raining rainy lluvia lloviendo lluvioso lluviosa storm tormenta aguacero',
);

/** Moods of a person by word, without accents, in addition to the feelings of people that every prompt may name. */
export const moodWords: ReadonlyMap<string, string> = wordsBy<string>({
  thinking: 'preocupacion preocupado preocupada worried worry',
  angry: 'arguing fighting quarreling discutiendo peleando gritandose regano',
  laughing: 'riendose carcajadas giggling riendo',
  scared: 'susto miedo terror panico fear panic horror',
  shocked:
    'sorpresa asombro shock incredulo incredula mouth boca speechless impresionado impresionada maravillado maravillada',
  desperate:
    'desesperacion desesperado desesperada desperate despair desperation angustia angustiado angustiada stressed estresado estresada',
  disgusted: 'asco disgusto disgusted disgust grossed',
  crying: 'crying sobbing weeping tears llorando llora lagrimas cries',
  asleep: 'asleep sleeping dormido dormida durmiendo',
});
