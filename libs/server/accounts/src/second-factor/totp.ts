import { productConfig, totpSeconds } from '@portada/contracts';
import { Secret, TOTP } from 'otpauth';

/** Size of the secret of an authenticator app in bytes, as RFC 4226 recommends. */
export const totpSecretBytes = 20;

/** Steps before and after the present one of which a code is accepted. */
const stepsAround = 1;

/** The settings that every authenticator app supports: SHA-1 and six digits. */
const totpOf = (secret: Buffer, label = ''): TOTP =>
  new TOTP({
    issuer: productConfig.product,
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    period: totpSeconds,
  });

/** Returns what an authenticator app needs: the secret in base32, and an `otpauth` address with the e-mail. */
export const describeTotp = (secret: Buffer, email: string): { secret: string; uri: string } => {
  const totp = totpOf(secret, email);
  return { secret: totp.secret.base32, uri: totp.toString() };
};

/**
 * Finds the time step of a code: the present step, or the one before or after it.
 * @param code six digits
 * @param nowMs the present time in ms since 1970
 * @returns the number of the step since 1970; null if the code belongs to no such step
 */
export const stepOfCode = (secret: Buffer, code: string, nowMs: number): number | null => {
  const totp = totpOf(secret);
  const distance = totp.validate({ token: code, timestamp: nowMs, window: stepsAround });
  return distance === null ? null : totp.counter({ timestamp: nowMs }) + distance;
};
