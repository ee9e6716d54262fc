import type { ArticleContent } from './article-content';
import { decimal } from './figure-text';
import { longOf, shortOf, wordsRows } from './words.figures';

const px = (value: number) => `${decimal('en', value)} px`;

/** English text of the article on the number of words. */
export const wordsEn: ArticleContent = {
  sections: [
    {
      id: 'question',
      title: 'What we wanted to know',
      blocks: [
        'Most advice on thumbnails says: use few words. It rarely says how few, or why. We have an engine that sets headlines and a check that measures them, so we counted.',
        'The size that matters is small. Next to a video that is playing, YouTube shows a suggestion about 168 pixels wide and 94 pixels high [1]. A picture of 1280 pixels is then reduced to less than a seventh of its width. A letter that is 60 pixels high in your editor is 8 pixels high there.',
      ],
    },
    {
      id: 'method',
      title: 'How we measured',
      blocks: [
        'We took one video idea, “I lived in a tiny house for 30 days”, and let our engine plan its thumbnail in all ten styles and with two different seeds. Only the headline changed. One series used words of four letters, such as MOVE or FAST. A second series used words of eight letters, such as MOUNTAIN or SURVIVAL.',
        'For each plan we took the height of the smallest capital letter and scaled it to a picture 168 pixels wide. The engine always uses the room it has: with fewer words it sets larger letters. So the figures show what is possible in a layout that also has a subject, and not what is possible on an empty page.',
      ],
    },
    {
      id: 'figures',
      title: 'The figures',
      blocks: [
        `Two short words have capitals ${px(shortOf(2).median)} high at phone size. With four words the median is ${px(shortOf(4).median)}, with six it is ${px(shortOf(6).median)}, and with eight it is ${px(shortOf(8).median)}. No step is dramatic. From two to eight words the letters lose about a third of their height.`,
        `Long words change more. Two words of eight letters have capitals of ${px(longOf(2).median)}, which is about the height of eight short words. With four long words the median falls to ${px(longOf(4).median)}.`,
      ],
    },
    {
      id: 'limit',
      title: 'Where reading ends',
      blocks: [
        'There is no official limit for letters on a thumbnail. Ours comes from looking at many pictures at 168 pixels: at 8 pixels and more a word is read at a glance, between 6 and 8 it takes a second look, and below 6 it is a pattern. Our legibility score uses these values.',
        `With this limit, eight short words still pass in the typical plan, and in our worst plan too, with ${px(shortOf(8).smallest)}. Long words do not: from five words on, the worst plan has capitals of ${px(longOf(5).smallest)}. A headline of five long words is safe in some layouts only.`,
        { pull: 'Count letters, not words.' },
      ],
    },
    {
      id: 'pictures',
      title: 'The same thumbnail twice',
      blocks: [
        'The two pictures below have the same subject, the same style and the same layout. The engine set the first headline in two lines and the second in four. Look at the small versions. Both can be read, but only the first can be read without intent.',
        'That difference is the reason for few words. A viewer who scrolls does not decide to read. Large letters are seen together with the subject. Small letters must be read after it, and many viewers have moved on by then.',
      ],
    },
    {
      id: 'cost',
      title: 'What more words cost',
      blocks: [
        `The headlines of our plans cover about the same share of the picture, however many words they have: ${shortOf(2).area} percent with two short words, ${shortOf(8).area} percent with eight. The layout keeps that area for text. More words do not take room from the subject. They take it from each other.`,
        'If you set your own text in an editor, you may be tempted to do the opposite and to enlarge the text until all of it can be read. Then the subject pays. Two of the strongest parts of a thumbnail, a large subject and large letters, compete for the same 1280 by 720 pixels.',
      ],
    },
    {
      id: 'advice',
      title: 'What we take from it',
      blocks: [
        {
          list: [
            'Two to four words are a good aim. Their letters have room to spare at phone size.',
            'Eight words of four letters are better than five words of eight. Replace a long word by a short one before you drop a word.',
            'Numbers are short. “30 DAYS” says more than “ONE MONTH” and needs fewer letters.',
            'Leave out what the title says already. The title stands directly below the thumbnail.',
            'Check the picture at 168 pixels, at arm’s length, for one second. If you have to try, shorten it.',
          ],
        },
        'These figures are about size only. They say nothing about clicks, because we did not measure clicks.',
      ],
    },
    {
      id: 'sources',
      title: 'Sources',
      blocks: [
        'All heights come from a script in our code, which measures them again whenever our engine changes. If a figure changed, this page would not be published before it is corrected.',
      ],
    },
  ],
  figures: {
    figures: [
      {
        kind: 'table',
        caption:
          'Height of the smallest capitals at 168 px wide, in px. Twenty plans for each row: ten styles, two seeds.',
        columns: ['Words', 'Short: median', 'Short: worst', 'Long: median', 'Long: worst'],
        rows: wordsRows('en'),
      },
    ],
    pictures: [
      {
        kind: 'pictures',
        pictures: [
          {
            name: 'words-two',
            alt: 'Thumbnail: a small house on wheels and the words TINY HOUSE in two lines',
            caption: 'Two words, set in two large lines.',
          },
          {
            name: 'words-eight',
            alt: 'Thumbnail: the same house and the words I LIVED IN A TINY HOUSE ALL ALONE in four lines',
            caption: 'Eight words, set in four small lines.',
          },
        ],
      },
    ],
    sources: [
      {
        kind: 'sources',
        sources: [
          {
            title: '[1] Tiny Pixel Kit: YouTube thumbnail sizes',
            url: 'https://tinypixelkit-com.pages.dev/blog/youtube-thumbnail-sizes',
          },
        ],
      },
    ],
  },
};
