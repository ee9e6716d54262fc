import { createHash, createHmac, randomInt } from 'node:crypto';
import { type BotAction, type BotChallenge, botChallengeSchema } from '@portada/contracts';
import { serverNow } from '@portada/database';
import type { DatabaseSecrets } from '@portada/secrets';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { useAnswer } from './abuse.queries';

/**
 * PBKDF2 rounds of one try, and the least and most tries that an answer to the bot check needs: about 0.3 s in a
 * browser.
 */
const cost = 1_000;
const tries = { least: 300, most: 700 } as const;
const lifeSeconds = 10 * 60;
const longestAnswer = 4_096;

const answerSchema = z.object({
  challenge: botChallengeSchema,
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string() }),
});

/**
 * Parses an answer to the bot check, base64 of JSON.
 * @returns null if the text has another form
 */
const parseAnswer = (text: string): z.infer<typeof answerSchema> | null => {
  if (text.length > longestAnswer) return null;
  try {
    return answerSchema.parse(JSON.parse(Buffer.from(text, 'base64').toString()));
  } catch {
    return null;
  }
};

/**
 * Parameters as the library altcha signs them: the time of expiry is a part of the data, because the library would compare
 * its own parameter `expiresAt` with the clock of the machine.
 */
const signedParameters = ({ keySignature, expiresAt, data, ...rest }: BotChallenge['parameters']) => ({
  ...rest,
  // The signature covers no property that is undefined after parsing.
  ...(keySignature === undefined ? {} : { keySignature }),
  data: { ...data, expiresAt },
});

/**
 * A bot check without a third party: the browser searches for a number, in the format of the altcha library (version
 * 2). Portada chooses the number, so that verifying an answer takes one keyed hash. All processes share the key. Times are
 * those of Postgres.
 */
export class ProofOfWork {
  constructor(
    private readonly database: DataSource,
    private readonly secrets: DatabaseSecrets,
  ) {}

  /** Creates a signed challenge of the bot check for one action, such as a sign-in. */
  async challenge(action: BotAction): Promise<BotChallenge> {
    const expiresAt = Math.floor((await serverNow(this.database)) / 1000) + lifeSeconds;
    const { parameters, signature } = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      counter: randomInt(tries.least, tries.most),
      deriveKey,
      data: { action, expiresAt },
      ...(await this.signatureSecrets()),
    });
    return botChallengeSchema.parse({
      parameters: { ...parameters, data: { action }, expiresAt },
      signature,
    });
  }

  /**
   * Verifies and consumes an answer to the bot check.
   * @returns true if the text answers an unexpired challenge that Portada signed for this action, and is used for the
   *   first time
   */
  async isRight(text: string, action: BotAction): Promise<boolean> {
    const answer = parseAnswer(text);
    if (answer?.challenge.parameters.data.action !== action) return false;
    const { challenge, solution } = answer;
    const { expiresAt } = challenge.parameters;
    if (expiresAt * 1000 < (await serverNow(this.database))) return false;
    const { verified } = await verifySolution({
      challenge: { ...challenge, parameters: signedParameters(challenge.parameters) },
      solution,
      deriveKey,
      ...(await this.signatureSecrets()),
    });
    if (!verified) return false;
    const answerHash = createHash('sha256').update(challenge.signature).digest();
    return useAnswer(this.database, { answerHash, expiresAt });
  }

  private async signatureSecrets(): Promise<{ hmacSignatureSecret: string; hmacKeySignatureSecret: string }> {
    const secret = await this.secrets.read('bot_check');
    const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
    return { hmacSignatureSecret: derive('challenge'), hmacKeySignatureSecret: derive('solution') };
  }
}
