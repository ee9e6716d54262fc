import { Inject, Injectable } from '@nestjs/common';
import {
  type AddedFactor,
  type PasskeyOptions,
  type PasskeyResponse,
  productConfig,
} from '@portada/contracts';
import { AppError, classify } from '@portada/errors';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { PUBLIC_ORIGIN } from '../sessions/session-cookie';
import { hashToken } from '../sessions/session-reader';
import {
  type ChallengePurpose,
  type StoredPasskey,
  consumeChallenge,
  deletePasskey,
  insertChallenge,
  insertPasskey,
  readPasskeys,
  recordPasskeyUse,
} from './passkeys.queries';
import { SecondFactorVerification } from './second-factor-verification.service';
import { SecondFactors } from './second-factors.service';

/** Loads the package with the first passkey, because its 250 modules would delay the start of each process. */
const webAuthn = () => import('@simplewebauthn/server');

const challengeMinutes = 5;
/** Most passkeys of one account. */
const passkeysAtMost = 20;

const described = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  // The transports are what a browser has told; a browser ignores unknown ones.
  transports: transports as AuthenticatorTransport[],
});

/** Adds, verifies and removes passkeys (WebAuthn). The origin and the id of the relying party are those of PUBLIC_URL. */
@Injectable()
export class Passkeys {
  private readonly rpID: string;

  constructor(
    private readonly database: DataSource,
    private readonly factors: SecondFactors,
    private readonly verification: SecondFactorVerification,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string,
  ) {
    this.rpID = new URL(origin).hostname;
  }

  /** Returns the options with which a browser creates a passkey. @throws AppError second_factor_exists for a 21st passkey */
  async beginAdd(userId: string): Promise<PasskeyOptions> {
    const email = await this.factors.emailOf(userId);
    const stored = await readPasskeys(this.database, userId);
    if (stored.length >= passkeysAtMost) throw new AppError('second_factor_exists');
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: productConfig.product,
      rpID: this.rpID,
      userID: new TextEncoder().encode(userId),
      userName: email,
      attestationType: 'none',
      excludeCredentials: stored.map(described),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
    await this.store(options.challenge, userId, 'add');
    return { options: { ...options } };
  }

  /**
   * Stores the passkey that a browser has created, and queues a mail.
   * @returns recovery codes if the account had no second factor before
   * @throws AppError invalid_request naming `response`
   */
  async add(
    userId: string,
    { name, response }: { name: string; response: PasskeyResponse },
  ): Promise<AddedFactor> {
    const credential = await this.verifyNew(userId, response);
    return this.factors.add(userId, async (tx) => {
      const isStored = await insertPasskey(tx, userId, {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        signCount: credential.counter,
        transports: credential.transports ?? [],
        name,
      });
      if (!isStored) throw refused();
    });
  }

  /** Removes a passkey and queues a mail. @throws AppError not_found if the user has no such passkey */
  async remove(userId: string, id: string): Promise<void> {
    if (!z.uuid().safeParse(id).success) throw new AppError('not_found');
    await this.factors.remove(userId, (tx) => deletePasskey(tx, userId, id));
  }

  /** Returns the options with which a browser signs with a passkey. @throws AppError not_found without a passkey */
  async beginVerify(userId: string): Promise<PasskeyOptions> {
    const stored = await readPasskeys(this.database, userId);
    if (stored.length === 0) throw new AppError('not_found');
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({
      rpID: this.rpID,
      allowCredentials: stored.map(described),
      userVerification: 'preferred',
    });
    await this.store(options.challenge, userId, 'verify');
    return { options: { ...options } };
  }

  /**
   * Verifies the signature of a passkey of a user, within the limits of wrong codes.
   * @throws AppError invalid_request naming `code`; too_many_requests
   */
  async verify(request: FastifyRequest, userId: string, response: PasskeyResponse): Promise<void> {
    await this.verification.withinLimits(request, userId, () => this.isSigned(userId, response));
  }

  private async isSigned(userId: string, response: PasskeyResponse): Promise<boolean> {
    const stored = await readPasskeys(this.database, userId);
    const passkey = stored.find(({ credentialId }) => credentialId === response.id);
    if (!passkey) return false;
    const { verifyAuthenticationResponse } = await webAuthn();
    const result = await verifyAuthenticationResponse({
      // The library checks each part of the response and throws an error for a wrong one.
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => this.consume(challenge, userId, 'verify'),
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      requireUserVerification: false,
      credential: {
        ...described(passkey),
        publicKey: Uint8Array.from(passkey.publicKey),
        counter: passkey.signCount,
      },
    }).catch(unverified);
    if (!result?.verified) return false;
    return recordPasskeyUse(this.database, passkey.id, result.authenticationInfo.newCounter);
  }

  private async verifyNew(
    userId: string,
    response: PasskeyResponse,
  ): Promise<NonNullable<VerifiedRegistrationResponse['registrationInfo']>['credential']> {
    const { verifyRegistrationResponse } = await webAuthn();
    const result = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: (challenge) => this.consume(challenge, userId, 'add'),
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      requireUserVerification: false,
    }).catch(unverified);
    if (!result?.verified || !result.registrationInfo) throw refused();
    return result.registrationInfo.credential;
  }

  private store(challenge: string, userId: string, purpose: ChallengePurpose): Promise<void> {
    const challengeHash = hashToken(challenge);
    return insertChallenge(this.database, { challengeHash, userId, purpose, minutes: challengeMinutes });
  }

  private consume(challenge: string, userId: string, purpose: ChallengePurpose): Promise<boolean> {
    return consumeChallenge(this.database, { challengeHash: hashToken(challenge), userId, purpose });
  }
}

const refused = (): AppError => new AppError('invalid_request', { fields: { response: 'passkey_refused' } });

/** Turns an error of the library about a response into null. An unavailable database stays an error. */
const unverified = (error: unknown): null => {
  if (classify(error) === 'operational') throw error;
  return null;
};
