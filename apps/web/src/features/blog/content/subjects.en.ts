import type { ArticleContent } from './article-content';
import { subjectRows, withThings } from './subjects.figures';

const [one, two, three] = [withThings(1), withThings(2), withThings(3)];

/** English text of the article on the number of subjects. */
export const subjectsEn: ArticleContent = {
  sections: [
    {
      id: 'question',
      title: 'How many things fit',
      blocks: [
        'A video about the best burger in town may also show the pizza and the taco that lost. It is tempting to put all three on the thumbnail, so that nobody can miss what the video contains. The thumbnail does not get larger for it. Each new thing takes room from the others.',
        'We measured how much. The question is not whether three things can be drawn in 1280 by 720 pixels. They can. The question is what is left of them on a phone.',
      ],
    },
    {
      id: 'method',
      title: 'How we measured',
      blocks: [
        'We gave our engine three groups of video ideas, each with one, two and three things. The group of a burger was “The best burger in town”, “Burger vs pizza” and “A burger, a pizza and a taco”. The two other groups began with a camera and with a pizza. Every idea was planned in all ten styles, with the same one-word headline, which makes ninety plans.',
        'The engine arranges things as a designer would. One thing becomes a close-up or stands next to the words. Two things become a duel with a line between them. Three things stand in a row. For each plan we took the height of every thing and scaled it to a picture 168 pixels wide and 94 pixels high, the size of a suggestion next to a video [1].',
      ],
    },
    {
      id: 'figures',
      title: 'The figures',
      blocks: [
        `A single thing is ${one.highest} pixels high, which is two thirds of the height of the picture. It fills ${one.share} percent of the area. With two things, the higher one has ${two.highest} pixels and the lower one ${two.lowest}. With three, the highest thing still has ${three.highest} pixels, but the lowest has only ${three.lowest}: half of what a single thing has.`,
        `The area falls faster than the height. The largest of three things fills ${three.share} percent of the picture, a little more than half of the ${one.share} percent of a single thing. A drawing that is half as high and half as wide has a quarter of the pixels with which to show what it is.`,
      ],
    },
    {
      id: 'small',
      title: 'What is left of a thing',
      blocks: [
        `At ${one.highest} pixels a burger has layers, seeds and a shine. At ${three.lowest} pixels a taco is a yellow half circle. If its shape is well known, that is enough. If the thing is your face with a certain expression, it is not. Eyes and mouth need most of the pixels, and a face in a row of three has few.`,
        'Three things also need three glances. The viewer has to find out which one is the subject, and what the others do there. One thing next to a few words has an order without any help: first the thing, then the words.',
        { pull: 'Every further thing makes the first one smaller.' },
      ],
    },
    {
      id: 'pictures',
      title: 'One burger, and one of three',
      blocks: [
        'Both pictures below are from our engine, in the same style and with the same word. In the first, the burger is a close-up that the eye meets at once. In the second it stands in a row, and the kitchen behind it is larger than all the food. At 168 pixels the second picture is a kitchen first. Only then is it about a burger, a pizza and a taco.',
        'The second picture is not wrong. For a video that really compares three dishes it says more than the first. It pays for this with size.',
      ],
    },
    {
      id: 'two',
      title: 'When two are one subject',
      blocks: [
        `Two things are a special case. In a duel the subject is neither of the two but the question of which one wins. The figures are mild as well: the higher thing keeps ${two.highest} of ${one.highest} pixels. That is because a duel uses the whole width, and the words are short or missing.`,
        'A before and after works in the same way, and so does a person with the thing that they hold. In each case the two parts have one relation, and this relation can be seen without reading. Three things seldom have one. If you cannot say in one word what connects them, they are a list.',
      ],
    },
    {
      id: 'advice',
      title: 'What we take from it',
      blocks: [
        {
          list: [
            'Choose the one thing that the video is about, and let it fill at least a quarter of the picture.',
            'If you need two, let them face each other, at equal size, with as few words as possible.',
            'If you need three or more, show one and write the number: “3 TACOS” is clearer than three small tacos.',
            'Show a crowd as a crowd. Many small equal things are read as one thing: a pile, a wall, a queue.',
            'Reduce the picture to 168 pixels and name what you see first. If it is the background, the subject is too small.',
          ],
        },
        'As in our other articles, we measured sizes and no clicks. We know how large a thing is at phone size. Whether people want to see it is up to the thing.',
      ],
    },
    {
      id: 'sources',
      title: 'Sources',
      blocks: [
        'The sizes come from a script in our code, which measures them again whenever our engine changes.',
      ],
    },
  ],
  figures: {
    figures: [
      {
        kind: 'table',
        caption: 'Size of the things on a picture of 168 by 94 px. Medians of thirty plans for each row.',
        columns: ['Things', 'Highest thing', 'Lowest thing', 'Area of the largest'],
        rows: subjectRows((value) => `${value}%`),
      },
    ],
    pictures: [
      {
        kind: 'pictures',
        pictures: [
          {
            name: 'subject-one',
            alt: 'Thumbnail: a large burger at the left and the word WOW at the right',
            caption: 'One thing, as a close-up.',
          },
          {
            name: 'subject-three',
            alt: 'Thumbnail: a burger, a slice of pizza and a taco in a row on a table, with the word WOW above them',
            caption: 'Three things, in a row.',
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
