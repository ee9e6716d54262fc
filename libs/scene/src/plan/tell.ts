import type { Idea } from '../scene.schema';
import { list } from './tell-list';
import { alone, reaction, reveal, showcase } from './tell-one';
import { beforeAfter, choice, clash, progress, versus } from './tell-pair';
import { food, horror, news, travel } from './tell-place';
import { challenge, gaming, money, review, tutorial } from './tell-sign';
import type { Teller } from './telling';

/** How each idea is told. */
export const tellers: Record<Idea, Teller> = {
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
};
