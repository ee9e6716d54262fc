import { botChallengeSchema } from '@portada/contracts';
import { solve } from './solve';

/** Off the main thread, so that typing never stutters: a challenge comes in, its answer goes out, or null. */
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  Promise.resolve(data)
    .then((challenge) => solve(botChallengeSchema.parse(challenge)))
    .then(
      (answer) => postMessage(answer),
      () => postMessage(null),
    );
});
