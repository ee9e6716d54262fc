/** Kinds of video that a prompt may be about. The kind decides the layout, and the hero if no subject is found. */
export const intents = [
  'challenge',
  'tutorial',
  'review',
  'versus',
  'before-after',
  'list',
  'news',
  'reaction',
  'vlog',
  'food',
  'gaming',
  'money',
  'horror',
  'travel',
  'fitness',
  'technology',
  'music',
  'animals',
  'general',
] as const;
export type Intent = (typeof intents)[number];

/** Drawings for the hero if no subject is found, best first. */
export const intentHeroes: Record<Intent, readonly [string, ...string[]]> = {
  challenge: ['trophy', 'fire', 'stopwatch'],
  tutorial: ['light-bulb', 'graduation-cap', 'open-book'],
  review: ['glowing-star', 'magnifying-glass-tilted-left', 'thumbs-up'],
  versus: ['boxing-glove', 'crossed-swords'],
  'before-after': ['hourglass-not-done', 'glowing-star'],
  list: ['trophy', 'glowing-star', 'hundred-points'],
  news: ['megaphone', 'rolled-up-newspaper', 'police-car-light'],
  reaction: ['exploding-head', 'face-screaming-in-fear', 'eyes'],
  vlog: ['video-camera', 'camera-with-flash', 'sun-with-face'],
  food: ['shallow-pan-of-food', 'pot-of-food', 'hamburger'],
  gaming: ['video-game', 'joystick', 'alien-monster'],
  money: ['money-bag', 'money-with-wings', 'coin'],
  horror: ['ghost', 'skull', 'jack-o-lantern'],
  travel: ['airplane', 'world-map', 'globe-showing-europe-africa'],
  fitness: ['flexed-biceps', 'running-shoe'],
  technology: ['laptop', 'robot', 'gear'],
  music: ['guitar', 'headphone', 'musical-notes'],
  animals: ['paw-prints', 'dog-face', 'cat-face'],
  general: ['glowing-star', 'star-struck', 'clapper-board', 'sparkles'],
};

/**
 * Normalizes a prompt for the grammar patterns: lower case, no accents, words and figures separated by single spaces, a
 * space at both ends.
 */
export const spokenForm = (text: string): string =>
  ` ${text
    .slice(0, 600)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/(\d)[.,](?=\d)/g, '$1')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}$€£%]+/gu, ' ')
    .trim()} `;

const count =
  '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)';
const listed =
  'things?|ways|tips|reasons|facts|mistakes|games|movies|films|books|songs|apps|tools|places|foods|ideas|hacks|tricks|secrets|habits|signs|rules|lessons|steps|gadgets|cars|cosas|formas|maneras|consejos|razones|datos|errores|juegos|peliculas|libros|canciones|aplicaciones|herramientas|lugares|ideas|trucos|secretos|habitos|senales|reglas|lecciones|pasos|sitios|coches|carros|recetas|recipes|paises|countries|animales|animals|ejercicios|exercises';
const span = '(?:\\d{1,4}|one|two|three|five|seven|ten|un|una|dos|tres|cinco|siete|diez|cien|100)';
const time =
  '(?:seconds?|segundos?|minutes?|minutos?|hours?|horas?|days?|dias?|weeks?|semanas?|months?|mes(?:es)?)';

/**
 * Patterns of grammar that decide the kind of video reliably, surest first. A comparison of two things or two times has
 * priority over all other kinds.
 */
const surely: readonly (readonly [Intent, RegExp])[] = [
  [
    'before-after',
    / before (?:and |vs |y )?after | antes (?:y |vs )?(?:el )?despues | transformation | transformations | transformacion | makeover | glow up | cambio (?:fisico|radical) | from (?:zero|broke|poor|fat|skinny|noob|beginner|weak|ugly|trash|dirty|rags|nothing|homeless) to | de (?:cero|pobre|gordo|gorda|flaco|novato|debil|feo|fea|basura|nada|principiante) a /,
  ],
  [
    'list',
    new RegExp(
      ` top ${count} | tier list | ranking | ranked | rankeando | ${count} (?:best|worst|biggest|most|scariest|greatest|funniest|cheapest|easiest|hardest|mejores|peores|mas|grandes) | (?:los|las|the|my|mis) ${count} (?!${time} |de |of |years? |anos? )(?=\\p{L})| (?:los|las) mejores \\p{L}+s | best \\p{L}+s (?:of|for|in|under|to) | (?:best|worst|mejores|peores) ${count} (?!${time} )| ${count} (?:\\p{L}+ ){0,2}(?:${listed}) (?!challenge|in )`,
      'u',
    ),
  ],
];

/** Less reliable patterns; the match that is first in the sentence decides. */
const likely: readonly (readonly [Intent, RegExp])[] = [
  [
    'reaction',
    / (?:react|reacts|reacted|reacting|reaction|reactions|reaccion|reacciones|reacciono|reaccionando|reaccionar|reaccionamos) | first time (?:watching|hearing|listening|seeing) | primera vez (?:viendo|escuchando) /,
  ],
  [
    'challenge',
    new RegExp(
      ` (?:challenge|challenges|reto|retos|desafio|desafios) | i (?:tried|survived|spent|ate|lived|trained|played|did|walked|wore|slept|hunted|learned|learnt) | (?:probe|sobrevivi|intente|pase|comi|vivi|entrene|aguante|dormi) | last (?:to|one) | el ultimo en | for ${span} ${time} | (?:durante|por) ${span} ${time} | \\d{1,4} ${time} (?:challenge|reto|only|solo|sola|sin|without|in|en|on|at|as|with|eating|stranded|alone|trapped|lost|atrapado|atrapada|perdido|perdida|comiendo) | 24 (?:hours|horas) | (?:survive|surviving|sobrevivir|sobreviviendo) | day \\d+ of | dia \\d+ de `,
      'u',
    ),
  ],
  [
    'review',
    / (?:review|reviews|reviewed|resena|analisis|unboxing|worth it|overrated|underrated|sobrevalorado) | vale la pena | merece la pena | (?:should you|deberias) (?:buy|comprar|get) | (?:honest|full) opinion | my honest | i bought | compre | don ?t buy | no compres | (?:hours|days|weeks|months|years|meses|semanas|anos|dias) (?:later|despues) /,
  ],
  [
    'tutorial',
    new RegExp(
      ` how to | como (?:se )?\\p{L}+(?:ar|er|ir)(?:te|se|lo|la|los|las|me)? | (?:learn|aprende|aprender|tutorial|tutoriales|guide|guia|curso|course|masterclass|explained|explicado|lesson|leccion|beginners?|principiantes?) | step by step | paso a paso | (?:tips|consejos|hacks|trucos) | desde cero | from scratch | ${span} (?:minute|minuto|second|segundo|min)s? (?:\\p{L}+) | \\p{L}+ (?:in|en) ${span} (?:minutes?|minutos?|seconds?|segundos?) | (?:recipe|receta) | (?:easiest|easy|fastest) way | stop (?:doing|making|using|eating) | deja de | mistakes | errores `,
      'u',
    ),
  ],
  [
    'news',
    / (?:breaking|news|noticia|noticias|urgente|announces|announced|announcement|anuncia|anuncio|confirmed|confirmado|just happened|leaked|filtrado) | (?:ultima|ultimo) hora | acaba de | its over | se acabo /,
  ],
  [
    'vlog',
    / (?:vlog|vlogs|vlogmas|grwm|storytime|haul) | day in (?:my|the) life | week in my | un dia (?:en|conmigo|de) | (?:my|mi|mis|our|nuestra) (?:\p{L}+ ){0,2}(?:routine|rutina|day|dia|life|vida|story|historia|trip|viaje|wedding|boda|tour) | get ready with me | (?:room|house|home|apartment|desk|setup|closet) tour | (?:morning|night|rutina|daily) (?:routine|de manana|de noche|diaria) | come with me | acompaname | q a /u,
  ],
];

/**
 * Finds the kind of video by the grammar of a sentence: "top 10", "antes y después", "I tried", "reaccionando a". The
 * sides of a comparison are found by other code.
 * @param text a prompt
 * @returns null if only the topic can decide
 */
export function kindOf(text: string): Intent | null {
  const spoken = spokenForm(text);
  const sure = surely.find(([, sign]) => sign.test(spoken));
  if (sure) return sure[0];
  let best: { intent: Intent; at: number } | null = null;
  for (const [intent, sign] of likely) {
    const at = sign.exec(spoken)?.index ?? -1;
    if (at >= 0 && (best === null || at < best.at)) best = { intent, at };
  }
  return best?.intent ?? null;
}
