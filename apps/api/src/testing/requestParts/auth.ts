import type { OpenSessionList } from '@skillharbor/contract';
import { PASSWORD, changeAddress, logIn, resetToken, signUp, tokenIn } from '../people.ts';
import { nothing } from '../requests.ts';
import type { OperationParts, RequestParts } from '../requests.ts';
import type { TestWorld } from '../testWorld.ts';

const session: RequestParts = async ({ server, client }) => {
  const { body } = await logIn(server, client);
  return { fields: { refresh: body.refresh_token } };
};

/**
 * Restores the original, confirmed email addresses of the users, and their accounts, because some operations change
 * these.
 */
export async function restoreAddresses({ server, ...people }: TestWorld): Promise<void> {
  for (const { id, email } of Object.values(people)) {
    const own = { email, confirmed_at: server.now(), deletes_at: null };
    await server.database.kysely.updateTable('users').set(own).where('id', '=', id).execute();
  }
}

/**
 * Makes all email addresses unconfirmed. Deletes the records of the mails to them, because an address may get only a
 * few mails a day.
 */
async function unconfirm({ server: { database } }: TestWorld): Promise<void> {
  await database.kysely.updateTable('users').set({ confirmed_at: null }).execute();
  await database.kysely.deleteFrom('address_confirmations').execute();
}

let newcomers = 0;

export const authParts = {
  register: () => ({ fields: { email: `newcomer-${(newcomers += 1)}@example.com` } }),
  logIn: ({ client: { email } }) => ({ fields: { email, password: PASSWORD } }),
  logOut: session,
  refreshToken: session,
  requestPasswordReset: ({ client: { email } }) => ({ fields: { email } }),
  confirmPasswordReset: async ({ server }) => {
    const { email } = await signUp(server, 'client');
    return { fields: { token: await resetToken(server, email), password: PASSWORD } };
  },
  checkSignUpInvitation: () => ({ fields: { token: 'never-sent' } }),
  checkPasswordReset: () => ({ fields: { token: 'never-sent' } }),
  changePassword: () => ({ fields: { old_password: PASSWORD, password: PASSWORD } }),
  correctAddress: async (world) => {
    await unconfirm(world);
    return { fields: { email: `corrected-${(newcomers += 1)}@example.com` } };
  },
  sendConfirmation: async (world) => {
    await unconfirm(world);
    return {};
  },
  confirmAddress: async ({ server }) => {
    const { email } = await signUp(server, 'client', { isConfirmed: false });
    return { fields: { token: tokenIn(await server.mailTo(email)) } };
  },
  changeAddress: () => ({ fields: { email: `changed-${(newcomers += 1)}@example.com`, password: PASSWORD } }),
  restoreAddress: async ({ server }) => {
    const person = await signUp(server, 'client');
    const email = `changed-${(newcomers += 1)}@example.com`;
    await changeAddress(server, person, email);
    return {
      fields: { token: tokenIn(await server.mailTo(person.email, 'Your email address was changed')) },
    };
  },
  listSessions: nothing,
  // Logs the clients in again, so that sessions that other requests use remain open.
  endSession: async ({ server, client }) => {
    await logIn(server, client);
    const { results } = (await client.send<OpenSessionList>('GET', '/api/auth/sessions/')).body;
    return { params: { sessionId: results.at(-1)?.id ?? '' }, fields: { password: PASSWORD } };
  },
  endOtherSessions: () => ({ fields: { password: PASSWORD } }),
  listActivity: nothing,
} satisfies OperationParts;
