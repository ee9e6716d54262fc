import type { BotAction } from '@portada/contracts';
import { OperationalError } from '@portada/errors';
import { z } from 'zod';
import type { RecaptchaOptions } from './bot-check.options';

/** Time limit of a request to reCAPTCHA in ms. It is short because a user waits for the response. */
const timeoutMs = 2_000;
/**
 * The lowest reCAPTCHA score that passes the bot check. Scores range from 0 (certainly a robot) to 1; Google
 * recommends 0.5 as the limit.
 */
const leastScore = 0.5;
const longestToken = 8_192;

const assessmentSchema = z.object({
  tokenProperties: z.object({ valid: z.boolean(), action: z.string().default('') }),
  riskAnalysis: z.object({ score: z.number() }).optional(),
});

type Caller = { address: string; userAgent: string };

/** Requests assessments of tokens from reCAPTCHA Enterprise: REST, `projects.assessments.create`. */
export class Recaptcha {
  private readonly address: string;

  constructor(private readonly options: RecaptchaOptions) {
    const { address = 'https://recaptchaenterprise.googleapis.com', project } = options;
    this.address = `${address}/v1/projects/${encodeURIComponent(project)}/assessments`;
  }

  /**
   * Verifies a reCAPTCHA token. Portada stores no used tokens: Google reports a token that was assessed before as
   * invalid.
   * @returns true if the token is valid, was issued for this action, and has the score of a person
   * @throws OperationalError if reCAPTCHA does not answer in time, or answers in another form
   */
  async isRight(token: string, action: BotAction, from: Caller): Promise<boolean> {
    if (token.length > longestToken) return false;
    const { tokenProperties, riskAnalysis } = await this.assess(token, action, from).catch(
      (error: unknown) => {
        throw new OperationalError('reCAPTCHA made no assessment', { cause: error });
      },
    );
    const isOurs = tokenProperties.valid && tokenProperties.action === action;
    return isOurs && (riskAnalysis?.score ?? 0) >= leastScore;
  }

  private async assess(
    token: string,
    action: BotAction,
    from: Caller,
  ): Promise<z.infer<typeof assessmentSchema>> {
    const answer = await fetch(this.address, {
      method: 'POST',
      signal: AbortSignal.timeout(timeoutMs),
      // The API key is sent in a header, because proxies log addresses.
      headers: { 'content-type': 'application/json', 'x-goog-api-key': this.options.apiKey },
      body: JSON.stringify({
        event: {
          token,
          siteKey: this.options.siteKey,
          expectedAction: action,
          userIpAddress: from.address,
          userAgent: from.userAgent,
        },
      }),
    });
    if (!answer.ok) throw new Error(`reCAPTCHA answered ${answer.status}`);
    return assessmentSchema.parse(await answer.json());
  }
}
