import type { BotChallenge } from '@portada/contracts';
import { solve } from './solve';

/**
 * Off the main thread, so that typing never stutters: a challenge comes in, as its page has checked it, and its answer
 * goes out, or null.
 */
addEventListener('message', ({ data }: MessageEvent<BotChallenge>) => {
  solve(data).then(
    (answer) => postMessage(answer),
    () => postMessage(null),
  );
});
