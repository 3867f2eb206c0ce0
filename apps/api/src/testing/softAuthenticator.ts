/**
 * Imitates a browser and a security key that holds one passkey. The signatures are real, and the server verifies them.
 * Tests can falsify each part of what the browser and the key state.
 */
import { createHash, generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  NewPasskey,
  Passkey,
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@skillharbor/contract';
import { MAX_PASSKEYS } from '../marketplace/auth/passkeys.commands.ts';
import { PASSWORD, sender } from './people.ts';
import type { TestPerson } from './people.ts';
import type { TestServer } from './testServer.ts';

/** The origin and the domain of the servers in tests. */
export const SITE = { origin: 'https://harbor.test', rpId: 'harbor.test' };

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** The false statements of the browser and the authenticator. */
interface Lies {
  origin?: string;
  /** The domain for which the authenticator signs, instead of the domain in the options. */
  rpId?: string;
  verifiesUser?: boolean;
}

export function softAuthenticator(lies: Lies = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let handle = base64url(randomBytes(16));

  const clientData = (type: string, challenge: string, { origin = SITE.origin }: Lies) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(
    domain: string,
    flags: number,
    counter: number,
    { rpId = domain, verifiesUser = true }: Lies,
  ): Buffer {
    const data = Buffer.alloc(37);
    sha256(Buffer.from(rpId)).copy(data);
    data.writeUInt8(USER_PRESENT | (verifiesUser ? USER_VERIFIED : 0) | flags, 32);
    data.writeUInt32BE(counter, 33);
    return data;
  }

  /** Returns the public key in COSE format: an elliptic-curve key for ES256 on P-256. */
  function coseKey(): Uint8Array {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
  }

  return {
    id: base64url(id),

    create({ rp, user, challenge }: PasskeyCreation, counter = 0): PasskeyAttestation {
      handle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        authenticatorData(rp.id, HAS_CREDENTIAL, counter, lies),
        Buffer.alloc(16),
        length,
        id,
        coseKey(),
      ]);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, lies)),
          attestationObject: base64url(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      };
    },

    get({ rpId: domain, challenge }: PasskeyRequest, counter = 0, saying: Lies = lies): PasskeyAssertion {
      const data = authenticatorData(domain, 0, counter, saying);
      const client = clientData('webauthn.get', challenge, saying);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: handle,
        },
      };
    },
  };
}

export type SoftAuthenticator = ReturnType<typeof softAuthenticator>;

/** Requests the options with which a passkey is made. */
export const preparePasskey = ({ send }: TestPerson, password = PASSWORD) =>
  send<PasskeyCreation>('POST', '/api/auth/passkeys/options/', { body: { password } });

/** Makes a passkey, and returns the body of the request that adds it to an account. */
export async function newPasskey(
  person: TestPerson,
  name = 'Laptop',
  authenticator = softAuthenticator(),
): Promise<NewPasskey> {
  return { name, credential: authenticator.create((await preparePasskey(person)).body) };
}

/** Adds a passkey of this authenticator to a person's account. */
export async function addPasskey(person: TestPerson, name?: string, authenticator?: SoftAuthenticator) {
  const body = await newPasskey(person, name, authenticator);
  return person.send<Passkey>('POST', '/api/auth/passkeys/', { body });
}

/** Requests the options for logging in with a passkey. */
export const preparePasskeyLogIn = async (server: TestServer) =>
  (await sender(server)<PasskeyRequest>('POST', '/api/auth/login/passkey/options/')).body;

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Adds passkeys to the client's account up to the maximum number. */
export async function fillPasskeys({
  server,
  client,
}: {
  server: TestServer;
  client: { id: number };
}): Promise<void> {
  const rows = Array.from({ length: MAX_PASSKEYS }, (_, number) => ({
    id: randomUUID(),
    user_id: client.id,
    credential_id: Buffer.from(`passkey ${number}`),
    public_key: Buffer.alloc(1),
    counter: 0,
    transports: [],
    name: 'Key',
    created_at: server.now(),
    used_at: null,
  }));
  await server.database.kysely.insertInto('passkeys').values(rows).execute();
}
