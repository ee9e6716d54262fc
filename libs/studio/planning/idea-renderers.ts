import type { Idea } from '../scene/scene.schema';
import { list } from './idea-list';
import { alone, portrait, shown } from './ideas-of-one';
import type { Draft } from './draft';
import { banner, caption, contrast, keyword, poster, statement, twoNames, twoTimes } from './ideas-of-type';
import { beforeAfter, clash, versus } from './ideas-of-two';
import { scene } from './idea-scene';
import { food, horror, news } from './ideas-with-places';
import { money, review } from './ideas-with-signs';
import type { IdeaRenderer } from './composition';

/** The renderer of each idea. */
const ideaRenderers: Record<Idea, IdeaRenderer> = {
  showcase: shown,
  stage: alone,
  'close-up': alone,
  reveal: shown,
  reaction: portrait,
  versus,
  clash,
  choice: versus,
  'before-after': beforeAfter,
  progress: beforeAfter,
  list,
  news,
  challenge: shown,
  money,
  tutorial: shown,
  review,
  horror,
  food,
  gaming: shown,
  portrait,
  statement,
  keyword,
  banner,
  poster,
  contrast,
  caption,
  scene,
};

/**
 * The renderer of a picture. Layouts of two names or two times without drawings have renderers of their own; otherwise
 * the idea decides.
 * @param draft the decisions about the picture
 */
export function rendererOf({ idea, layout }: Pick<Draft, 'idea' | 'layout'>): IdeaRenderer {
  if (layout.name.startsWith('names')) return twoNames;
  return layout.name.startsWith('times') ? twoTimes : ideaRenderers[idea];
}
