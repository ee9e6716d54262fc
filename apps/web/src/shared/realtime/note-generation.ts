import { type Generation, isFinished } from '@portada/contracts';
import { changeUnderWay } from './under-way';

/** Stores the newest state of a generation. A generation that was not under way before is not reported when it ends. */
export const noteGeneration = (generation: Generation): void =>
  changeUnderWay(({ underWay, ended }) => {
    const others = underWay.filter(({ id }) => id !== generation.id);
    if (!isFinished(generation.status))
      return { underWay: [...others, generation].sort((a, b) => (a.id < b.id ? -1 : 1)), ended };
    return { underWay: others, ended: others.length < underWay.length ? [...ended, generation] : ended };
  });
