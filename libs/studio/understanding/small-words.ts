import { stem } from '../knowledge/words';
import type { Pos } from './tokens';

/** Splits a text into a set of words. @param text words without accents, separated by white space */
export const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Splits a text into a set of stems, which match a noun in the singular and the plural. */
export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(text.split(/[\s]+/).filter(Boolean).map(stem));

const lists: Record<'en' | 'es', Partial<Record<Pos, string>>> = {
  en: {
    DET: `a an the this that these those my your his her its our their every each some any all both no another
      which whose most`,
    ADP: `of in on at by for from with without into onto over under about as to through during between after before
      across inside outside behind beside near against around via per until since toward towards beneath below above
      along within beyond off than`,
    PRON: `i me we us you he him she it they them who whom what mine myself yourself himself herself itself themselves
      someone somebody everyone everybody anyone anybody nobody something anything everything nothing i'm im ive`,
    CONJ: 'and or but nor so if because while when where why how although though unless whether',
    AUX: `is are was were be been being am do does did has have had can could will would should may might must cant
      dont doesnt didnt isnt arent wont wouldnt shouldnt couldnt aint`,
    ADV: `not never ever now then too very just only still again always actually really finally secretly even here
      there already almost today tonight tomorrow yesterday alone together`,
  },
  es: {
    DET: `el la los las un una unos unas cuanto cuanta cuantos cuantas este esta estos estas ese esa esos esas aquel aquella mi mis tu tus su sus
      nuestro nuestra nuestros nuestras cada todo toda todos todas otro otra otros otras algun alguna ningun ninguna
      cual cuales lo`,
    ADP: `de del a al en con sin por para sobre entre hasta desde tras bajo contra segun durante mediante hacia ante
      alrededor junto dentro fuera cerca`,
    PRON: `yo tu el ella ellos ellas nosotros me te se nos le les quien quienes nadie alguien algo nada esto eso
      ello mi ti conmigo que`,
    CONJ: 'y e o u pero ni si porque cuando como donde aunque mientras sino asi',
    AUX: `es son era eran fue fueron ser estar esta estan estaba estaban esta ha han he hemos habia hay hubo sera
      soy somos estoy`,
    ADV: `no nunca jamas ya muy mas menos solo siempre tan tambien ahora hoy aqui alli casi aun todavia bien mal
      mejor peor despues antes`,
  },
};

/** Words with a certain part of speech, by language. */
export const closed: Record<'en' | 'es', ReadonlyMap<string, Pos>> = {
  en: closedOf('en'),
  es: closedOf('es'),
};

function closedOf(language: 'en' | 'es'): ReadonlyMap<string, Pos> {
  const words = new Map<string, Pos>();
  for (const [pos, text] of Object.entries(lists[language]) as [Pos, string][]) {
    for (const word of setOf(text)) if (!words.has(word)) words.set(word, pos);
  }
  return words;
}

/** Nouns about videos, and nouns with a very general meaning. A picture does not show these nouns. */
export const frameWords: ReadonlySet<string> = stemsOf(`
  thing things way ways day days life lives truth mistake mistakes video videos recipe recipes tour place places guide plan plans
  people person time times tip tips trick tricks reason reasons sign signs fact facts secret secrets story stories
  habit habits step steps part parts kind kinds type types sort lot bit piece end start beginning middle side sides
  review tutorial vlog episode challenge reaction highlights lesson lessons list rule rules problem problems answer
  answers idea ideas version level levels number name names look looks style first second third rest top bottom
  front back reality difference example experience result results beginner beginners pro pros expert amateur hour hours minute
  minutes second seconds week weeks month months year years morning evening afternoon hack hacks edition series
  title text texts thumbnail picture image photo background foreground scene view shot close-up closeup wallpaper
  light lighting colors art-style price cost amount value use purpose fun best worst everything anything something
  today tomorrow yesterday world history science explained full official new old big small more less setup budget
  make work change order help need want stop talk feel live stream channel subscriber clickbait ad cause case
  condition situation moment thanks please everyone someone nobody half pair set group line point degree degrees
  kilo kilos kg km miles mile meter meters pound pounds inch inches euro euros dollar dollars percent
  inside outside nothing rescue record records high highs low lows others power move moves detail details
  thought thoughts opinion opinions feeling feelings
  worth free real life-hack transformation makeover process journey attempt trial try tries surface shape
  cosa cosas forma formas manera maneras dia dias vida vidas verdad error errores video videos receta recetas lugar lugares sitio sitios
  guia gente persona personas vez veces tip truco trucos razon razones señal señales dato datos secreto secretos historia historias
  habito habitos paso pasos parte partes tipo tipos clase monton poco final inicio principio lado lados
  reseña analisis tutorial episodio reto reaccion momento momentos leccion lista regla reglas problema problemas respuesta
  idea ideas version nivel numero nombre estilo primero segundo tercero resto experiencia resultado resultados
  principiante principiantes experto hora horas minuto minutos segundo segundos semana semanas mes meses año años
  tarde mañana cambio caso ejemplo mitad par grupo linea punto grado grados kilometro kilometros metro metros
  centimo centimos peso pesos titulo texto letras miniatura imagen foto fondo escena vista toma plano luz iluminacion
  pensamiento pensamientos opinion opiniones numero
  precio coste costo cantidad valor uso mejor peor todo nada algo hoy ayer explicacion explicada explicado mundo
  ciencia presupuesto paisaje ambiente culpa manera calidad marca gracias color tamaño estado proceso intento
  nadie material detalle detalles motivo consejo consejos fin siglo jugada jugadas rapida rapido facil solucion
  resumen curiosidad curiosidades favor pena broma caida`);

/** Question words and words that attract viewers. */
export const hookWords: ReadonlySet<string> = setOf(`
  why how what who when where which can could is are do does did should will would never stop don't dont i we my
  top best worst how's this these if
  por como que quien cuando donde cual cuanto asi nunca no jamas mi mis el los las top vale puedo puedes deberias
  es son si esto este esta`);

/** English colour names by English or Spanish word. */
export const colours: ReadonlyMap<string, string> = new Map(
  Object.entries({
    red: 'red rojo roja rojos rojas',
    blue: 'blue azul azules',
    green: 'green verde verdes',
    yellow: 'yellow amarillo amarilla amarillos amarillas',
    orange: 'orange naranja naranjas',
    purple: 'purple violet morado morada morados moradas violeta violetas',
    pink: 'pink rosa rosas rosado rosada rosados rosadas',
    black: 'black negro negra negros negras',
    white: 'white blanco blanca blancos blancas',
    gold: 'gold golden dorado dorada dorados doradas',
    grey: 'gray grey gris grises',
    brown: 'brown marron marrones cafe',
  }).flatMap(([colour, words]) => words.split(' ').map((word) => [word, colour] as const)),
);

/** Nouns with a drawing that are the subject only if the prompt names no other thing. */
const pale =
  stemsOf(`mystery misterio business negocio company empresa routine rutina diet dieta story cuento job trabajo
  danger peligro future futuro mind time tiempo photo foto language ingles english question pregunta design market
  crisis emergency award luck suerte color colores internet love amor idea invention school world mundo night noche
  sky cielo food comida money dinero news noticia party fiesta work music musica game juego movie pelicula book libro
  home hogar house casa family body cuerpo nightmare dream sueno health hero champion camera camara app test trailer item travel trip viaje vacation vacaciones tattoo gadget screen
  attack ataque accident accidente crash robbery robo heist rescue rescate explosion eruption erupcion`);

/** Returns true if a noun is drawn only if its phrase names no other thing. */
export const isPale = ({ fold, stem: bare }: { fold: string; stem: string }): boolean =>
  pale.has(bare) || pale.has(fold);
