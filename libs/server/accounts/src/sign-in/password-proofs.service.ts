import { Injectable } from '@nestjs/common';
import type { LoginBody } from '@portada/contracts';
import { AppError } from '@portada/errors';
import type { FastifyRequest } from 'fastify';
import { KnownDevices } from './known-devices.service';
import { AccountLimits, type Entered, tooMany } from '../abuse/limits.service';
import { noteProof } from './password-proof';
import { Users } from '../users/users.service';

type Admitted = Pick<Entered, 'giveBack'>;

/**
 * Checks e-mails and passwords, as often as the limits allow. A try is counted before the costly check and given back
 * where it was right, so that a thousand at once are no more than a thousand one after the other. Nothing here depends
 * on whether the e-mail has an account.
 */
@Injectable()
export class PasswordProofs {
  constructor(
    private readonly users: Users,
    private readonly limits: AccountLimits,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * The id of the account that this e-mail and password open.
   * @throws AppError wrong_credentials, for an unknown e-mail as for a wrong password; too_many_requests
   */
  async prove(request: FastifyRequest, { email, password }: LoginBody): Promise<string> {
    const admitted = await this.admit(request, email.toLowerCase());
    const opened = await this.users.byPassword(email, password).catch(async (error: unknown) => {
      await admitted.giveBack();
      throw error;
    });
    if (opened === null) throw new AppError('wrong_credentials');
    await admitted.giveBack();
    noteProof(request, opened.passwordHash);
    return opened.id;
  }

  /**
   * Checks the password of a known account within the limit of third-party links.
   * @param check tells whether it is right
   * @returns what the check does
   * @throws AppError too_many_requests
   */
  async guardLink(userId: string, check: () => Promise<boolean>): Promise<boolean> {
    const tried = await this.limits.takeOrRefuse(userId, 'linkByAccount');
    const isRight = await check();
    if (isRight) await tried.giveBack();
    return isRight;
  }

  /** A browser in which the account was opened before has counts of its own, whatever others do at its address. */
  private async admit(request: FastifyRequest, email: string): Promise<Admitted> {
    const device = await this.devices.keyOf(request, email);
    if (device !== null) {
      const taken = await this.limits.take(device, 'signInByDevice');
      if (taken.isWithin) return taken;
    }
    const entered = await this.limits.enter('signInByAddress', request, 'login');
    const taken = await this.takeFrom(email, entered.isAnswered);
    const giveBack = async (): Promise<void> => {
      await Promise.all([entered.giveBack(), taken.giveBack()]);
    };
    if (taken.isWithin) return { giveBack };
    // Nothing was checked: the address keeps its points for people who share it with whoever is guessing.
    await giveBack();
    throw tooMany(taken);
  }

  private async takeFrom(email: string, isAnswered: boolean) {
    const taken = await this.limits.take(email, 'signInByMinute', 'signInByHour');
    if (taken.isWithin || !isAnswered) return taken;
    return this.limits.take(email, 'signInByAnswer');
  }
}
