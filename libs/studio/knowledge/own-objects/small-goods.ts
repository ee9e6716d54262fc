import { type OwnObject, circle, ellipse, object, path, rect, turned } from './shapes';

/** Widths of the bars of a barcode in units, dark and light in turn. */
const bars = [1.4, 0.8, 0.7, 1.2, 2, 0.8, 1, 1, 0.7, 1.6, 1.6, 0.8, 0.7, 1.2, 2.2, 0.8, 1, 1.2, 1.4];

/** The dark bars of a barcode from the left edge `from`. */
function barcode(from: number, y: number, height: number): string {
  let x = from;
  let drawn = '';
  for (const [place, width] of bars.entries()) {
    if (place % 2 === 0) drawn += rect(Number(x.toFixed(2)), y, width, height, '#15161c');
    x += width;
  }
  return drawn;
}

/** Drawings of small goods of a store and of a home. */
export const smallGoodsObjects: readonly OwnObject[] = [
  object(
    'barcode',
    'barcode',
    'código de barras',
    'barcode, barcodes, bar code, codigo de barras',
    rect(1, 4, 30, 24, '#f7f9fc', 1.6),
    barcode(4.6, 7, 14),
    ...[5, 9, 13, 17, 21, 25].map((x) => rect(x, 22.6, 2.2, 2.6, '#15161c', 0.4)),
  ),
  object(
    'power-strip',
    'power strip',
    'regleta',
    'power strip, power strips, extension cord, extension cable, regleta, regletas, alargador, multicontacto, zapatilla electrica',
    turned(
      -18,
      16,
      16,
      rect(0.4, 10.4, 31.2, 11.6, '#e4eaf1', 3),
      ...[5.4, 14, 22.6].flatMap((x) => [
        circle(x, 16.2, 3.7, '#a8b4c2'),
        circle(x - 1.3, 16.2, 0.8, '#20242e'),
        circle(x + 1.3, 16.2, 0.8, '#20242e'),
      ]),
      rect(27.4, 13.4, 3, 5.6, '#e0303f', 0.8),
    ),
    path(
      'M1 21C-1 27 4 31 9 28.4C13 26.4 15 28 18 30L19.4 28.2C16 25.6 12.6 24.4 8.4 26.4C5 28 2.4 25.4 3.4 22Z',
      '#3a4250',
    ),
  ),
  object(
    'cash-register',
    'cash register',
    'caja registradora',
    'cash register, cashier, checkout counter, supermarket checkout, till, caja registradora, cajera, cajero de supermercado',
    rect(18, 0.8, 10, 5, '#20242e', 0.8),
    rect(19, 1.8, 8, 3, '#6ee08a', 0.4),
    rect(22, 5.6, 2, 4, '#5a6676'),
    path('M5 9H28L30.4 21H2Z', '#3a4f7a'),
    rect(6.4, 3, 8, 8, '#fdfdfb', 0.4),
    rect(7.6, 5, 5.4, 1, '#8d99a8', 0.3),
    rect(7.6, 7, 4, 1, '#8d99a8', 0.3),
    ...[11.4, 14.4, 17.4].flatMap((y) => [14.6, 18, 21.4].map((x) => rect(x, y, 2.4, 2, '#dfe6ee', 0.4))),
    rect(25, 11.4, 3, 8, '#37b36a', 0.6),
    rect(6.4, 13, 6, 6, '#5f78a8', 0.5),
    rect(1, 21, 30, 9.6, '#2b3a5c', 1),
    rect(3, 23, 26, 5.6, '#4a6296', 0.6),
    rect(12.6, 24.8, 6.8, 1.8, '#c9d3de', 0.8),
  ),
  object(
    'knit-beanie',
    'beanie',
    'gorro de lana',
    'beanie, beanies, wool hat, winter hat, woolly hat, gorro, gorros, gorro de lana, gorro de invierno',
    circle(16, 4.4, 4, '#fdf3ea'),
    path('M4 22C3 12 8 6.6 16 6.6C24 6.6 29 12 28 22Z', '#2f7fc0'),
    ...[8.4, 12.2, 18.4, 22.2].map((x) => rect(x, 10, 1.4, 12, '#5aa8e4', 0.6)),
    rect(2.4, 20.4, 27.2, 8, '#1f5f96', 2.6),
    ...[5, 9, 13, 17, 21, 25].map((x) => rect(x, 21.4, 1.8, 6, '#3f8cc8', 0.8)),
  ),
  object(
    'leather-belt',
    'belt',
    'cinturón',
    'leather belt, belt@en, belts@en, cinturon, cinturones, correa de cuero',
    path(
      'M16 3C25 3 31 8 31 15C31 22 25 27 16 27C7 27 1 22 1 15C1 8 7 3 16 3ZM16 7.6C9.6 7.6 5.4 10.6 5.4 15C5.4 19.4 9.6 22.4 16 22.4C22.4 22.4 26.6 19.4 26.6 15C26.6 10.6 22.4 7.6 16 7.6Z',
      '#8a4f24',
    ),
    path('M1 15C1 22 7 27 16 27C25 27 31 22 31 15C31 24 25 29.4 16 29.4C7 29.4 1 24 1 15Z', '#5f3414'),
    rect(10.4, 20.4, 11.2, 10.4, '#d9a63c', 1.4),
    rect(12.6, 22.6, 6.8, 6, '#5f3414', 0.6),
    rect(12, 24.8, 6, 1.6, '#f2d27a', 0.6),
    ...[23.4, 25.8].map((x) => circle(x, 24.6 - (x - 23.4) * 0.6, 0.7, '#2f1a0a')),
  ),
  object(
    'drink-coaster',
    'coasters',
    'posavasos',
    'coaster, coasters, drink coaster, posavasos, portavasos',
    ellipse(17, 25.6, 14, 5, '#8a5527'),
    ellipse(17, 24.4, 14, 5, '#d9a86c'),
    ellipse(15, 20.6, 14, 5, '#8a5527'),
    ellipse(15, 19.4, 14, 5, '#e6bd82'),
    ellipse(15, 19.4, 9.6, 3.2, '#c98a4e'),
    ellipse(15, 19.4, 7.4, 2.4, '#e6bd82'),
    path('M9 4H21L19.6 18.4C18 19.6 12 19.6 10.4 18.4Z', '#cfeaf8'),
    path('M9.6 9H20.4L19.6 18.4C18 19.6 12 19.6 10.4 18.4Z', '#f0a83a'),
    ellipse(15, 4.2, 6, 1.5, '#eef8fd'),
    rect(11.4, 10, 3.2, 3.2, '#fff0c8', 0.6),
    rect(15.4, 12, 3, 3, '#fff0c8', 0.6),
  ),
  object(
    'stapler',
    'stapler',
    'grapadora',
    'stapler, staplers, grapadora, grapadoras, engrapadora',
    path('M2 25H28C30 25 31 26.4 31 28V29.6H2Z', '#3a4250'),
    rect(23, 23.4, 6, 2.2, '#c3ccd6', 0.5),
    path('M3 24L4 17C10 18 20 16 28 10L30 13.4C24 19 12 23 6 24Z', '#c3ccd6'),
    path(
      'M3.4 20C1.6 14 6 11 10 10.6C17 10 24 6.6 28 3.4C31 4.4 31 9 29 11.4C22 17.6 12 20.4 3.4 20Z',
      '#e0303f',
    ),
    path('M6 13.4C12 13 20 10 26.6 5.4C27.6 6.4 27.4 7.6 26.4 8.4C20 13 12 15.4 6 15.6Z', '#ff7a84'),
    circle(5.6, 22.4, 2.4, '#8d99a8'),
  ),
  object(
    'shoebox',
    'shoebox',
    'caja de zapatos',
    'shoebox, shoe box, shoeboxes, caja de zapatos, cajas de zapatos',
    path('M3 14H29L27.4 29H4.6Z', '#d96a2e'),
    rect(4, 24.6, 24, 1.6, '#f7f3ea', 0.3),
    path(
      'M6.4 7.6L10.6 13.4H27C28.6 11 26 9 23 9C19 9 16.6 7.6 15 4.4L13.4 6C11 8 8.6 8.4 6.4 7.6Z',
      '#f7f9fc',
    ),
    path('M7 8.6L10.6 13.4H14L10 8.6Z', '#3a8fd8'),
    rect(15.4, 7, 3.4, 1, '#3a4250', 0.4),
    rect(17.4, 8.6, 3.4, 1, '#3a4250', 0.4),
    rect(1.6, 12.6, 28.8, 4.6, '#b8501a', 0.6),
    rect(12, 19, 8, 3.6, '#f7f3ea', 0.5),
  ),
];
