import type { RenderContext } from '@portada/studio/engine';
import { measureCorner } from './measure-corner';
import { measureFiles } from './measure-files';
import { measureOutlines } from './measure-outlines';
import { measureSubjects } from './measure-subjects';
import { measureWords } from './measure-words';

/** Measurements of the articles by the name of the article. The blog reads the figures from `<name>.figures.json`. */
export const measurements = {
  words: measureWords,
  outlines: measureOutlines,
  corner: measureCorner,
  subjects: measureSubjects,
  files: measureFiles,
} as const satisfies Record<string, (context: RenderContext) => unknown>;

/** Returns the path of the figures of an article in the workspace. @param name a name in `measurements` */
export const figuresFile = (name: string): string =>
  `apps/web/src/features/blog/content/${name}.figures.json`;
