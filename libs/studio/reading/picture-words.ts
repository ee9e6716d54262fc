import { anyOf, wholeWords } from './whole-words';

/** Words for letters in a picture, and for signs that carry letters. */
export const lettering =
  anyOf(`text texts words? letters? lettering titles? headline caption wording typography font sign banner
  label sticker tag textos? letras? palabras? t[íi]tulos? titular frase cartel letrero r[óo]tulo tipograf[íi]a pancarta etiqueta
  bocadillo n[úu]mero number price precio`);

/** Sizes and weights of letters. */
export const sizes =
  anyOf(`big huge giant large small tiny bold thick massive enormous chunky block caps capital grandes? enormes?
  gigantes? peque[ñn][oa]s? gruesas? may[úu]sculas negrita`);

/** Words for a place in a picture. */
export const places =
  anyOf(`left right top bottom upper lower center centre middle corner side above below front behind foreground
  izquierda derecha izq der arriba abajo centro medio esquina lado superior inferior encima debajo delante detr[áa]s frente`);

/** Words of instructions about a picture, besides the places. */
const instructions =
  anyOf(`background backdrop thumbnail split screen shot close-?up closeup view angle seen facing looking
  pointing arrow arrows circle layout frame border outline shadow overlay logo watermark photo photograph portrait image picture
  fondo miniatura portada pantalla dividida partida plano toma vist[oa] cenital [áa]ngulo mirando se[ñn]alando apuntando flechas?
  c[íi]rculos? borde contorno sombra marco logotipo espaldas foto fotograf[íi]a retrato imagen`);

/** Matches a word of layout, which is no hook of a video. */
export const layoutWord = wholeWords(
  `(?!top \\d|top$)(?:${places})|${instructions}|${anyOf(`text texts lettering caption font texto textos letras letrero`)}`,
);

/** Matches a word that shows that a prompt instructs how to lay out a picture. */
export const instructs = wholeWords(
  `(?:on|at|to|in) the (?:${places})|(?:a|hacia) la (?:izquierda|derecha|izq|der)|arriba|abajo|en el (?:centro|medio)|al (?:centro|fondo)|(?:no|without|sin) (?:logos?|watermarks?|faces?|people|text|texto|letras|caras|personas|gente|marcas? de agua)|nobody in the (?:picture|shot|image|frame)|(?:drone|aerial|wide|low angle|top|overhead|macro) (?:view|shot)|vista a[ée]rea|(?:soft|warm|natural|dramatic|golden|dim|moody|morning) light(?:ing)?|luz (?:c[áa]lida|suave|tenue|natural|dorada|dram[áa]tica)|background|fondo|split[- ]?screen|pantalla (?:dividida|partida)|thumbnail|miniatura|close-?up|primer plano|de espaldas|arrow|flecha|(?:${sizes}) (?:${lettering})|(?:${lettering}) (?:${sizes})|${anyOf('texto text lettering caption letras letrero cartel')}`,
);
