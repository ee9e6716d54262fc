import { Inject, Injectable } from '@nestjs/common';
import { type BotAction, type BotChallenge, botCheckHeader, botCheckParameter } from '@portada/contracts';
import { AppError, classify } from '@portada/errors';
import { DatabaseSecrets } from '@portada/secrets';
import type { FastifyRequest } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { RECAPTCHA_OPTIONS, type RecaptchaOptions } from './bot-check.options';
import { ProofOfWork } from './bot-check.proof-of-work';
import { Recaptcha } from './bot-check.recaptcha';

/**
 * Checks whether a person uses the browser. A failed check leads to stricter rate limits and has no other
 * consequence.
 */
@Injectable()
export class BotCheckService {
  private readonly recaptcha: Recaptcha | null;
  private readonly proofOfWork: ProofOfWork;

  constructor(
    database: DataSource,
    private readonly logger: PinoLogger,
    @Inject(RECAPTCHA_OPTIONS) recaptcha: RecaptchaOptions | null,
    secrets: DatabaseSecrets,
  ) {
    this.recaptcha = recaptcha && new Recaptcha(recaptcha);
    this.proofOfWork = new ProofOfWork(database, secrets);
  }

  /**
   * Creates a challenge of the bot check.
   * @throws AppError not_found if reCAPTCHA is used, because then Portada creates no challenges
   */
  challenge(action: BotAction): Promise<BotChallenge> {
    if (this.recaptcha) throw new AppError('not_found');
    return this.proofOfWork.challenge(action);
  }

  /**
   * Verifies the answer of a request to the bot check.
   * @returns true if the request has a correct answer for this action; false if the answer is wrong, missing or
   *   cannot be verified
   */
  async hasPassed(request: FastifyRequest, action: BotAction): Promise<boolean> {
    const answer = answerOf(request);
    if (answer === null) return false;
    try {
      if (!this.recaptcha) return await this.proofOfWork.isRight(answer, action);
      const from = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
      return await this.recaptcha.isRight(answer, action, from);
    } catch (error) {
      const level = classify(error) === 'operational' ? 'warn' : 'error';
      this.logger[level]({ err: error }, 'bot check could not be verified');
      return false;
    }
  }
}

/**
 * Reads the answer to the bot check from the header, or from the query of a request that opens a window and cannot
 * set headers.
 */
const answerOf = (request: FastifyRequest): string | null => {
  const header = request.headers[botCheckHeader];
  if (typeof header === 'string') return header;
  const { [botCheckParameter]: parameter } = request.query as Record<string, unknown>;
  return typeof parameter === 'string' ? parameter : null;
};
