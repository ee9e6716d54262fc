import { stemsOf } from './small-words';
import { type Token, isNoun } from './tokens';

/**
 * Nouns for an action on a thing or a statement about a thing. In "dog grooming", "coffee addiction" and "dolor de
 * espalda" a picture shows the dog, the coffee and the back.
 */
const events = stemsOf(`
  insurance loan salary prices race attack addiction solo riff care food-tour collection fight hunt accident chase
  theft review reviews repair damage industry economy scandal trick care tutorial restoration makeover build
  rescue sighting invasion migration bite sting fear love hate lover owner fan shop store factory farm festival
  contest competition tournament battle tour trip life death birth history maintenance swap upgrade upgrades
  problems noise sound test tests cost costs crisis market bubble scam hoax myth myths routine routines lesson lessons class classes
  chord chords basics skills technique techniques debate rant disaster obsession drama exercise exercises exam
  pinchazo dolor ataque precio caida historia accidente robo cuidado reparacion coleccion carrera cambio falta exceso olor sabor sonido
  ruido miedo amor odio origen nacimiento muerte vida rescate busqueda caza lucha pelea batalla crisis industria mercado
  fiesta festival concurso torneo clase clases curso leccion trucos secretos errores mito mitos cria venta compra
  taza plato vaso botella caja bolsa lata copa trozo kilo litro monton pedazo racion tarro
  traps trap gambit tactics players player leyenda legend tale lover lovers beginner
  layer coat capa inch tons hundreds thousands millions types kinds world miles
  cup glass plate bowl slice piece bottle bag jar pack pile stack bucket box can loaf pair dozen set
  gol goles partido jugador jugadores entrenador dueño vendedor fabrica tienda granja cultivo receta sopa
  breakdown breakdowns prediction predictions diagnosis breakthrough collapse essentials safety
  voicings scales fundamentals hacks strategy strategies mechanics settings drills mods
  fall rise king queen birth origin taste smell price cost map picture photo sound noise art lack world end
  mapa foto imagen dibujo arte tamaño peso edad mundo rey reina fin guerra conquista imperio ciudad pais isla`);

const endings =
  /(?:\p{L}{3}ing|\p{L}{3}tions?|\p{L}{3}sions?|ments?|ness|ship|ism|cion|ciones|sion|siones|miento|mientos|dad|dades|ismo|aje|eza|encia|ancia|ura)$/u;

/**
 * Returns true if a noun only names an action on another noun, or an amount of the other noun.
 * @param token a noun of a prompt
 */
export const isEvent = (token: Token): boolean =>
  isNoun(token) && (events.has(token.stem) || events.has(token.fold) || endings.test(token.fold));
