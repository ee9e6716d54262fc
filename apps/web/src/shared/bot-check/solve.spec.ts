import { botChallengeSchema } from '@portada/contracts';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { z } from 'zod';
import { solve } from './solve';

const hmacSignatureSecret = 'a key of this test';
const payloadSchema = z.object({
  challenge: botChallengeSchema,
  solution: z.object({ counter: z.int(), derivedKey: z.string(), time: z.number() }),
});

it('the solver of the bot check finds an answer that the server accepts', async () => {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    deriveKey,
    hmacSignatureSecret,
    expiresAt: new Date(Date.now() + 60_000),
    data: { action: 'login' },
  });
  const answer = await solve(botChallengeSchema.parse(challenge));
  const payload = payloadSchema.parse(JSON.parse(atob(answer)));
  expect(payload.challenge).toEqual(challenge);
  const verdict = await verifySolution({
    challenge,
    solution: payload.solution,
    deriveKey,
    hmacSignatureSecret,
  });
  expect(verdict.verified).toBe(true);
});
