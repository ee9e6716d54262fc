/**
 * Senses of nouns inside a field that the prompt names, one field in each line: `field | context | senses`. The context
 * is a pattern for the prompt without accents in lower case. Each sense is `word word > drawing`; an empty drawing means
 * that no drawing shows this sense. Senses are separated by commas. In a field with a `*`, the words of the context name no
 * thing beside a noun of the field: in "chess: a king and a rook", "chess" is no third thing.
 */
export const fieldLines = `
*chess | \\b(?:chess|ajedrez|checkmate|jaque|grandmaster|ajedrecista)\\b | king kings rey reyes > own-chess-king, queen queens dama damas reina > own-chess-queen, knight knights caballo caballos > own-chess-knight, rook rooks castle torre torres > own-chess-rook, bishop bishops alfil alfiles > own-chess-bishop, pawn pawns peon peones > chess-pawn
chess by its pieces | \\b(?:bishop|alfil|rook)s?\\b.*\\b(?:queen|king|knight|pawn|dama|rey|caballo|torre|peon)s?\\b|\\b(?:queen|king|knight|pawn|dama|rey|caballo|torre|peon)s?\\b.*\\b(?:alfil|rook)s?\\b | king rey > own-chess-king, queen dama reina > own-chess-queen, knight caballo > own-chess-knight, rook torre > own-chess-rook, bishop alfil > own-chess-bishop, pawn peon > chess-pawn
strings | \\b(?:guitars?|ukulele|guitarra|bajista|bassist|riffs?|strum\\w*|rasgue\\w*)\\b | pick picks pua puas > own-guitar-pick, bajo bass > own-bass-guitar
music | \\b(?:piano|song|melody|music theory|cancion|piano|partitura|teoria musical)\\b | key keys tecla teclas > musical-keyboard, scale scales escala escalas > musical-score, staff pentagrama > musical-score
computing | \\b(?:software|programm?\\w*|developer|debug\\w*|codigo|codig\\w+|coding|javascript|python|desarrollador\\w*)\\b | bug bugs > bug, nube cloud > own-server, shell > own-terminal
*football | \\b(?:futbol|soccer|football|arbitro|referee|partido|delantero|penalti|liga)\\b | tarjeta card > own-red-card, porteria arco goal > goal-net
*finance | \\b(?:stocks?|market|trading|invest\\w*|crypto|bitcoin|bolsa|acciones|wall street|invers\\w+)\\b | bull bulls toro toros > ox, bear bears oso osos > bear
`;
