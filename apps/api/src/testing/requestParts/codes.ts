import { codeOf, enterPassword, prepareCodes, turnCodesOn } from '../authenticatorApp.ts';
import { PASSWORD } from '../people.ts';
import { nothing } from '../requests.ts';
import type { OperationParts, RequestParts } from '../requests.ts';
import type { TestWorld } from '../testWorld.ts';

/** Turns off one-time codes for all users, so that they can log in with the password alone. */
export async function removeCodes({ server }: TestWorld): Promise<void> {
  await server.database.kysely.deleteFrom('one_time_codes').execute();
  await server.database.kysely.deleteFrom('recovery_codes').execute();
}

const ofCodes: RequestParts = async ({ server, client }) => {
  await turnCodesOn(server, client);
  return { fields: { password: PASSWORD } };
};

export const codeParts = {
  logInWithCode: async ({ server, client }) => {
    const { secret } = await turnCodesOn(server, client);
    const challenge = await enterPassword(server, client.email);
    return { fields: { challenge, code: codeOf(server, secret) } };
  },
  getCodes: nothing,
  prepareCodes: () => ({ fields: { password: PASSWORD } }),
  turnOnCodes: async ({ server, client }) => {
    const { secret } = await prepareCodes(server, client);
    return { fields: { code: codeOf(server, secret) } };
  },
  renewRecoveryCodes: ofCodes,
  turnOffCodes: ofCodes,
} satisfies OperationParts;
