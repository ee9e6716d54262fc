import { bareText, isLater, spoken } from './bare-text';

/** Names of the editor's style, mood and palette that a prompt requests in its words; null without a request. */
export type Look = {
  style: string | null;
  mood: string | null;
  palette: string | null;
  /** True if the prompt asks for neon light. */
  neon: boolean;
  /** Colors that a named look has, as `colourOf` gives them: ground, letters, accent. */
  colours: readonly string[];
};

type Names = Readonly<Record<string, string>>;

const styles: Names = {
  comic: 'comic|comic book|comics|historieta|manga|pop art',
  cartoon:
    'cartoon|cartoonish|caricatura|caricaturesco|dibujos? animados?|animated|infantil|kawaii|childlike',
  minimal: 'minimal|minimalist|minimalistic|minimalista|minimalistas|minimalismo|clean|limpio|swiss',
  retro: 'retro|vintage|80s|70s|90s|ochentero|setentero|noventero|old school|pasado de moda',
  paper: 'paper|papercut|paper cut|cut-?out|collage|scrapbook|recortes?|papel|hecho a mano|handmade|cuaderno',
  blueprint: 'blueprint|technical drawing|plano tecnico|dibujo tecnico',
  '3d': '3d|claymation|plastilina|render 3d',
  neon: 'neon|cyberpunk|synthwave|vaporwave',
  horror: 'horror|creepy',
};

const moods: Names = {
  dramatic: 'dramatic|dramatico|dramatica|intense drama|tenso|tensa|tense|suspense',
  epic: 'epic|epico|epica|heroic|heroico',
  mysterious: 'mysterious|misterioso|misteriosa|mystery|misterio|enigmatico|eerie|inquietante|magical|magico',
  dark: 'dark|gloomy|sombrio|sombria|lugubre|siniestro|siniestra|spooky|scary|terrorifico|aterrador',
  calm: 'calm|calmer|peaceful|serene|relaxing|relaxed|tranquilo|tranquila|relajado|relajante|sereno|serena|zen|cozy|cosy|acogedor|acogedora|soft|suave|delicado|elegant|elegante|serious|serio|seria',
  happy:
    'happy|cheerful|joyful|alegre|feliz|festive|festivo|festiva|sunny|optimista|optimistic|bright|luminoso',
  funny: 'funny|fun|playful|silly|divertido|divertida|gracioso|graciosa|loco|crazy',
  intense: 'energetic|intense|intenso|intensa|energico|energica|explosivo|explosive',
};

/** Light that has no color and makes the picture calm. */
const softLight = spoken(
  '(?:soft|gentle|natural|diffused|delicate)\\s+(?:\\p{L}+\\s+)?light(?:ing)?|(?:luz|iluminacion)\\s+(?:suave|natural|tenue|difusa|delicada)',
);

const palettes: Names = {
  pastel: 'pastel|pasteles|pastel-?coloured|pastel-?colored|kawaii',
  earth:
    'earth|earthy|earthen|tierra|terrosos?|terrosas?|natural|naturales|otonal|otonales|autumn|autumnal|fall|muted|apagados',
  monochrome:
    'monochrome|monochromatic|monocromatico|monocromo|monocromos|grayscale|greyscale|black[- ]and[- ]white|black & white|b&w|blanco y negro|negro y blanco|gris(?:es)?',
  vibrant:
    'vibrant|vibrante|vibrantes|colorful|colourful|colorido|colorida|saturated|saturados|vivos|llamativos|bright|brillantes',
  neon: 'neon|fluor|fluorescentes?|fosforitos?',
};

/** Looks that are known by their colors. */
const lookColours: Readonly<Record<string, readonly string[]>> = {
  'mediterranean|mediterraneo|mediterranea|greek|griego': ['white', 'blue', 'terracotta'],
  'rustic|rustico|rustica|country|campestre|farmhouse': ['brown', 'beige', 'mustard'],
  'nordic|nordico|nordica|scandinavian|escandinavo': ['light beige', 'dark grey', 'muted green'],
  'luxury|luxurious|lujoso|lujosa|lujo|premium': ['black', 'gold', 'gold'],
  'boho|bohemio|bohemia|bohemian': ['light beige', 'terracotta', 'mustard'],
  'tropical|summery|veraniego|veraniega': ['turquoise', 'yellow', 'pink'],
  'christmas|navideno|navidena|xmas': ['dark green', 'white', 'red'],
  'gothic|gotico|gotica': ['black', 'burgundy', 'burgundy'],
  halloween: ['black', 'orange', 'purple'],
  'cyberpunk|synthwave|vaporwave': ['dark purple', 'pink', 'turquoise'],
};

const looksLike =
  'style|look|aesthetic|vibes?|feel|feeling|design|art|mood|atmosphere|ambience|tone|theme|themed';
const seComo = 'estilo|estetica|look|aire|diseno|ambiente|atmosfera|onda|rollo|vibra|tono|tematica|toque';
const colourWord = 'colou?rs?|tones?|palette|hues?|shades?|scheme|colores|color|tonos?|paleta|gama';
const pictureWord = 'photos?|pictures?|images?|footage|fotos?|fotografia|imagen|estilo';

/** Makes the patterns of each list of words once, because making hundreds of patterns takes longer than using them. */
const madeOnce = (make: (words: string) => RegExp[]): ((words: string) => readonly RegExp[]) => {
  const made = new Map<string, readonly RegExp[]>();
  return (words) => {
    const patterns = made.get(words) ?? make(words);
    made.set(words, patterns);
    return patterns;
  };
};

/** Patterns with which a prompt requests a look by one of some words. */
const forms = madeOnce((words) => [
  spoken(`(?:${words})(?:\\s+\\p{L}+)?(?:[-\\s]+(?:${looksLike}))+`),
  spoken(`(?:${seComo})\\s+(?:(?:de|tipo|a|muy|mas|como|un|poco)\\s+){0,2}(?:${words})`),
  // A clause of one or two words about the look: ", minimalist," or ", very dramatic and dark".
  new RegExp(
    `(?<=[,.;:(–]\\s*)(?:(?:very|muy|super|in|en|all|todo|bien|con|with|and|y|${seComo})\\s+){0,2}(?:${words})(?:\\s+(?:and|y|e)\\s+\\p{L}+)?(?=\\s*(?:$|[,.;)]))`,
    'u',
  ),
]);

const ofColours = madeOnce((words) => [
  spoken(`(?:${words})\\s+(?:${colourWord})`),
  spoken(`(?:${colourWord})\\s+(?:(?:de|muy|en|mas|la)\\s+){0,2}(?:${words})`),
  spoken(`(?:${pictureWord})\\s+(?:(?:in|en|de|estilo)\\s+){0,2}(?:${words})`),
  spoken(`(?:${words})\\s+(?:${pictureWord})`),
  new RegExp(`(?<=[,.;:(–]\\s*)(?:(?:in|en|all|todo|toda)\\s+){0,2}(?:${words})(?=\\s*(?:$|[,.;)]))`, 'u'),
]);

type Span = readonly [at: number, end: number];

/** The first later match of some patterns. */
function spanOf(bare: string, patterns: readonly RegExp[]): Span | null {
  for (const pattern of patterns) {
    const match = pattern.exec(bare);
    const isAfter =
      match &&
      (isLater(bare, match.index) ||
        /\s(?:in|en|con|with)\s+(?:an?\s+|un\s+|una\s+)?$/u.test(bare.slice(0, match.index)));
    if (match && isAfter) return [match.index, match.index + match[0].length];
  }
  return null;
}

const neonLight =
  /(?<!\p{L})(?:neon\s+(?:lights?|lighting|glow|sign)|luz(?:es)?\s+(?:de\s+)?neon|iluminacion\s+(?:de\s+)?neon|luces\s+(?:de\s+)?neon)(?!\p{L})/u;

/** Patterns of a clause about the look or the light of the picture, whether or not its look is known: ", serious news look". */
const anyLook: readonly RegExp[] = [
  /(?<=[,.;(]\s*)(?:\p{L}+\s+)?(?:rim|key|back|side|cinematic|dramatic|moody|volumetric)[- ]?light(?:s|ing)?(?=\s*(?:$|[,.;)]))/u,
  /(?<=[,.;(]\s*)(?:\p{L}+\s+){1,3}(?:look|style|aesthetic|vibes?|feel|mood)(?=\s*(?:$|[,.;)]))/u,
  /(?<=[,.;(]\s*)(?:con\s+|en\s+)?(?:estilo|estetica|aire|look|onda|ambiente|rollo)(?:\s+\p{L}+){1,3}(?=\s*(?:$|[,.;)]))/u,
];

/**
 * The look that a prompt requests behind its title: style, mood and palette.
 * @param text the prompt
 * @returns the look, and the spans of the text that request it
 */
export function lookIn(text: string): { look: Look; spans: Span[] } {
  const bare = bareText(text);
  const spans: Span[] = [];
  const named = (names: Names, patterns: (words: string) => readonly RegExp[]): string | null => {
    for (const [name, words] of Object.entries(names)) {
      const span = spanOf(bare, patterns(words));
      if (!span) continue;
      spans.push(span);
      return name;
    }
    return null;
  };
  for (const pattern of anyLook) {
    const clause = pattern.exec(bare);
    if (clause) spans.push([clause.index, clause.index + clause[0].length]);
  }
  const lit = neonLight.exec(bare);
  const neon = lit !== null && isLater(bare, lit.index);
  if (neon && lit) spans.push([lit.index, lit.index + lit[0].length]);
  const colours = Object.entries(lookColours).find(([words]) => {
    const span = spanOf(bare, [...forms(words), ...ofColours(words)]);
    if (span) spans.push(span);
    return span !== null;
  });
  const palette = named(palettes, ofColours);
  const mood = named(moods, forms);
  const soft = softLight.exec(bare);
  const isSoft = soft !== null && isLater(bare, soft.index);
  if (isSoft && soft) spans.push([soft.index, soft.index + soft[0].length]);
  return {
    look: {
      style: named(styles, forms),
      mood: mood ?? (isSoft ? 'calm' : null),
      palette,
      neon,
      colours: colours?.[1] ?? [],
    },
    spans,
  };
}
