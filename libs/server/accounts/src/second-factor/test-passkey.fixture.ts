import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const encode = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

/** Changes that a test makes to the answer of the authenticator. */
type Changes = { origin?: string; rpId?: string; signCount?: number };

/** An authenticator of a test with one ES256 key, which counts its signatures. */
export class TestPasskey {
  readonly id = encode(randomBytes(16));
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private count = 0;

  constructor(private readonly origin: string) {}

  /** Answers the options of a new passkey. */
  create({ challenge }: Record<string, unknown>, changes: Changes = {}): object {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    // COSE key (RFC 9053): 1 key type EC2, 3 algorithm ES256, -1 curve P-256, -2 and -3 the coordinates.
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
        [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const data = Buffer.concat([
      this.data(0x41, changes),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      key,
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(data)],
      ]),
    );
    return this.answer({
      clientDataJSON: encode(this.clientData('webauthn.create', challenge, changes)),
      attestationObject: encode(attestation),
      transports: ['internal'],
    });
  }

  /** Signs the options of a sign-in. */
  sign({ challenge }: Record<string, unknown>, changes: Changes = {}): object {
    this.count = changes.signCount ?? this.count + 1;
    const data = this.data(0x01, changes);
    const clientData = this.clientData('webauthn.get', challenge, changes);
    return this.answer({
      clientDataJSON: encode(clientData),
      authenticatorData: encode(data),
      signature: encode(sign('sha256', Buffer.concat([data, sha256(clientData)]), this.keys.privateKey)),
    });
  }

  private answer(response: object): object {
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} };
  }

  private data(flags: number, { rpId = new URL(this.origin).hostname }: Changes): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.count);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }

  private clientData(type: string, challenge: unknown, { origin = this.origin }: Changes): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}
