import { Inject, Injectable } from '@nestjs/common';
import type { BotAction } from '@portada/contracts';
import { type Count, Limits, type Taken, networkOf } from '@portada/limits';
import { isLoopback } from '@portada/config';
import { AppError } from '@portada/errors';
import type { FastifyRequest } from 'fastify';
import { BotCheck } from './bot-check.service';
import { LIMIT_POLICIES, type LimitName, type LimitPolicies, loopbackTimes } from './limits';

type AddressLimit = Extract<LimitName, `${string}ByAddress`>;
type OtherLimit = Exclude<LimitName, AddressLimit>;

/** What was counted, and can be given back; `isAnswered` where a bot check was answered rightly. */
export type Entered = Pick<Taken, 'giveBack'> & { isAnswered: boolean };

/** Counts what people do to accounts, by the table in limits.ts. */
@Injectable()
export class AccountLimits {
  constructor(
    private readonly limits: Limits,
    private readonly botCheck: BotCheck,
    @Inject(LIMIT_POLICIES) private readonly policies: LimitPolicies,
  ) {}

  /**
   * Counts the caller's address.
   * @param check the bot check that is asked for, or whether one was answered; true where there is none
   * @throws AppError too_many_requests
   */
  async enter(name: AddressLimit, request: FastifyRequest, check: BotAction | boolean): Promise<Entered> {
    const taken = await this.limits.take(this.addressCount(name, request.ip));
    if (!taken.isWithin) throw tooMany(taken);
    // Looked at behind the limit: a check may cost us, too.
    const isAnswered = typeof check === 'boolean' ? check : await this.botCheck.isAnswered(request, check);
    if (isAnswered || taken.isWithinHalf) return { isAnswered, giveBack: () => taken.giveBack() };
    await taken.giveBack();
    throw tooMany(taken);
  }

  /**
   * Counts an account, an e-mail or a device, by all of these names or by none.
   * @param key who is counted; e-mails in lower case
   */
  take(key: string, ...names: readonly OtherLimit[]): Promise<Taken> {
    return this.limits.take(...names.map((name) => ({ name, policy: this.policies[name], key })));
  }

  /**
   * The same, where nothing but a refusal can follow.
   * @throws AppError too_many_requests
   */
  async takeOrRefuse(key: string, name: OtherLimit): Promise<Taken> {
    const taken = await this.take(key, name);
    if (!taken.isWithin) throw tooMany(taken);
    return taken;
  }

  private addressCount(name: AddressLimit, address: string): Count {
    const times = isLoopback(address) ? loopbackTimes : 1;
    return { name, policy: this.policies[name], key: networkOf(address), times };
  }
}

/** The refusal that a used-up count leads to. */
export const tooMany = ({ retryAfterSeconds }: Pick<Taken, 'retryAfterSeconds'>): AppError =>
  new AppError('too_many_requests', { retryAfterSeconds });
