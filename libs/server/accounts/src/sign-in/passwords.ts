import { availableParallelism } from 'node:os';
import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { productConfig } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { hash, verify } from '@node-rs/argon2';
import { comparablePassword, isCommonPassword } from './common-passwords';

/** Cost of Argon2id, the library's default algorithm: memory in KiB, passes, lanes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A password hash takes one core and 19 MiB for about 30 ms. `atOnce` hashes run at once, and `mayWait` more may
 * wait.
 */
const atOnce = Math.min(4, availableParallelism());
const mayWait = 100;

/**
 * Refuses a password that is easy to guess: a common password, the e-mail, or the part of the e-mail before `@`,
 * regardless of case.
 * @throws AppError invalid_request naming the field `password`
 */
export const assertStrong = (password: string, email: string): void => {
  if (isGuessable(password, email)) {
    throw new AppError('invalid_request', { fields: { password: 'password_common' } });
  }
};

/**
 * Tells if a password may be chosen for an account.
 * @returns true if the password has an allowed length and is not easy to guess
 */
export const isStrongPassword = (password: string, email: string): boolean =>
  password.length >= productConfig.password.min &&
  password.length <= productConfig.password.max &&
  !isGuessable(password, email);

const isGuessable = (password: string, email: string): boolean => {
  const lower = comparablePassword(password);
  const address = comparablePassword(email);
  const name = address.slice(0, address.lastIndexOf('@'));
  return isCommonPassword(password) || lower === address || lower === name;
};

/** Hashes and verifies passwords, a limited number at a time. */
@Injectable()
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /**
   * Password hash that is verified if there is no account, so that an unknown e-mail takes as long as a wrong
   * password.
   */
  private readonly placeholder = this.withSlot(() => hash(randomBytes(32), cost));

  /**
   * Hashes a password in the Unicode form NFC (NIST SP 800-63B), because keyboards send other forms of the same letters.
   * @throws AppError unavailable if too many hashes are waiting
   */
  hash(password: string): Promise<string> {
    return this.withSlot(() => hash(password.normalize('NFC'), cost));
  }

  /**
   * Verifies a password: in the form NFC, and then as it was typed, for passwords that were stored in another form.
   * @param stored the stored hash; null without an account or password, which takes the same work and returns false
   * @throws AppError unavailable if too many hashes are waiting
   */
  async isRight(stored: string | null, password: string): Promise<boolean> {
    const against = stored ?? (await this.placeholder);
    for (const form of new Set([password.normalize('NFC'), password])) {
      if (await this.withSlot(() => verify(against, form))) return stored !== null;
    }
    return false;
  }

  private async withSlot<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < atOnce) this.running += 1;
    else if (this.waiting.length < mayWait) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else throw new AppError('unavailable', { retryAfterSeconds: 2 });
    try {
      return await work();
    } finally {
      // The next waiting hash takes over the slot, or the slot is free again.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
