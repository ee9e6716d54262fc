import type { BotChallenge } from '@portada/contracts';
import { solve } from './solve';

/**
 * Solves challenges outside of the main thread, so that typing stays smooth. Receives a validated challenge and posts its
 * answer, or null.
 */
addEventListener('message', ({ data }: MessageEvent<BotChallenge>) => {
  solve(data).then(
    (answer) => postMessage(answer),
    () => postMessage(null),
  );
});
