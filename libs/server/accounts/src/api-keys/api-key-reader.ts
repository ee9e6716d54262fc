import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { ApiKeyScope, Language } from '@portada/contracts';
import { Batcher } from '@portada/database';
import { AppError } from '@portada/errors';
import { RateLimitService } from '@portada/rate-limit';
import { DataSource } from 'typeorm';
import { type SessionUser, hashToken } from '../sessions/session-reader';
import { isApiKeyText } from './api-key-text';
import { apiKeyRateLimits } from './api-keys.rate-limits';
import { type AdmittedKeyRow, findApiKeys, touchApiKeys } from './api-keys.queries';

/** Minutes after which the time of a key's last use is recorded again. */
const touchMinutes = 1;

/** An API key of a request, and its user. */
type IdentifiedKey = { id: string; userId: string; language: Language | null; scopes: ApiKeyScope[] };

/** Finds the users of API keys. Simultaneous look-ups share one statement. */
@Injectable()
export class ApiKeyReader implements OnModuleDestroy {
  private readonly lookUps = new Batcher<Buffer, AdmittedKeyRow>((hashes) => this.lookUp(hashes), {
    maxBatch: 256,
    maxWaiting: 8192,
  });
  private touching: Promise<void> | null = null;

  constructor(
    private readonly database: DataSource,
    private readonly rateLimits: RateLimitService,
  ) {}

  /**
   * Finds the user of the key in a header `Authorization: Bearer <key>` (RFC 6750).
   * @param authorization undefined if the client sent no such header
   * @param scope scope that the route needs
   * @returns the user, never with the rights of an administrator
   * @throws AppError api_key_invalid, api_key_scope, too_many_requests; UnavailableError if the database is unavailable
   */
  async admit(authorization: string | undefined, scope: ApiKeyScope): Promise<SessionUser> {
    const { id, userId, language, scopes } = await this.identify(authorization);
    if (!scopes.includes(scope)) throw new AppError('api_key_scope');
    return {
      id: userId,
      sessionId: '',
      apiKeyId: id,
      role: 'user',
      language,
      hasSignedInRecently: false,
      needsSecondFactor: false,
    };
  }

  /**
   * Finds the key in a header `Authorization: Bearer <key>`, and counts the request.
   * @throws AppError api_key_invalid, too_many_requests; UnavailableError if the database is unavailable
   */
  async identify(authorization: string | undefined): Promise<IdentifiedKey> {
    const key = /^Bearer +(\S{1,100})$/i.exec(authorization ?? '')?.[1] ?? '';
    if (!isApiKeyText(key)) throw new AppError('api_key_invalid');
    const { key_id: id, user_id: userId, language, scopes } = await this.lookUps.run(hashToken(key));
    if (id === null) throw new AppError('api_key_invalid');
    await this.rateLimits.consumeOrThrow(apiKeyRateLimits.requestsByApiKey, id);
    return { id, userId, language, scopes };
  }

  async onModuleDestroy(): Promise<void> {
    await this.touching;
  }

  private async lookUp(hashes: Buffer[]): Promise<AdmittedKeyRow[]> {
    const rows = await findApiKeys(this.database, hashes, touchMinutes);
    const used = rows.flatMap(({ key_id, seen_long_ago }) => (key_id && seen_long_ago ? [key_id] : []));
    // No request waits for this update. One update runs at a time; a skipped update is made at the next use of the key.
    if (used.length > 0) this.touching ??= this.touch(used).finally(() => (this.touching = null));
    return rows;
  }

  private async touch(ids: string[]): Promise<void> {
    await touchApiKeys(this.database, ids).catch(() => undefined);
  }
}
