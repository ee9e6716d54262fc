import type { ArticleContent } from './article-content';
import { decimal, kilobytes } from './figure-text';
import { fileRows, filesOf } from './files.figures';

const kb = (bytes: number) => kilobytes('en', bytes);
const [small, large] = [filesOf('photo', 1280), filesOf('photo', 1920)];

/** English text of the article on file formats. */
export const filesEn: ArticleContent = {
  sections: [
    {
      id: 'question',
      title: 'The last step',
      blocks: [
        'The thumbnail is finished, and the editor asks for a format. PNG sounds like quality, JPEG sounds old, WebP and AVIF sound modern. The choice decides whether the upload is accepted, and whether the picture is compressed once or twice on its way to the viewer.',
        'We encoded the same pictures in four formats and two sizes and counted the bytes.',
      ],
    },
    {
      id: 'rules',
      title: 'What YouTube accepts',
      blocks: [
        'YouTube recommends 1280 by 720 pixels in a ratio of 16 to 9, as JPG, PNG or GIF. The limit is 2 MB when you upload from a phone and 50 MB from a computer [1]. The interface for programs names 50 MB in its current reference [2] and 2 MB in the older one [3].',
        'So a file below 2 MB is right everywhere, and that is the limit that our downloads keep. WebP and AVIF are not on the list. They are excellent formats for your own website, and we use both for the pictures on this page.',
      ],
    },
    {
      id: 'method',
      title: 'How we measured',
      blocks: [
        'We drew three pictures with our engine. The flat one has large areas of one color. The comic has a texture of dots and hard edges. The photo has a photographed place as its ground, with soft light and a fine grain as in a film.',
        'Each picture was encoded at 1280 by 720 and at 1920 by 1080 pixels. PNG keeps every pixel. JPEG has quality 92, as our downloads have, WebP has quality 90 and AVIF quality 75. These numbers are not comparable between formats. We chose them high, so that the differences to the PNG are hard to see at full size.',
      ],
    },
    {
      id: 'figures',
      title: 'The figures',
      blocks: [
        `For the flat picture at 1280 pixels, every format is small: ${kb(filesOf('flat', 1280).png)} as PNG and ${kb(filesOf('flat', 1280).jpeg)} as JPEG. For the photo the PNG has ${kb(small.png)}, and the JPEG has ${kb(small.jpeg)}. At 1920 pixels the PNG of the photo has ${kb(large.png)}. That is more than 2 MB, so a phone could not upload it. The JPEG of the same picture has ${kb(large.jpeg)}, about a seventh.`,
        `The step from 1280 to 1920 pixels means 2.25 times as many pixels. The files grow by less, or by about as much: the JPEG of the photo by a factor of ${decimal('en', large.jpeg / small.jpeg)}, the AVIF of the photo by ${decimal('en', large.avif / small.avif)}, and the AVIF of the flat picture by only ${decimal('en', filesOf('flat', 1920).avif / filesOf('flat', 1280).avif)}. AVIF is the smallest format in every row.`,
      ],
    },
    {
      id: 'why',
      title: 'Why the photo is large as PNG',
      blocks: [
        'PNG looks for repetition. A flat area is one color many times, which is written down in a few bytes. A dot pattern repeats as well. Grain does not repeat at all. Each pixel differs a little from its neighbor, and PNG has to keep each of these differences, although nobody will see them.',
        'JPEG, WebP and AVIF drop what the eye hardly sees. Grain is the first thing that they simplify. That is why the photo, which is the largest PNG by far, is close to the comic in the other formats.',
        { pull: 'PNG pays for every pixel. JPEG pays for what you can see.' },
      ],
    },
    {
      id: 'pictures',
      title: 'Two of the three pictures',
      blocks: [
        'Below are the flat picture and the photo as this page shows them, as AVIF or WebP at the width of your screen. Your browser has loaded a few kilobytes for each.',
      ],
    },
    {
      id: 'twice',
      title: 'Your file is compressed again',
      blocks: [
        'YouTube does not show your file. It makes its own small versions from it. The file that you upload is the source of these versions, so it should be clean. A JPEG of low quality shows blocks and halos along hard edges, and the second compression keeps them.',
        'That is an argument for high quality, but not for PNG. At quality 92 we see no blocks at full size, and much less at 168 pixels. If your editor offers only “high” and “maximum”, high is enough.',
      ],
    },
    {
      id: 'advice',
      title: 'What we take from it',
      blocks: [
        {
          list: [
            'Upload a JPEG of quality 90 to 95 at 1280 by 720 or 1920 by 1080 pixels. In our figures it is always far below 2 MB.',
            'Use PNG if the picture is flat, or as the file that you keep for later changes.',
            'Do not save a JPEG again and again. Each time it loses a little. Keep the original and export from it.',
            'Do not use transparency. A thumbnail has no background behind it that you could choose.',
            'Convert WebP or AVIF from another tool to JPEG before the upload, at high quality.',
          ],
        },
      ],
    },
    {
      id: 'sources',
      title: 'Sources',
      blocks: [
        'The file sizes come from a script in our code, which measures them again whenever our engine changes. One kB is 1000 bytes.',
      ],
    },
  ],
  figures: {
    figures: [
      {
        kind: 'table',
        caption: 'File sizes of the same pictures at two widths, in kB of 1000 bytes.',
        columns: ['Picture, width', 'PNG', 'JPEG', 'WebP', 'AVIF'],
        rows: fileRows('en', { flat: 'Flat', comic: 'Comic', photo: 'Photo' }),
      },
    ],
    pictures: [
      {
        kind: 'pictures',
        pictures: [
          {
            name: 'files-flat',
            alt: 'Thumbnail: a piggy bank, a rising line and the words SAVE $500 on pink',
            caption: 'Flat: large areas of one color.',
          },
          {
            name: 'files-photo',
            alt: 'Thumbnail: the words VENICE $100 on a blurred photo of water',
            caption: 'Photo: soft light and a fine grain.',
          },
        ],
      },
    ],
    sources: [
      {
        kind: 'sources',
        sources: [
          {
            title: '[1] Thumbmentor: YouTube thumbnail size',
            url: 'https://thumbmentor.com/blog/youtube-thumbnail-size',
          },
          {
            title: '[2] YouTube Data API, thumbnails.set, current reference',
            url: 'https://developers.google.com/youtube/data/reference/rest/v3/thumbnails/set',
          },
          {
            title: '[3] YouTube Data API, thumbnails.set, older reference',
            url: 'https://developers.google.com/youtube/v3/docs/thumbnails/set',
          },
        ],
      },
    ],
  },
};
