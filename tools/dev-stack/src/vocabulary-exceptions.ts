/** A forbidden word that a file, or all files of a folder (`path` ends in `/`), may contain, and the reason. */
export type Exception = { path: string; word: RegExp; reason: string };

/** Exceptions of the vocabulary check. The check also reports exceptions that no file needs. */
export const exceptions: readonly Exception[] = [
  {
    path: 'libs/server/generations/sql/mark_tidied.sql',
    word: /^mark_tidied$/,
    reason: 'released name of a function that processes of the previous release call',
  },
  {
    path: 'libs/server/generations/sql/choose_next_of.sql',
    word: /^choose_next_of$/,
    reason: 'former name of a function that transactions of the previous release call',
  },
  {
    path: 'libs/studio/',
    word: /^(news|world|told|tells|telling|heard|actors|facts)$/i,
    reason: 'ordinary sense: topics of videos, people in them, and what a prompt says',
  },
  {
    path: 'libs/server/platform/database/src/',
    word: /^readings$/,
    reason: 'released name of a column',
  },
  {
    path: 'tools/dev-stack/src/postgres-account.ts',
    word: /^nobody$/,
    reason: 'name of a Linux account',
  },
];
