/** A drawing of our own: what the catalogue keeps of it, and its shapes in a square of 32 units. */
export type OwnObject = { id: string; names: readonly [english: string, spanish: string]; body: string };

const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"/>`;
const circle = (cx: number, cy: number, r: number, fill: string): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;
const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** The blades of a fan, as curved wedges around its middle. */
function blades(cx: number, cy: number, radius: number, fill: string): string {
  const at = (turn: number, reach: number): string =>
    `${(cx + Math.cos(turn) * reach).toFixed(2)} ${(cy + Math.sin(turn) * reach).toFixed(2)}`;
  return Array.from({ length: 7 }, (_, blade) => {
    const turn = (blade / 7) * 2 * Math.PI;
    return path(
      `M${at(turn, radius * 0.3)}L${at(turn + 0.25, radius)}L${at(turn + 0.75, radius)}L${at(turn + 0.5, radius * 0.3)}Z`,
      fill,
    );
  }).join('');
}

const lens = (cx: number, cy: number): string =>
  circle(cx, cy, 1.7, '#1d2027') + circle(cx, cy, 0.75, '#6fa8ff');

const object = (id: string, english: string, spanish: string, ...parts: string[]): OwnObject => ({
  id: `own-${id}`,
  names: [english, spanish],
  body: parts.join(''),
});

/**
 * Things that creators ask for and the illustration set lacks, as flat shapes that can be lit as bodies. Without
 * trademarks.
 */
export const ownObjects: readonly OwnObject[] = [
  object(
    'phone-dark',
    'dark phone',
    'móvil oscuro',
    rect(8.5, 1.5, 15, 29, '#4a5262', 3),
    rect(10, 3, 8, 8.6, '#6b7485', 2.2),
    lens(12.4, 5.5),
    lens(12.4, 9.2),
    lens(15.8, 7.3),
    circle(15.9, 4.5, 0.6, '#fff3c4'),
  ),
  object(
    'phone-light',
    'green phone',
    'móvil verde',
    rect(8.5, 1.5, 15, 29, '#7fd1a5', 2.2),
    lens(12, 5),
    lens(12, 9.2),
    lens(12, 13.4),
    circle(15.4, 5, 0.7, '#fff3c4'),
  ),
  object(
    'graphics-card',
    'graphics card',
    'tarjeta gráfica',
    rect(5, 21.5, 16, 2.6, '#e0b040', 0.4),
    rect(1.6, 8, 29, 14.2, '#4b5163', 2),
    rect(0.8, 6, 2.2, 20, '#c3c9d3', 0.6),
    ...[10.6, 22.8].map(
      (x) => circle(x, 15, 5.7, '#20232d') + blades(x, 15, 5.2, '#7a8394') + circle(x, 15, 1.7, '#e64553'),
    ),
  ),
  object(
    'processor',
    'processor',
    'procesador',
    ...[8.4, 12.4, 16.4, 20.4].map(
      (at) => rect(at, 2.4, 2.2, 27.2, '#d9b24c', 0.5) + rect(2.4, at + 0.5, 27.2, 2.2, '#d9b24c', 0.5),
    ),
    rect(5, 5, 22, 22, '#2f7d58', 2),
    rect(8.5, 8.5, 15, 15, '#c9cfd9', 1.6),
    rect(11, 11, 10, 10, '#aab2c0', 1),
    circle(10.2, 21.8, 0.8, '#e64553'),
  ),
  object(
    'monitor',
    'monitor',
    'monitor',
    path('M13 21H19L20.2 27H11.8Z', '#6b7485'),
    rect(8.5, 26.4, 15, 2.4, '#8d95a3', 1.2),
    rect(1.5, 3, 29, 19.4, '#3d4450', 1.8),
    rect(3.1, 4.6, 25.8, 15.6, '#3aa0ff', 0.8),
    path('M3.1 17.6L10.6 10.6L16 15.2L21.8 8.4L28.9 16V20.2H3.1Z', '#7b4dff'),
    circle(8.6, 8.4, 1.8, '#ffd23f'),
  ),
  object(
    'tablet',
    'tablet',
    'tableta',
    rect(2.5, 5, 27, 22, '#4a5262', 2.4),
    rect(4.3, 6.8, 23.4, 18.4, '#58c1ff', 1),
    ...['#ffd23f', '#e64553', '#ffffff', '#4cc38a', '#7b4dff', '#ff8a2a', '#ffffff', '#ffd23f'].map(
      (fill, place) => rect(6.6 + (place % 4) * 5.1, 9.4 + Math.floor(place / 4) * 5.4, 3.6, 3.6, fill, 0.9),
    ),
  ),
  object(
    'controller',
    'game controller',
    'mando',
    path(
      'M9 8H23C27.4 8 29.8 13.6 30.4 20C30.8 24.6 26 26 23.6 22.6L21.4 19.6H10.6L8.4 22.6C6 26 1.2 24.6 1.6 20C2.2 13.6 4.6 8 9 8Z',
      '#5a5f78',
    ),
    rect(6.4, 12.6, 5.6, 2, '#20232d', 0.5),
    rect(8.2, 10.8, 2, 5.6, '#20232d', 0.5),
    circle(23, 11, 1.1, '#ffd23f'),
    circle(25.4, 13.4, 1.1, '#e64553'),
    circle(20.6, 13.4, 1.1, '#3aa0ff'),
    circle(23, 15.8, 1.1, '#4cc38a'),
    circle(12.8, 16.8, 2.1, '#33384a'),
    circle(19.2, 16.8, 2.1, '#33384a'),
  ),
  object(
    'oven',
    'oven',
    'horno',
    rect(3.5, 2.5, 25, 27, '#dfe3e9', 2),
    rect(5, 4, 22, 5, '#4a5262', 1),
    circle(8, 6.5, 1.4, '#f2f3f5'),
    circle(12, 6.5, 1.4, '#f2f3f5'),
    circle(24, 6.5, 1.4, '#f2f3f5'),
    rect(15, 5.4, 6, 2.2, '#58c1ff', 0.4),
    rect(5, 10.6, 22, 17.2, '#9aa2b0', 1.4),
    rect(7.5, 11.8, 17, 1.7, '#f2f3f5', 0.8),
    rect(7.5, 15.2, 17, 10.6, '#3a2118', 1),
    rect(8.6, 21.6, 14.8, 3.2, '#ff8a2a', 1),
    ellipse(16, 20, 5.6, 3, '#e5ac62'),
  ),
  object(
    'protein',
    'protein powder',
    'proteína en polvo',
    path('M6.5 8H25.5V26.4C25.5 28.4 24.2 29.6 22.2 29.6H9.8C7.8 29.6 6.5 28.4 6.5 26.4Z', '#4a5262'),
    rect(7.5, 2.4, 17, 6, '#e64553', 1.6),
    rect(6.5, 12, 19, 11.4, '#ffd23f'),
    rect(11.4, 16.9, 9.2, 1.7, '#20232d', 0.4),
    rect(10, 14.9, 2.4, 5.7, '#20232d', 0.7),
    rect(19.6, 14.9, 2.4, 5.7, '#20232d', 0.7),
  ),
  object(
    'dumbbell',
    'dumbbell',
    'mancuerna',
    rect(8, 14.4, 16, 3.2, '#c9cfd9', 1.2),
    rect(1.4, 11, 4, 10, '#7a8394', 1.3),
    rect(26.6, 11, 4, 10, '#7a8394', 1.3),
    rect(4.8, 7.6, 5, 16.8, '#4a5262', 1.6),
    rect(22.2, 7.6, 5, 16.8, '#4a5262', 1.6),
  ),
  object(
    'table',
    'table',
    'mesa',
    rect(8, 16, 2.2, 9.4, '#7d4d22', 0.5),
    rect(21.8, 16, 2.2, 9.4, '#7d4d22', 0.5),
    rect(2.6, 16, 3, 13.6, '#96602c', 0.6),
    rect(26.4, 16, 3, 13.6, '#96602c', 0.6),
    path('M5.6 9H26.4L31 14.6H1Z', '#d99a5b'),
    rect(1, 14.4, 30, 2.8, '#b97a3c', 0.8),
  ),
  object(
    'lamp',
    'table lamp',
    'lámpara',
    rect(14.8, 14, 2.4, 11, '#a86c34', 0.6),
    path('M8.6 29.6C8.6 26.2 12 24.8 16 24.8C20 24.8 23.4 26.2 23.4 29.6Z', '#8a5527'),
    path('M11.2 2.4H20.8L25.6 14.6H6.4Z', '#ffd277'),
    rect(5.8, 13.8, 20.4, 2, '#e8ae3e', 1),
  ),
  object(
    'submarine',
    'submarine',
    'submarino',
    rect(2.6, 18, 4, 1.8, '#8d95a3', 0.5),
    ellipse(2.8, 15.6, 1.4, 3, '#8d95a3'),
    ellipse(2.8, 22.2, 1.4, 3, '#8d95a3'),
    rect(16.2, 2.4, 1.8, 6, '#8d95a3', 0.5),
    rect(16.2, 2.4, 4.4, 1.8, '#8d95a3', 0.6),
    path('M12.4 13L13.8 7H20.6L22 13Z', '#e3a024'),
    path(
      'M4.6 19C4.6 14 9.4 12 16 12H22C27.4 12 30.6 15 30.6 18.8C30.6 22.6 27.4 25.6 22 25.6H13C8 25.6 4.6 23.6 4.6 19Z',
      '#f7c344',
    ),
    ...[11, 17.4, 23.8].map((x) => circle(x, 18.6, 2.3, '#5d6576') + circle(x, 18.6, 1.5, '#8fd3ff')),
  ),
  object(
    'tiny-house',
    'tiny house on wheels',
    'casa con ruedas',
    rect(20.6, 4.6, 2.6, 6, '#8d95a3', 0.4),
    rect(28, 23, 3.6, 1.4, '#6b7485', 0.4),
    rect(2.6, 22, 26.8, 2.6, '#6b7485', 0.8),
    rect(5.4, 11.6, 21.2, 10.8, '#e5ac62'),
    path('M3.4 12.8L16 3.4L28.6 12.8Z', '#b9473a'),
    rect(19, 13.8, 4.8, 8.6, '#8a5527', 0.4),
    rect(8, 14.2, 8, 5, '#8fd3ff', 0.5),
    rect(11.5, 14.2, 1, 5, '#f2f3f5'),
    ...[10, 21.6].map((x) => circle(x, 26, 3.3, '#33384a') + circle(x, 26, 1.4, '#c9cfd9')),
  ),
  object(
    'pyramid',
    'pyramid',
    'pirámide',
    rect(0.8, 26.4, 30.4, 3, '#dcae60', 0.6),
    path('M16 2.6L30 27H2Z', '#f0c274'),
    path('M16 2.6L30 27H19.6Z', '#cf9a45'),
    path('M13.6 27V22.4L15.6 20.4L17.6 22.4V27Z', '#7d5627'),
  ),
  object(
    'step-pyramid',
    'step pyramid',
    'templo maya',
    rect(1.4, 24, 29.2, 5.4, '#b3ae95', 0.4),
    rect(4.6, 19, 22.8, 5.2, '#c2bda4', 0.4),
    rect(7.6, 14, 16.8, 5.2, '#b3ae95', 0.4),
    rect(10.4, 9.4, 11.2, 4.8, '#c2bda4', 0.4),
    rect(12.2, 4.8, 7.6, 4.8, '#b3ae95', 0.3),
    rect(11.2, 3.2, 9.6, 2, '#d8d2b8', 0.4),
    rect(13.4, 9.4, 5.2, 20, '#e4dfc8', 0.2),
    rect(14.8, 6.2, 2.4, 3.3, '#4e4a3a', 0.2),
  ),
  object(
    'engine',
    'engine',
    'motor',
    rect(24, 8.6, 6, 2.4, '#8d95a3', 0.8),
    rect(27.4, 8.6, 2.6, 11, '#8d95a3', 0.8),
    rect(8, 24.4, 15, 4.4, '#6b7485', 1),
    rect(6.4, 11.6, 18.6, 13.4, '#9aa2b0', 1.6),
    rect(7.8, 7, 15.8, 5.4, '#c9cfd9', 1),
    rect(9.4, 3.8, 12.6, 3.8, '#e64553', 1.2),
    ...[9.6, 13.2, 16.8, 20.4].map((x) => rect(x, 13.6, 2.4, 7, '#727b8b', 0.8)),
    circle(6.6, 21.4, 4.6, '#4a5262'),
    circle(6.6, 21.4, 1.7, '#c9cfd9'),
  ),
  object(
    'pool',
    'swimming pool',
    'piscina',
    rect(1.4, 8.4, 29.2, 19.2, '#f0e9d6', 4),
    rect(4, 11, 24, 14, '#3fb8f0', 2.6),
    ellipse(10.6, 15.4, 3.4, 0.8, '#a5e4ff'),
    ellipse(18.4, 19, 4, 0.8, '#a5e4ff'),
    ellipse(11.4, 22, 3, 0.7, '#a5e4ff'),
    rect(21.6, 5, 1.6, 10, '#c9cfd9', 0.8),
    rect(25.6, 5, 1.6, 10, '#c9cfd9', 0.8),
    rect(21.6, 8.4, 5.6, 1.4, '#c9cfd9', 0.6),
    rect(21.6, 11.4, 5.6, 1.4, '#c9cfd9', 0.6),
  ),
];

/** The entries of the catalogue for the drawings of our own: things (group 7) without an emoji. */
export const ownIllustrations = ownObjects.map(({ id, names }) => ({
  id,
  emoji: '',
  group: 7,
  names: [...names],
  keywords: [] as string[],
}));

/** Nouns that mean a drawing of our own, in the form of the other tables of nouns; they go before those. */
export const ownNouns = `
own-phone-dark: iphone, iphone pro, apple phone
own-phone-light: android phone, android, galaxy phone, galaxy s, pixel phone, samsung galaxy, xiaomi, oneplus, huawei
own-graphics-card: graphics card, gpu, video card, rtx, geforce, tarjeta grafica, tarjeta de video
own-processor: cpu, processor, microchip, semiconductor, procesador, chip de ia, ai chip
own-monitor: monitor, gaming monitor, ultrawide
own-tablet: tablet, ipad, drawing tablet, tableta
own-controller: controller, gamepad, game controller, joystick, mando
own-oven: oven, pizza oven, clay oven, air fryer, horno, horno de barro, freidora de aire
own-protein: protein powder, protein shake, protein, whey, creatine, supplement, proteina, proteina en polvo, creatina, suplemento
own-dumbbell: dumbbell, gym equipment, kettlebell, mancuerna, pesas
own-table: table, coffee table, dining table, wooden table, mesa, mesa de madera
own-lamp: lamp, table lamp, desk lamp, lampara
own-submarine: submarine, nuclear submarine, submarino
own-tiny-house: tiny house, tiny home, tiny house on wheels, mini casa, casa con ruedas
own-pyramid: pyramid, ancient egypt, egypt, pharaoh, piramide, egipto, faraon
own-step-pyramid: maya, mayan, mayan temple, aztec, inca, inca empire, chichen itza, templo maya, azteca, imperio inca
own-engine: engine, diesel engine, car engine, motor, motor diesel
own-pool: swimming pool, pool, backyard pool, piscina
`;
