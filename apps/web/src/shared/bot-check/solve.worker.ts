import type { BotChallenge } from '@portada/contracts';
import { solve } from './solve';

/**
 * Solves bot check challenges outside of the main thread, so that typing stays smooth. The worker receives a validated
 * challenge and posts the answer, or null.
 */
addEventListener('message', ({ data }: MessageEvent<BotChallenge>) => {
  solve(data).then(
    (answer) => postMessage(answer),
    () => postMessage(null),
  );
});
