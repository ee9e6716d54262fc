import { negotiateFormat, servedWidth } from './image-formats';

test.each([
  ['image/avif,image/webp,image/png', 'image/avif'],
  ['image/webp', 'image/webp'],
  ['text/html', 'image/png'],
  [undefined, 'image/png'],
])('the header Accept: %s selects the image format %s', (accept, format) => {
  expect(negotiateFormat(accept)).toBe(format);
});

test.each([
  [1, 160],
  [160, 160],
  [161, 320],
  [1920, 1920],
  [9999, 1920],
])('a requested image width of %i is served as the width %i', (asked, served) => {
  expect(servedWidth(asked)).toBe(served);
});
