import { PASSWORD } from '../people.ts';
import { nothing } from '../requests.ts';
import type { OperationParts } from '../requests.ts';
import { addPasskey, newPasskey, preparePasskeyLogIn, softAuthenticator } from '../softAuthenticator.ts';
import type { TestWorld } from '../testWorld.ts';

/** Removes all passkeys, because a user may have only a few. */
const removePasskeys = ({ server }: TestWorld) => server.database.kysely.deleteFrom('passkeys').execute();

/** Adds a passkey for the client. Returns the id for the path, and a response with which the client can log in. */
async function ofPasskey(world: TestWorld) {
  await removePasskeys(world);
  const authenticator = softAuthenticator();
  const { body } = await addPasskey(world.client, 'Laptop', authenticator);
  const assertion = authenticator.get(await preparePasskeyLogIn(world.server));
  return { params: { passkeyId: body.id }, assertion };
}

export const passkeyParts = {
  preparePasskeyLogIn: nothing,
  logInWithPasskey: async (world) => ({ fields: { ...(await ofPasskey(world)).assertion } }),
  listPasskeys: nothing,
  preparePasskey: async (world) => {
    await removePasskeys(world);
    return { fields: { password: PASSWORD } };
  },
  addPasskey: async (world) => {
    await removePasskeys(world);
    return { fields: { ...(await newPasskey(world.client)) } };
  },
  renamePasskey: async (world) => ({ params: (await ofPasskey(world)).params }),
  removePasskey: async (world) => ({
    params: (await ofPasskey(world)).params,
    fields: { password: PASSWORD },
  }),
} satisfies OperationParts;
