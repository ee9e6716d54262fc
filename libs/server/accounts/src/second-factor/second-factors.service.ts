import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type AddedFactor,
  type RecoveryCodes,
  type SecondFactorMethod,
  type SecondFactorStatus,
  type TotpSetUp,
  secondFactorMethods,
} from '@portada/contracts';
import { type Database, serverNow } from '@portada/database';
import { AppError } from '@portada/errors';
import { queueMail } from '@portada/mail';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { lockUser } from '../self-service/account-tokens.queries';
import { listPasskeys } from './passkeys.queries';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes';
import { SecondFactorVerification } from './second-factor-verification.service';
import {
  type FactorsRow,
  confirmTotp,
  deleteRecoveryCodes,
  deleteTotp,
  readFactors,
  readTotp,
  replaceRecoveryCodes,
  storeTotp,
} from './second-factor.queries';
import { describeTotp, stepOfCode, totpSecretBytes } from './totp';
import { TotpSecrets } from './totp-secrets';

const hasFactor = ({ totpSince, passkeys }: FactorsRow): boolean => totpSince !== null || passkeys > 0;

/** Adds, lists and removes the second factors of an account. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly database: DataSource,
    private readonly verification: SecondFactorVerification,
    private readonly totpSecrets: TotpSecrets,
  ) {}

  /** Reads the second factors of an account. @throws AppError signed_out if the account is deleted */
  async read(userId: string): Promise<SecondFactorStatus> {
    const { totpSince, recoveryCodes } = await this.find(this.database, userId);
    const passkeys = await listPasskeys(this.database, userId);
    return {
      passkeys: passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
        ...passkey,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      totp: totpSince && { createdAt: totpSince.toISOString() },
      recoveryCodesLeft: recoveryCodes,
    };
  }

  /** Returns the ways to complete a sign-in to an account; empty for an account without a second factor. */
  async methodsOf(userId: string): Promise<SecondFactorMethod[]> {
    const factors = await readFactors(this.database, userId);
    if (!factors || !hasFactor(factors)) return [];
    const has = {
      passkey: factors.passkeys > 0,
      totp: factors.totpSince !== null,
      recovery_code: factors.recoveryCodes > 0,
    };
    return secondFactorMethods.filter((method) => has[method]);
  }

  /** Reads the e-mail of an account. @throws AppError signed_out if the account is deleted */
  async emailOf(userId: string): Promise<string> {
    return (await this.find(this.database, userId)).email;
  }

  /**
   * Begins the set-up of an authenticator app. A repeated call replaces the secret until the first code is confirmed.
   * @throws AppError second_factor_exists
   */
  async beginTotp(userId: string): Promise<TotpSetUp> {
    const { email } = await this.find(this.database, userId);
    const secret = randomBytes(totpSecretBytes);
    const box = await this.totpSecrets.encrypt(userId, secret);
    if (!(await storeTotp(this.database, userId, box))) throw new AppError('second_factor_exists');
    return describeTotp(secret, email);
  }

  /**
   * Completes the set-up of an authenticator app with its first code, and queues a mail.
   * @returns recovery codes if the account had no second factor before
   * @throws AppError not_found if no set-up has begun; invalid_request naming `code`; too_many_requests
   */
  async confirmTotp(request: FastifyRequest, userId: string, code: string): Promise<AddedFactor> {
    const totp = await readTotp(this.database, userId, false);
    if (!totp) throw new AppError('not_found');
    const secret = await this.totpSecrets.decrypt(userId, totp.secret);
    const step = stepOfCode(secret, code.replace(/\s/g, ''), await serverNow(this.database)) ?? -1;
    await this.verification.withinLimits(request, userId, () => Promise.resolve(step >= 0));
    return this.add(userId, async (tx) => {
      if (!(await confirmTotp(tx, { userId, secret: totp.secret, step }))) throw new AppError('not_found');
    });
  }

  /** Removes the authenticator app and queues a mail. @throws AppError not_found if the account has none */
  async removeTotp(userId: string): Promise<void> {
    await this.remove(userId, async (tx) => (await deleteTotp(tx, userId)) > 0);
  }

  /** Replaces the recovery codes. @throws AppError not_found if the account has no second factor */
  async createRecoveryCodes(userId: string): Promise<RecoveryCodes> {
    return this.database.transaction(async (tx) => {
      await lockUser(tx, userId);
      if (!hasFactor(await this.find(tx, userId))) throw new AppError('not_found');
      return { recoveryCodes: await this.storeNewCodes(tx, userId) };
    });
  }

  /** Adds a factor in a transaction that locks the user, with recovery codes for the first factor and a mail. */
  async add(userId: string, change: (tx: Database) => Promise<void>): Promise<AddedFactor> {
    return this.database.transaction(async (tx) => {
      await lockUser(tx, userId);
      const isFirst = !hasFactor(await this.find(tx, userId));
      await change(tx);
      await queueMail(tx, userId, 'second_factor_added');
      return { recoveryCodes: isFirst ? await this.storeNewCodes(tx, userId) : null };
    });
  }

  /** Removes a factor in a transaction that locks the user; the recovery codes go with the last factor. */
  async remove(userId: string, change: (tx: Database) => Promise<boolean>): Promise<void> {
    await this.database.transaction(async (tx) => {
      await lockUser(tx, userId);
      if (!(await change(tx))) throw new AppError('not_found');
      if (!hasFactor(await this.find(tx, userId))) await deleteRecoveryCodes(tx, userId);
      await queueMail(tx, userId, 'second_factor_removed');
    });
  }

  private async storeNewCodes(tx: Database, userId: string): Promise<string[]> {
    const codes = createRecoveryCodes();
    await replaceRecoveryCodes(
      tx,
      userId,
      codes.map((code) => hashRecoveryCode(userId, code)),
    );
    return codes;
  }

  private async find(database: Database, userId: string): Promise<FactorsRow> {
    const factors = await readFactors(database, userId);
    if (!factors) throw new AppError('signed_out');
    return factors;
  }
}
