import { cardSizes, pictureSources } from './picture-sources';

it('a thumbnail picture requests only widths that the server stores, up to the width of a card', () => {
  expect(pictureSources('/api/proxy-image/a.png').srcSet).toBe(
    [160, 320, 480, 640, 960].map((width) => `/api/proxy-image/a.png?w=${width} ${width}w`).join(', '),
  );
});

it('the sizes attribute of a 16:9 thumbnail picture equals the width of its card', () => {
  expect(cardSizes('16:9')).toBe(
    [
      '(min-width: 1152px) calc((318px) * 1)',
      '(min-width: 1024px) calc(((100vw - 198px) / 3) * 1)',
      '(min-width: 640px) calc(((100vw - 132px) / 2) * 1)',
      'calc((100vw - 66px) * 1)',
    ].join(', '),
  );
});

it('the sizes attribute of a thumbnail picture narrower than 16:9 requests smaller files', () => {
  expect(cardSizes('1:1')).toContain('calc((318px) * 0.5625)');
  expect(cardSizes('9:16')).toContain('calc((318px) * 0.3164)');
  expect(cardSizes('16:9', 200)).toContain('min(356px, calc((100vw - 66px) * 1))');
});
