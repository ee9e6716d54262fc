import { Injectable } from '@nestjs/common';
import { type ApiKey, type CreatedApiKey, type NewApiKey, apiKeyLimits } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { queueMail } from '@portada/mail';
import { RateLimitService } from '@portada/rate-limit';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { lockUser } from '../self-service/account-tokens.queries';
import { hashToken } from '../sessions/session-reader';
import { createApiKeyText, startOfApiKey } from './api-key-text';
import { apiKeyRateLimits } from './api-keys.rate-limits';
import {
  type ApiKeyRow,
  type StoredApiKey,
  countApiKeys,
  expireApiKey,
  insertApiKey,
  listApiKeys,
  readApiKey,
  revokeApiKey,
} from './api-keys.queries';

const day = 24 * 60 * 60 * 1000;

const shown = ({ createdAt, expiresAt, lastUsedAt, firstKeyId: _, ...key }: ApiKeyRow): ApiKey => ({
  ...key,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** Creates, lists, replaces and revokes the API keys of an account. */
@Injectable()
export class ApiKeys {
  constructor(
    private readonly database: DataSource,
    private readonly rateLimits: RateLimitService,
  ) {}

  /** Lists the keys of a user that are not revoked, newest first. */
  async list(userId: string): Promise<ApiKey[]> {
    return (await listApiKeys(this.database, userId)).map(shown);
  }

  /**
   * Creates a key. Its text is returned only here; the database has its SHA-256.
   * @throws AppError api_key_limit, signed_out if the account is deleted, too_many_requests
   */
  create(userId: string, { name, scopes, days, monthlyCredits }: NewApiKey): Promise<CreatedApiKey> {
    return this.withLock(userId, (tx) =>
      this.store(tx, {
        userId,
        name,
        scopes,
        days: days ?? null,
        monthlyCredits: monthlyCredits ?? null,
        firstKeyId: null,
      }),
    );
  }

  /**
   * Creates a key with the name, scopes, cap and days of a former key, which stays valid for `overlapHours` hours. What the
   * former key has spent counts towards the cap of both.
   * @throws AppError not_found if the user has no such valid key; api_key_limit, too_many_requests
   */
  rotate(userId: string, id: string, overlapHours: number): Promise<CreatedApiKey> {
    return this.withLock(userId, async (tx) => {
      const former = z.uuid().safeParse(id).success ? await readApiKey(tx, userId, id) : undefined;
      if (!former) throw new AppError('not_found');
      const { name, scopes, monthlyCredits, createdAt, expiresAt, firstKeyId } = former;
      const days = expiresAt && Math.max(1, Math.round((expiresAt.getTime() - createdAt.getTime()) / day));
      await expireApiKey(tx, id, overlapHours);
      return this.store(tx, { userId, name, scopes, monthlyCredits, days, firstKeyId });
    });
  }

  /** Revokes a key of a user; the next request with it is refused. @throws AppError not_found */
  async revoke(userId: string, id: string): Promise<void> {
    if (!z.uuid().safeParse(id).success || !(await revokeApiKey(this.database, userId, id)))
      throw new AppError('not_found');
  }

  private async withLock<Result>(
    userId: string,
    work: (tx: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    await this.rateLimits.consumeOrThrow(apiKeyRateLimits.createApiKeyByAccount, userId);
    return this.database.transaction(async (tx) => {
      await lockUser(tx, userId);
      if ((await countApiKeys(tx, userId)) >= apiKeyLimits.count) throw new AppError('api_key_limit');
      return work(tx);
    });
  }

  private async store(
    tx: EntityManager,
    values: Omit<StoredApiKey, 'keyHash' | 'start'>,
  ): Promise<CreatedApiKey> {
    const key = createApiKeyText();
    const row = await insertApiKey(tx, { ...values, keyHash: hashToken(key), start: startOfApiKey(key) });
    if (!row) throw new AppError('signed_out');
    await queueMail(tx, values.userId, 'api_key_created');
    return { key, apiKey: shown(row) };
  }
}
