import type { ArticleContent } from './article-content';
import { decimal } from './figure-text';
import { black, grounds, outlineRows, whiteWith } from './outlines.figures';

const ratio = (value: number) => `${decimal('en', value)} to 1`;

/** English text of the article on outlines of letters. */
export const outlinesEn: ArticleContent = {
  sections: [
    {
      id: 'question',
      title: 'White letters on a photo',
      blocks: [
        'A headline on a photo has a problem that a headline on paper does not have. The ground changes under each letter. White letters are clear on a dark coat and disappear on the sky next to it. The usual remedy is an outline in black. We wanted to know how thick it must be to work at the size at which a thumbnail is seen.',
      ],
    },
    {
      id: 'ratio',
      title: 'What a contrast ratio is',
      blocks: [
        'The contrast ratio compares the brightness of two colors. It is 1 to 1 for equal colors and 21 to 1 for black on white. The Web Content Accessibility Guidelines ask for at least 4.5 to 1 for text, and for 3 to 1 for large text [1].',
        'These values were made for web pages, not for thumbnails. But they are well founded, and a thumbnail at 168 pixels has letters as small as the text of a page. So our legibility check calls 4.5 good and anything below 3 poor.',
      ],
    },
    {
      id: 'method',
      title: 'How we measured',
      blocks: [
        `Our engine can set a photographed place behind the words. It has ${grounds} of them, from a forest to a city at night. On each we set the same word in the same place with one typeface, first in plain white and then with black outlines of four widths. The widths are given as you would enter them in an editor with a canvas of 1280 by 720 pixels, and count only the part outside of the letter.`,
        'Then we reduced each picture and compared the letters with everything that lies within 1.5 pixels of them at a width of 168 pixels. At that distance an eye, and a screen, mixes the colors. The measure takes nearly the worst place along the word, because a word with one invisible letter is hard to read.',
      ],
    },
    {
      id: 'figures',
      title: 'The figures',
      blocks: [
        `Plain white letters have a median of ${ratio(whiteWith(0).median)}. They reach 4.5 on ${whiteWith(0).passed} of ${grounds} grounds. Black letters without an outline do a little better, with ${ratio(black.median)} and ${black.passed} grounds, because many of our places are bright.`,
        `The surprise is what comes next. An outline of 4 pixels changes nothing: ${ratio(whiteWith(4).median)}. Neither does one of 8 pixels, with ${ratio(whiteWith(8).median)}. At 12 pixels the median rises to ${ratio(whiteWith(12).median)}. At 16 pixels it is ${ratio(whiteWith(16).median)}, and all ${whiteWith(16).passed} grounds pass. Even the worst ground then has ${ratio(whiteWith(16).lowest)}.`,
      ],
    },
    {
      id: 'why',
      title: 'Why a thin outline does nothing',
      blocks: [
        'An outline of 8 pixels looks strong in the editor. At 168 pixels wide it is one pixel, and that pixel is mixed with the letter on one side and the photo on the other. What remains is a grey edge. The viewer sees white letters on a photo with a slightly dirty border.',
        'An outline of 16 pixels is two pixels wide at phone size. One of them stays black. From then on the letter does not stand on the photo any more. It stands on its own outline, and the photo can be anything.',
        { pull: 'An outline works when one black pixel of it survives.' },
      ],
    },
    {
      id: 'pictures',
      title: 'The same word on the same ground',
      blocks: [
        'Below is one of the bright grounds, a sunset, once with plain letters and once with an outline of 16 pixels. At full size both words can be read, since the letters are large. In the small version the first letters of the plain word fade into the yellow sky.',
        'Look at the lower part of the letters too. There the ground is darker, and the plain letters are clear. That is why an average tells little: a word is as readable as its worst letter.',
      ],
    },
    {
      id: 'advice',
      title: 'What we take from it',
      blocks: [
        {
          list: [
            'Make the outline at least 16 pixels wide on a canvas of 1280 pixels, and 24 on a canvas of 1920. If your editor centers the outline on the edge of the letter, enter twice as much.',
            'If the outline looks too heavy at full size, reduce the picture to 168 pixels before you judge it.',
            'A thin outline with a soft shadow is no replacement. The shadow is mixed with the ground as well.',
            'A panel behind the words does the same work as a thick outline, and needs no outline at all.',
            'Thick outlines need room. Set the letters further apart, so that the outline of one letter does not run into the next letter.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'What these figures do not say',
      blocks: [
        'We measured one word, one typeface and our own places, which are slightly blurred. Another photo gives other ratios. The step between 8 and 16 pixels will be there in any case, because it follows from the size of a pixel at phone size. We measured contrast and no clicks. A readable word can still be the wrong word.',
      ],
    },
    {
      id: 'sources',
      title: 'Sources',
      blocks: [
        'The ratios come from a script in our code, which measures them again whenever our engine changes.',
      ],
    },
  ],
  figures: {
    figures: [
      {
        kind: 'table',
        caption: `Contrast ratio of the letters with their surroundings at phone size, on ${grounds} photographed grounds.`,
        columns: ['Letters', 'Lowest', 'Median', 'Highest', 'At least 4.5'],
        rows: outlineRows('en', (color, outline) =>
          outline === 0 ? `${color === 'black' ? 'Black' : 'White'}, no outline` : `White, ${outline} px`,
        ),
      },
    ],
    pictures: [
      {
        kind: 'pictures',
        pictures: [
          {
            name: 'outline-none',
            alt: 'The word ALONE in plain white on a blurred sunset',
            caption: 'No outline.',
          },
          {
            name: 'outline-thick',
            alt: 'The word ALONE in white with a thick black outline on the same sunset',
            caption: 'Black outline of 16 px.',
          },
        ],
      },
    ],
    sources: [
      {
        kind: 'sources',
        sources: [
          {
            title: '[1] W3C: Web Content Accessibility Guidelines 2.2, success criterion 1.4.3',
            url: 'https://www.w3.org/TR/WCAG22/#contrast-minimum',
          },
        ],
      },
    ],
  },
};
