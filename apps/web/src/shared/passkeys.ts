import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** Error: the device did not confirm, because the user cancelled, the time was over, or the passkey exists already. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
}

const failed = (cause: unknown): never => {
  throw new PasskeyError('the device did not confirm', { cause });
};

/** Tells if the browser supports passkeys (WebAuthn). */
export const supportsPasskeys = (): boolean => browserSupportsWebAuthn();

/** Asks the browser for a new passkey. @param options answer of the api @throws PasskeyError */
export const createPasskey = (options: Record<string, unknown>) =>
  // The api creates the options with the same library.
  startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }).catch(
    failed,
  );

/** Asks the browser for the signature of a passkey. @param options answer of the api @throws PasskeyError */
export const signWithPasskey = (options: Record<string, unknown>) =>
  startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }).catch(
    failed,
  );
