import { randomUUID } from 'node:crypto';
import type { NewSignUpInvitation } from '@skillharbor/contract';
import { dayOf } from '../../platform/time/clock.ts';
import { insertMail, markFailed } from '../../mail/mails.repository.ts';
import type { TestWorld } from '../testWorld.ts';
import { signUp } from '../people.ts';
import { smallPicture } from '../pictures.ts';
import { nothing } from '../requests.ts';
import type { OperationParts } from '../requests.ts';

/** Publishes the terms of use, unless they are already published. */
async function publishTerms({ server, operator }: TestWorld): Promise<void> {
  const { kysely } = server.database;
  if (await kysely.selectFrom('legal_texts').select('kind').where('kind', '=', 'terms').executeTakeFirst())
    return;
  const body = { base_version: 0, texts: { en: 'Be honest.' }, asks_members: false };
  await operator.send('POST', '/api/admin/legal/terms/', { body });
}

const ofMember = ({ otherFreelancer }: TestWorld) => ({ params: { personId: otherFreelancer.id } });

async function ofFailedMail({ server }: TestWorld) {
  const { kysely } = server.database;
  const id = randomUUID();
  const mail = { to: 'nobody@example.com', subject: 'Hello', text: 'Hello.', html: '<p>Hello.</p>' };
  const dueAt = new Date('2030-01-01');
  await insertMail(kysely, { ...mail, id, language: 'en', event: null }, { now: server.now(), dueAt });
  await markFailed(kysely, id, { error: 'no such mailbox', retryAt: dueAt });
  return { params: { mailId: id } };
}

/** Creates a user whose sessions are not needed by any other test. */
const ofNobody = async ({ server }: TestWorld) => ({
  params: { personId: (await signUp(server, 'freelancer')).id },
});

async function ofUnconfirmed({ server }: TestWorld) {
  const { id } = await signUp(server, 'freelancer');
  await server.database.kysely
    .updateTable('users')
    .set({ confirmed_at: null })
    .where('id', '=', id)
    .execute();
  return { params: { personId: id } };
}

const newSkill = () => ({ name: `Skill ${randomUUID()}`, category: 'Other' });

async function ofNewSkill({ server }: TestWorld) {
  const { id } = await server.database.kysely
    .insertInto('skills')
    .values(newSkill())
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { skillId: id } };
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
  getLanding: nothing,
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
  getDeskFigures: nothing,
  retryMails: nothing,
  retryMail: ofFailedMail,
  giveUpMail: ofFailedMail,
  runTask: () => ({ params: { taskName: 'removeUnsaved' } }),
  examineInstallation: nothing,
  getBrand: nothing,
  getBrandSettings: nothing,
  changeBrand: async () => ({
    fields: { name: 'North Pier', accent: '#5B2A86' },
    files: { logo: await smallPicture() },
  }),
  listMailTexts: nothing,
  getMailText: () => ({ params: { mailName: 'passwordReset' } }),
  changeMailText: () => ({
    params: { mailName: 'passwordReset', mailLanguage: 'en' },
    fields: { subject: 'A new password', body: 'Choose it at {siteName}.' },
  }),
  resetMailText: () => ({ params: { mailName: 'passwordReset', mailLanguage: 'en' } }),
  getSiteSettings: nothing,
  changeSiteSettings: () => ({
    fields: {
      sign_ups: 'open',
      visitor_contact: true,
      questions: true,
      feeds: true,
      push: true,
      passkeys: true,
      open_applications: 9999,
      invitations_a_day: 1000,
      questions_a_day: 1000,
      open_jobs: 9999,
      messages_a_day: 9999,
      upload_mib: 5,
    },
  }),
  listSignUpInvitations: nothing,
  inviteToSignUp: ({ server }) => ({
    fields: { email: `${randomUUID()}@example.com`, last_day: dayOf(server.now()) },
  }),
  withdrawSignUpInvitation: async ({ operator }) => {
    const made = await operator.send<NewSignUpInvitation>('POST', '/api/admin/invitations/', { body: {} });
    return { params: { signUpInvitationId: made.body.invitation.id } };
  },
  listPeople: nothing,
  getPerson: ofMember,
  endSessionsOfPerson: ofNobody,
  removeFactorsOfPerson: ofNobody,
  sendConfirmationToPerson: ofUnconfirmed,
  planDeletionOfPerson: ofNobody,
  cancelDeletionOfPerson: ofNobody,
  listDeskJobs: nothing,
  listSkillUses: nothing,
  addSkill: () => ({ fields: newSkill() }),
  changeSkill: async (world) => ({ ...(await ofNewSkill(world)), fields: newSkill() }),
  mergeSkill: async (world) => ({ ...(await ofNewSkill(world)), fields: { into: 1 } }),
  getLegalHistory: () => ({ params: { legalKind: 'terms' } }),
  publishLegalText: async (world) => ({
    params: { legalKind: 'rules' },
    fields: { base_version: await newestRules(world) },
  }),
} satisfies OperationParts;
