import { Inject, Injectable } from '@nestjs/common';
import { SecurityLog, Sessions } from '@portada/accounts';
import type { AdminUser, AdminUserDetail, AdminUserPage, AdminUserQuery, Credits } from '@portada/contracts';
import { CreditsService } from '@portada/credits';
import { AppError } from '@portada/errors';
import { EVENT_PUBLISHER, type EventPublisher } from '@portada/events';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import {
  type AccountAction,
  type Grant,
  type ProfileRow,
  type UserRow,
  findUser,
  findUserByEmail,
  grantCreditsByAdmin,
  listUsers,
  readHolds,
  readProfile,
  readPurchasesOfUser,
  resetSecondFactorByAdmin,
  switchAccountByAdmin,
} from './users.queries';

/** Accounts of one page. */
const pageSize = 25;

const isId = (text: string): boolean => z.uuid().safeParse(text).success;

const toUser = ({ createdAt, disabledAt, available, held, debt, ...row }: UserRow): AdminUser => ({
  ...row,
  createdAt: createdAt.toISOString(),
  disabledAt: disabledAt?.toISOString() ?? null,
  credits: { available, held, debt },
});

/** Replaces the time of a row by its ISO 8601 text. */
const dated = <Row extends { createdAt: Date }>(
  row: Row,
): Omit<Row, 'createdAt'> & { createdAt: string } => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/** Finds accounts for administrators, gives and takes credits, and disables, enables and signs out accounts. */
@Injectable()
export class UsersService {
  constructor(
    private readonly database: DataSource,
    private readonly credits: CreditsService,
    private readonly sessions: Sessions,
    private readonly securityLog: SecurityLog,
    @Inject(EVENT_PUBLISHER) private readonly events: EventPublisher,
    @InjectPinoLogger(UsersService.name) private readonly logger: PinoLogger,
  ) {}

  /** Reads one page of the accounts, newest first. An id or a whole email finds its account alone. */
  async list({ q = '', cursor }: AdminUserQuery): Promise<AdminUserPage> {
    if (cursor !== undefined && !isId(cursor)) return { items: [], nextCursor: null };
    const text = q.toLowerCase();
    const one = isId(q) ? await findUser(this.database, q) : await findUserByEmail(this.database, text);
    if (one) return { items: cursor === undefined ? [toUser(one)] : [], nextCursor: null };
    const { rows, examinedTo } = await listUsers(this.database, {
      cursor: cursor ?? null,
      text: text || null,
      limit: pageSize + 1,
    });
    const page = rows.slice(0, pageSize);
    const nextCursor = rows.length > pageSize ? (page.at(-1)?.id ?? null) : examinedTo;
    return { items: page.map(toUser), nextCursor };
  }

  /** Reads an account with its latest records. @throws AppError not_found if there is no such account */
  async read(id: string): Promise<AdminUserDetail> {
    const [user, profile] = await this.find(id);
    const [holds, ledger, sessions, securityEvents, purchases] = await Promise.all([
      readHolds(this.database, id),
      this.credits.ledger(id),
      this.sessions.listOf(id),
      this.securityLog.page({ userId: id }),
      readPurchasesOfUser(this.database, id),
    ]);
    return {
      ...toUser(user),
      ...profile,
      holds: holds.map(dated),
      ledger: ledger.items,
      sessions: sessions.map((session) => ({
        id: session.id,
        createdAt: session.createdAt.toISOString(),
        lastSeenAt: session.lastSeenAt.toISOString(),
        address: session.address,
        userAgent: session.userAgent,
      })),
      securityEvents: securityEvents.items,
      purchases: purchases.map(dated),
    };
  }

  /**
   * Gives credits to an account, or takes available credits if `credits` is negative. A repeated request with the same key
   * changes nothing.
   * @returns the balance after it
   * @throws AppError not_found; invalid_request naming `credits` if fewer credits are available; idempotency_conflict if the
   *   key belongs to another request; refused if the caller is no administrator
   */
  async grant(action: Grant): Promise<Credits> {
    await this.find(action.userId);
    const outcome = await grantCreditsByAdmin(this.database, action).catch(refusedIfNoAdministrator);
    if (outcome === 'unknown') throw new AppError('not_found');
    if (outcome === 'missing')
      throw new AppError('invalid_request', { fields: { credits: 'credits_missing' } });
    if (outcome === 'conflict') throw new AppError('idempotency_conflict');
    if (outcome === 'granted') this.logger.info(action, 'credits granted by an administrator');
    return this.publishCredits(action.userId);
  }

  /**
   * Disables an account: ends its sessions, and cancels its open generations and returns their credits. A repeated call
   * changes nothing.
   * @throws AppError not_found; own_account; refused if the caller is no administrator
   */
  async disable(action: AccountAction): Promise<void> {
    await this.switch('disable', action);
    await this.publishCredits(action.userId);
  }

  /**
   * Enables a disabled account. A repeated call changes nothing.
   * @throws AppError not_found; refused if the caller is no administrator
   */
  async enable(action: AccountAction): Promise<void> {
    await this.switch('enable', action);
  }

  /** Ends all sessions of an account, its API keys, webhooks and trusted devices. @throws AppError not_found; refused if the caller is no administrator */
  async signOut(action: AccountAction): Promise<void> {
    await this.switch('signout', action);
  }

  /**
   * Removes the second factors of an account whose user has lost them, and queues a mail to the user. Without a second factor
   * nothing changes.
   * @throws AppError not_found; refused if the caller is no administrator
   */
  async resetSecondFactor(action: AccountAction): Promise<void> {
    await this.find(action.userId);
    const outcome = await resetSecondFactorByAdmin(this.database, action).catch(refusedIfNoAdministrator);
    if (outcome === 'unknown') throw new AppError('not_found');
    this.logger.info({ ...action, outcome }, 'second factor reset by an administrator');
  }

  private async switch(act: 'disable' | 'enable' | 'signout', action: AccountAction): Promise<void> {
    await this.find(action.userId);
    const ended = await this.database.transaction(async (tx) => {
      const outcome = await switchAccountByAdmin(tx, act, action).catch(refusedIfNoAdministrator);
      if (outcome === 'unknown') throw new AppError('not_found');
      if (outcome === 'own') throw new AppError('own_account');
      if (act === 'enable') return [];
      // An account is signed out because another person may use it. A disabled account has its keys again when it is enabled.
      return act === 'signout'
        ? this.sessions.endAccess(tx, action.userId)
        : this.sessions.removeAll(tx, action.userId);
    });
    this.sessions.publishEnded(action.userId, ended);
    this.logger.info({ ...action, act }, 'account changed by an administrator');
  }

  /** Finds an account. @throws AppError not_found if the id is invalid or there is no such account */
  private async find(id: string): Promise<[UserRow, ProfileRow]> {
    if (!isId(id)) throw new AppError('not_found');
    const [user, profile] = await Promise.all([findUser(this.database, id), readProfile(this.database, id)]);
    if (!user || !profile) throw new AppError('not_found');
    return [user, profile];
  }

  private async publishCredits(userId: string): Promise<Credits> {
    const { available, held, debt, version } = await this.credits.balance(userId);
    this.events.publish(userId, 'credits.updated', { available, held, version });
    return { available, held, debt };
  }
}

/** Replaces the error of an SQL function for a caller who has lost the role of administrator since the guard checked it. */
const refusedIfNoAdministrator = (error: { code?: string }): never => {
  if (error.code === '42501') throw new AppError('refused');
  throw error;
};
