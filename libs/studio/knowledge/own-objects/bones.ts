import { type OwnObject, bar, circle, ellipse, object, path, rect, tube } from './shapes';

/** Drawings of bones. */
export const boneObjects: readonly OwnObject[] = [
  object(
    'plaster-cast',
    'broken leg in a cast',
    'pierna enyesada',
    'plaster cast, broken leg, broken arm, broken bone, fracture, yeso, escayola, pierna rota, hueso roto, fractura, brazo roto',
    path(
      'M5 0.8H16.4L17 19C20 20 25 21.4 28.6 23.4C30.6 24.6 31 27 30 28.6C29.4 29.8 28.4 30.4 27 30.4H8.6C6 30.4 4.6 29 4.6 26.6Z',
      '#f4f1ea',
    ),
    path('M23 22.4C26 20.8 30 21.6 31 24.4C31.6 27 30.4 29.4 28.6 30C26.4 28 25 25 23 22.4Z', '#e8b48a'),
    ...[5, 9.4, 13.8, 18.2].map((y) => bar(4.8, y + 2.6, 16.8, y, 0.9, '#d3cdbf')),
    bar(8, 22, 12, 30, 0.9, '#d3cdbf'),
    bar(13.6, 20.4, 19, 30, 0.9, '#d3cdbf'),
    path('M10.6 15.4L7.8 12.8C6.6 11.4 8.6 10 10.6 11.8C12.6 10 14.6 11.4 13.4 12.8Z', '#e64553'),
  ),
  object(
    'spine',
    'spine',
    'columna vertebral',
    'spine, backbone, scoliosis, herniated disc, spinal cord, columna vertebral, columna@es, escoliosis, hernia discal',
    ...[0, 1, 2, 3, 4, 5, 6].map((n) => {
      const [x, y] = [16 + Math.round(22 * Math.sin(n * 0.9)) / 10, 1 + n * 4.2];
      return (
        path(
          `M${x - 9} ${y + 1.4}L${x - 4} ${y + 0.4}H${x + 4}L${x + 9} ${y + 1.4}L${x + 8} ${y + 3}L${x + 4} ${y + 3.2}H${x - 4}L${x - 8} ${y + 3}Z`,
          '#e6dabc',
        ) +
        rect(x - 4, y, 8, 3.4, '#f7efd8', 1.4) +
        (n < 6 ? ellipse(x + 0.6, y + 3.9, 3.6, 0.8, n === 3 ? '#e64553' : '#8fc7e8') : '')
      );
    }),
  ),
  object(
    'skeleton',
    'skeleton',
    'esqueleto',
    'skeleton, skeletons, bones, human skeleton, esqueleto, esqueletos, huesos',
    bar(10.4, 14, 5, 20, 1.8, '#f2ead6'),
    bar(5, 20, 7.4, 26, 1.6, '#f2ead6'),
    bar(21.6, 14, 27, 20, 1.8, '#f2ead6'),
    bar(27, 20, 24.6, 26, 1.6, '#f2ead6'),
    bar(13.6, 23.4, 11.4, 31, 2, '#f2ead6'),
    bar(18.4, 23.4, 20.6, 31, 2, '#f2ead6'),
    rect(15, 11, 2, 12, '#e6dabc', 0.8),
    ...[13, 15.4, 17.8].map((y, n) =>
      tube(`${11 + n * 0.6} ${y} 16 ${y + 1.2} ${21 - n * 0.6} ${y}`, 1.4, '#f2ead6'),
    ),
    path(
      'M11.4 21.4C13 20.4 19 20.4 20.6 21.4C20.4 24 18.6 24.6 16 23.4C13.4 24.6 11.6 24 11.4 21.4Z',
      '#e6dabc',
    ),
    path(
      'M9.6 5.6C9.6 2.4 12.4 0.6 16 0.6C19.6 0.6 22.4 2.4 22.4 5.6C22.4 7.6 21.4 8.6 20.4 9.2V11H11.6V9.2C10.6 8.6 9.6 7.6 9.6 5.6Z',
      '#f7efd8',
    ),
    circle(13.2, 5.8, 1.7, '#33261a'),
    circle(18.8, 5.8, 1.7, '#33261a'),
    path('M16 7.4L16.8 9H15.2Z', '#33261a'),
  ),
];
