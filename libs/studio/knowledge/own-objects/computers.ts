import { type OwnObject, bar, circle, object, path, rect } from './shapes';

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

/** Drawings of computers and their parts. */
export const computerObjects: readonly OwnObject[] = [
  object(
    'graphics-card',
    'graphics card',
    'tarjeta gráfica',
    'graphics card, gpu, video card, rtx, geforce, tarjeta grafica, tarjeta de video',
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
    'cpu, processor, microchip, semiconductor, procesador, chip de ia, ai chip',
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
    'monitor, gaming monitor, ultrawide',
    path('M13 21H19L20.2 27H11.8Z', '#6b7485'),
    rect(8.5, 26.4, 15, 2.4, '#8d95a3', 1.2),
    rect(1.5, 3, 29, 19.4, '#3d4450', 1.8),
    rect(3.1, 4.6, 25.8, 15.6, '#3aa0ff', 0.8),
    path('M3.1 17.6L10.6 10.6L16 15.2L21.8 8.4L28.9 16V20.2H3.1Z', '#7b4dff'),
    circle(8.6, 8.4, 1.8, '#ffd23f'),
  ),
  object(
    'ssd',
    'solid-state drive',
    'disco SSD',
    'ssd, nvme, m.2, hard drive, solid state drive, disco duro, unidad ssd',
    rect(1.4, 9.6, 29.2, 12.8, '#2c7a5b', 1.2),
    rect(0.6, 11, 2.6, 4, '#e0b040', 0.3),
    rect(0.6, 16.4, 2.6, 4.6, '#e0b040', 0.3),
    circle(29.8, 16, 1.6, '#c9cfd9'),
    rect(4.6, 11.4, 7.4, 9.2, '#20232d', 0.6),
    rect(13.4, 11.4, 7.4, 9.2, '#33384a', 0.6),
    rect(22, 12.4, 5, 7.2, '#4a5262', 0.6),
    rect(5.8, 13, 5, 1.4, '#8d95a3', 0.3),
    rect(5.8, 15.4, 3.4, 1.2, '#e64553', 0.3),
    rect(14.6, 13, 5, 1.4, '#8d95a3', 0.3),
  ),
  object(
    'memory',
    'memory module',
    'memoria RAM',
    'ram, ram stick, memory module, ddr5, ddr4, memoria ram',
    rect(2, 23, 13, 3.4, '#e0b040', 0.3),
    rect(17, 23, 13, 3.4, '#e0b040', 0.3),
    rect(1, 9, 30, 14.6, '#3d4450', 1.2),
    path('M1 12L3.4 7H28.6L31 12V14.4H1Z', '#20232d'),
    rect(3.6, 8.6, 24.8, 2, '#7b4dff', 1),
    rect(3.6, 8.6, 8, 2, '#e64553', 1),
    rect(20.4, 8.6, 8, 2, '#3aa0ff', 1),
    rect(4, 15.6, 24, 5.4, '#5d6576', 0.8),
    rect(6, 17.4, 9, 1.8, '#dfe3e9', 0.4),
  ),
  object(
    'router',
    'router',
    'router',
    'router, wifi router, modem, wi-fi, router wifi, modem wifi',
    bar(6, 17, 3.4, 4, 1.8, '#3d4450'),
    bar(16, 17, 16, 3, 1.8, '#3d4450'),
    bar(26, 17, 28.6, 4, 1.8, '#3d4450'),
    rect(2, 16.4, 28, 9, '#4a5262', 2.4),
    rect(2, 22, 28, 4.6, '#33384a', 2),
    rect(5, 26, 4, 2.4, '#20232d', 0.6),
    rect(23, 26, 4, 2.4, '#20232d', 0.6),
    ...[7, 10.4, 13.8, 17.2].map((x) => circle(x, 20, 1, '#4cc38a')),
    circle(24.6, 20, 1.4, '#58c1ff'),
  ),
  object(
    'server',
    'server',
    'servidor',
    'server, servers, data center, home server, nas, hosting, servidor, servidores, centro de datos, backend',
    rect(5, 1.6, 22, 28.8, '#33384a', 1.6),
    ...[3.4, 10, 16.6, 23.2].flatMap((y, row) => [
      rect(6.8, y, 18.4, 5.4, '#5d6576', 0.8),
      rect(8.4, y + 1.7, 8, 2, '#20232d', 0.5),
      circle(19.4, y + 2.7, 0.9, row === 2 ? '#e64553' : '#4cc38a'),
      circle(22.6, y + 2.7, 0.9, '#58c1ff'),
    ]),
  ),
  object(
    'gaming-pc',
    'gaming PC',
    'PC gamer',
    'gaming pc, pc build, pc case, custom pc, budget pc, pc gamer, ordenador gaming, computadora gamer, gaming setup',
    rect(6, 29, 4, 1.8, '#20232d', 0.4),
    rect(22, 29, 4, 1.8, '#20232d', 0.4),
    rect(4, 1.4, 24, 28, '#33384a', 1.6),
    rect(6, 3.4, 14.6, 24, '#1b2440', 0.8),
    ...[7.6, 15.4, 23.2].map(
      (y, place) =>
        circle(24.4, y, 2.9, ['#e64553', '#7b4dff', '#3aa0ff'][place] ?? '#3aa0ff') +
        circle(24.4, y, 2, '#20232d') +
        blades(24.4, y, 1.8, '#8d95a3'),
    ),
    rect(7.4, 14.2, 12, 4.2, '#c9cfd9', 0.8),
    rect(7.4, 17, 12, 1.2, '#7b4dff', 0.4),
    circle(12.4, 8.6, 3.2, '#58c1ff'),
    circle(12.4, 8.6, 2, '#20232d'),
    rect(17, 5.2, 1.2, 7, '#e64553', 0.3),
    rect(18.8, 5.2, 1.2, 7, '#4cc38a', 0.3),
    rect(7.4, 21.4, 12, 4.6, '#4a5262', 0.6),
  ),
];
