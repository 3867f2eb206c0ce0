import type { TestWorld } from '../testWorld.ts';
import { nothing } from '../requests.ts';
import type { OperationParts } from '../requests.ts';

/** Publishes terms once. */
async function publishTerms({ server, operator }: TestWorld): Promise<void> {
  const { kysely } = server.database;
  if (await kysely.selectFrom('legal_texts').select('kind').where('kind', '=', 'terms').executeTakeFirst())
    return;
  const body = { base_version: 0, texts: { en: 'Be honest.' }, asks_members: false };
  await operator.send('POST', '/api/admin/legal/terms/', { body });
}

async function newestRules({ server }: TestWorld): Promise<number> {
  const { version } = await server.database.kysely
    .selectFrom('legal_texts')
    .select((column) => column.fn.max('version').as('version'))
    .where('kind', '=', 'rules')
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

export const siteParts = {
  getSite: nothing,
  getHealth: nothing,
  getReadiness: nothing,
  listLegalTexts: nothing,
  getLegalText: async (world) => {
    await publishTerms(world);
    return { params: { legalKind: 'terms' } };
  },
  listUnreadLegalTexts: nothing,
  acknowledgeLegalTexts: nothing,
  getDesk: nothing,
  retryMails: nothing,
  examineInstallation: nothing,
  getSiteSettings: nothing,
  changeSiteSettings: () => ({ fields: { sign_ups: 'open' } }),
  getLegalHistory: () => ({ params: { legalKind: 'terms' } }),
  publishLegalText: async (world) => ({
    params: { legalKind: 'rules' },
    fields: { base_version: await newestRules(world) },
  }),
} satisfies OperationParts;
