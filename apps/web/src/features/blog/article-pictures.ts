// Written by `npm run site:pictures`, which also writes the files in apps/web/public/pictures/articles.
import type { NamedPicture } from '../../shared/site/site-picture';

const wide = { ratio: '16:9', widths: [360, 640, 960, 1280] } as const;

/** The pictures of the articles by name. */
export const articlePictures = {
  'words-two': { ...wide, name: 'articles/words-two', hash: '74aed900', colours: ['#9cc7b8', '#7a894c'] },
  'words-eight': { ...wide, name: 'articles/words-eight', hash: 'a84f09b2', colours: ['#9bc5ba', '#788e61'] },
  'outline-none': {
    ...wide,
    name: 'articles/outline-none',
    hash: '369bcb47',
    colours: ['#fcf5b5', '#666274'],
  },
  'outline-thick': {
    ...wide,
    name: 'articles/outline-thick',
    hash: 'aff65714',
    colours: ['#e6e0ae', '#535162'],
  },
  'corner-free': { ...wide, name: 'articles/corner-free', hash: 'a1fb6403', colours: ['#985967', '#9b3b59'] },
  'corner-covered': {
    ...wide,
    name: 'articles/corner-covered',
    hash: 'cdf658c2',
    colours: ['#784159', '#c2646f'],
  },
  'subject-one': { ...wide, name: 'articles/subject-one', hash: '28b0993e', colours: ['#cd7c59', '#594b25'] },
  'subject-three': {
    ...wide,
    name: 'articles/subject-three',
    hash: '26efe8a9',
    colours: ['#acb0ad', '#b18d61'],
  },
  'files-flat': { ...wide, name: 'articles/files-flat', hash: '6cbeb3e8', colours: ['#b98b8e', '#eaaa95'] },
  'files-photo': { ...wide, name: 'articles/files-photo', hash: '2764e90a', colours: ['#868a89', '#7d785c'] },
} as const satisfies Record<string, NamedPicture>;
