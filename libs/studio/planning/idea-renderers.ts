import type { Idea } from '../scene/scene.schema';
import { list } from './idea-list';
import { alone, portrait, reaction, reveal, showcase } from './ideas-of-one';
import { beforeAfter, choice, clash, progress, versus } from './ideas-of-two';
import { food, horror, news, travel } from './ideas-with-places';
import { challenge, gaming, money, review, tutorial } from './ideas-with-signs';
import type { IdeaRenderer } from './composition';

/** The renderer of each idea. */
export const ideaRenderers: Record<Idea, IdeaRenderer> = {
  showcase,
  stage: alone,
  'close-up': alone,
  'big-type': alone,
  reveal,
  reaction,
  versus,
  clash,
  choice,
  'before-after': beforeAfter,
  progress,
  list,
  news,
  challenge,
  money,
  tutorial,
  review,
  horror,
  food,
  travel,
  gaming,
  portrait,
};
