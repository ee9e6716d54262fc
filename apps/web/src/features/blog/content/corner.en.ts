import type { ArticleContent } from './article-content';
import { areaAt, cornerRows, layoutsWith, planned } from './corner.figures';

const names: Readonly<Record<string, string>> = {
  left: 'Subject at the left',
  right: 'Subject at the right',
  diagonal: 'Diagonal',
  other: 'All others',
};
const [left, right] = [layoutsWith('left'), layoutsWith('right')];
const covered = left.covered + right.covered + layoutsWith('diagonal').covered + layoutsWith('other').covered;

/** English text of the article on the corner of the timestamp. */
export const cornerEn: ArticleContent = {
  sections: [
    {
      id: 'question',
      title: 'A corner that is not yours',
      blocks: [
        'YouTube prints the duration of the video over the lower right corner of its thumbnail. You cannot move it, change its color or turn it off. Whatever you put there is gone, and a word that loses its last letter may say something else.',
        'Everybody who makes thumbnails knows this, and many thumbnails still have a price, an arrow or half a face in that corner. We measured how large the corner is and which arrangements run into it.',
      ],
    },
    {
      id: 'size',
      title: 'How large the corner is',
      blocks: [
        'A common guide marks the area from 1024 to 1280 pixels across and from 612 to 720 pixels down [1]. The real chip is smaller, but it grows with the text: “1:02:47” is wider than “8:15”. It also has a margin, and on some screens a button appears next to it.',
        `Our engine keeps an area free that is ${areaAt(1280).areaWidth} by ${areaAt(1280).areaHeight} pixels on a picture of 1280 pixels: 17 percent of the width and 16 percent of the height. On a suggestion of 168 pixels, the same area is ${areaAt(168).areaWidth} by ${areaAt(168).areaHeight} pixels. That is less than 3 percent of the picture. It is a small price, if you pay it before you place the words.`,
      ],
    },
    {
      id: 'method',
      title: 'How we measured',
      blocks: [
        `We planned ${planned} thumbnails with our engine: ten video ideas, three styles, four seeds. For each we calculated which share of the area is covered by words, badges or the main subject. Then we did something that the engine never does. We swapped the sides of every picture: what stood at the left was moved to the right, and the other way around. Then we measured again.`,
        'The swap answers a practical question. You have a layout that works. You move the subject to the other side, since the person looks better from there. What happens in the corner?',
      ],
    },
    {
      id: 'figures',
      title: 'The figures',
      blocks: [
        `As planned, ${covered} of ${planned} pictures touch the area. That is not an achievement but a rule: the engine plans a picture again if something important lies there.`,
        `With swapped sides the result depends on the layout. Of ${left.pictures} pictures with the subject at the left, ${left.coveredSwapped} now have something in the corner, and on average ${left.share} percent of the area is covered. Of ${right.pictures} with the subject at the right, ${right.coveredSwapped} are affected, with ${right.share} percent. The diagonal layout always fails: its subject stands at the bottom, and after the swap it stands on the timestamp. Layouts with the words above or below a centered subject hardly change, because both sides are alike.`,
      ],
    },
    {
      id: 'why',
      title: 'Why left and right are not equal',
      blocks: [
        'Words usually stand at middle height. A subject is large and reaches down to the lower edge. So the subject is the part that runs into the corner. With a large subject at the left and words at the right, the corner is free without any effort. With the subject at the right, somebody has to keep it away from the lower edge, make it smaller or let it be covered.',
        'There is one honest exception. A large person or thing that the lower edge cuts on purpose may lie under the timestamp. A shoulder or the hem of a jacket tells nothing, and nobody misses it. Our check does not count such a subject.',
        { pull: 'Subject left, words right: the corner is free.' },
      ],
    },
    {
      id: 'pictures',
      title: 'The same parts on both sides',
      blocks: [
        'The first picture below is as the engine planned it. The second has the same parts with swapped sides. A timestamp is drawn over both, as YouTube does. In the second picture it covers the flame of the rocket, which is the part that says that the rocket flies.',
      ],
    },
    {
      id: 'advice',
      title: 'What we take from it',
      blocks: [
        {
          list: [
            'Draw a rectangle over the lower right corner of your template, 17 percent wide and 16 percent high, and hide it only for the export.',
            'Put the large subject at the left and the words at the right, unless you have a reason.',
            'If the subject must be at the right, end it above the rectangle, or let the lower edge cut it where nothing is told.',
            'Keep prices, results and arrow heads away from the corner. They are small, and they are the point.',
            'Do not put a fake timestamp there. The real one will be printed over it.',
            'Test with a long duration. A stream of more than an hour has the widest chip.',
          ],
        },
        'The upper edge is safer, but not free everywhere: on a computer, buttons appear in the upper right corner while the pointer is over the thumbnail. They go away again. The duration stays.',
      ],
    },
    {
      id: 'sources',
      title: 'Sources',
      blocks: [
        'The shares come from a script in our code, which measures them again whenever our engine changes. A drawing counts with its whole rectangle, so the shares are rather too high than too low.',
      ],
    },
  ],
  figures: {
    figures: [
      {
        kind: 'table',
        caption:
          'Pictures in which words, badges or the subject reach into the area of the timestamp, and mean share of the area that is covered after the swap.',
        columns: ['Layouts', 'Pictures', 'As planned', 'Sides swapped', 'Covered, swapped'],
        rows: cornerRows(
          (group) => names[group] ?? group,
          (value) => `${value}%`,
        ),
      },
    ],
    pictures: [
      {
        kind: 'pictures',
        timestamp: '12:04',
        pictures: [
          {
            name: 'corner-free',
            alt: 'Thumbnail: a rocket at the left, the words I BUILT A ROCKET IN 24 HOURS at the right; the corner is free',
            caption: 'As planned: only a planet in the background lies under the timestamp.',
          },
          {
            name: 'corner-covered',
            alt: 'Thumbnail: the same words at the left and the rocket at the right, with its flame under the timestamp',
            caption: 'Sides swapped: the flame lies under the timestamp.',
          },
        ],
      },
    ],
    sources: [
      {
        kind: 'sources',
        sources: [{ title: '[1] YT Thumb Hub: safe areas of a thumbnail', url: 'https://ytthumbhub.com' }],
      },
    ],
  },
};
