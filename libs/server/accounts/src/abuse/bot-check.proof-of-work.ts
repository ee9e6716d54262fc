import { createHash, createHmac, randomInt } from 'node:crypto';
import { type BotAction, type BotChallenge, botChallengeSchema } from '@portada/contracts';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { readBotCheckSecret, useAnswer } from './abuse.queries';

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
 * A bot check without a third party: the browser searches for a number, in the format of the altcha library (version
 * 2). Portada chooses the number, so that verifying an answer takes one keyed hash. All processes share the key.
 */
export class ProofOfWork {
  private secrets: Promise<{ signature: string; key: string }> | null = null;

  constructor(private readonly database: DataSource) {}

  /** Creates a signed challenge of the bot check for one action, such as a sign-in. */
  async challenge(action: BotAction): Promise<BotChallenge> {
    const { signature, key } = await this.readSecrets();
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      counter: randomInt(tries.least, tries.most),
      deriveKey,
      expiresAt: Math.floor(Date.now() / 1000) + lifeSeconds,
      data: { action },
      hmacSignatureSecret: signature,
      hmacKeySignatureSecret: key,
    });
    return botChallengeSchema.parse(challenge);
  }

  /**
   * Verifies and consumes an answer to the bot check.
   * @returns true if the text answers an unexpired challenge that Portada signed for this action, and is used for the
   *   first time
   */
  async isRight(text: string, action: BotAction): Promise<boolean> {
    const answer = parseAnswer(text);
    if (answer?.challenge.parameters.data.action !== action) return false;
    const { signature, key } = await this.readSecrets();
    const { challenge, solution } = answer;
    const { verified } = await verifySolution({
      // The signature covers the challenge without the properties that are undefined after parsing.
      challenge: { ...challenge, parameters: withoutUndefined(challenge.parameters) },
      solution,
      deriveKey,
      hmacSignatureSecret: signature,
      hmacKeySignatureSecret: key,
    });
    if (!verified) return false;
    const answerHash = createHash('sha256').update(challenge.signature).digest();
    return useAnswer(this.database, { answerHash, expiresAt: challenge.parameters.expiresAt });
  }

  private async readSecrets(): Promise<{ signature: string; key: string }> {
    this.secrets ??= readBotCheckSecret(this.database).then((secret) => {
      const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
      return { signature: derive('challenge'), key: derive('solution') };
    });
    try {
      return await this.secrets;
    } catch (error) {
      // A failed read is not cached: the next request reads the secret of the bot check again.
      this.secrets = null;
      throw error;
    }
  }
}

const withoutUndefined = <T extends { keySignature?: string | undefined }>({ keySignature, ...rest }: T) => ({
  ...rest,
  ...(keySignature === undefined ? {} : { keySignature }),
});
