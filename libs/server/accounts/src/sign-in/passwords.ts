import { availableParallelism } from 'node:os';
import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { productConfig } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { hash, verify } from '@node-rs/argon2';
import { commonPasswords } from './common-passwords';

/** Argon2id (the library's algorithm where none is named): memory in KiB, passes, lanes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes a core and 19 MiB for some 30 ms: this many at once, and this many more may wait. */
const atOnce = Math.min(4, availableParallelism());
const mayWait = 100;

/**
 * Refuses a password that anybody would try first: a common one, the e-mail, or what stands before its @; in any case.
 * @throws AppError invalid_request naming the field `password`
 */
export const assertStrong = (password: string, email: string): void => {
  if (isGuessable(password, email)) {
    throw new AppError('invalid_request', { fields: { password: 'password_common' } });
  }
};

/** Whether a password is long enough and not a common one. */
export const isStrongPassword = (password: string, email: string): boolean =>
  password.length >= productConfig.password.min &&
  password.length <= productConfig.password.max &&
  !isGuessable(password, email);

const isGuessable = (password: string, email: string): boolean => {
  const lower = password.toLowerCase();
  const address = email.toLowerCase();
  const name = address.slice(0, address.lastIndexOf('@'));
  return commonPasswords.has(lower) || lower === address || lower === name;
};

/** Hashes and checks passwords, a few at a time. */
@Injectable()
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** Checked where there is no account, so that its absence takes as long as a wrong password. */
  private readonly nobodys = this.inTurn(() => hash(randomBytes(32), cost));

  /** @throws AppError unavailable where too many are waiting */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, cost));
  }

  /**
   * @param stored null where there is no account, or one without a password: as much work, and never right
   * @throws AppError unavailable where too many are waiting
   */
  async isRight(stored: string | null, password: string): Promise<boolean> {
    const against = stored ?? (await this.nobodys);
    const right = await this.inTurn(() => verify(against, password));
    return stored !== null && right;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < atOnce) this.running += 1;
    else if (this.waiting.length < mayWait) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else throw new AppError('unavailable', { retryAfterSeconds: 2 });
    try {
      return await work();
    } finally {
      // The place goes to the next in line, or is free again.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
