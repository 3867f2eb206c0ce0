/**
 * Creates a small world with users of every kind, and a valid request for each operation. A request has the ids in its
 * path, and the fields whose values the contract does not determine.
 */
import { randomUUID } from 'node:crypto';
import type {
  AgreementTerms,
  Message,
  MessageTemplate,
  OpenSessionList,
  OperationId,
  PortfolioPiece,
  ProfileResume,
  WorkRecordEntry,
} from '@skillharbor/contract';
import fc from 'fast-check';
import sharp from 'sharp';
import { createUnsubscribeLinks } from '../mail/unsubscribeLinks.ts';
import { MAX_PASSKEYS } from '../marketplace/auth/passkeys.commands.ts';
import { hashOf } from '../marketplace/auth/tokens.ts';
import { insertMessage, lockOrCreate } from '../marketplace/conversations/conversations.repository.ts';
import { insertLink, insertThread } from '../marketplace/conversations/threads.repository.ts';
import { validValues } from './arbitraries.ts';
import type { FormFile } from './forms.ts';
import type { ContractOperation } from './operations.ts';
import { PASSWORD, apply, changeAddress, postJob, sender, signUp, tokenIn } from './people.ts';
import type { TestResponse, Send, TestPerson } from './people.ts';
import { codeOf, enterPassword, prepareCodes, turnCodesOn } from './authenticatorApp.ts';
import { addPasskey, newPasskey, preparePasskeyLogIn, softAuthenticator } from './softAuthenticator.ts';
import { smallPdf } from './resumes.ts';
import { SIGNING_KEY } from './testServer.ts';
import type { TestServer } from './testServer.ts';

export interface TestWorld {
  server: TestServer;
  client: TestPerson;
  freelancer: TestPerson;
  otherClient: TestPerson;
  otherFreelancer: TestPerson;
  /** Two members of the client's team, whose roles their names say. */
  recruiter: TestPerson;
  reader: TestPerson;
  /** All other users of the world may ask about the jobs of this client. */
  thirdClient: TestPerson;
}

export async function createTestWorld(server: TestServer): Promise<TestWorld> {
  return {
    server,
    client: await signUp(server, 'client'),
    freelancer: await signUp(server, 'freelancer'),
    otherClient: await signUp(server, 'client'),
    otherFreelancer: await signUp(server, 'freelancer'),
    recruiter: await signUp(server, 'client'),
    reader: await signUp(server, 'client'),
    thirdClient: await signUp(server, 'client'),
  };
}

export interface Request {
  /** The value of each parameter in the path. */
  params: Record<string, number | string>;
  /** The query with its `?`. */
  query?: string;
  fields: Record<string, unknown>;
  files?: Record<string, FormFile>;
}

/**
 * Returns a request that succeeds for a permitted caller. It is about new data of the world's client and freelancer.
 */
export async function buildRequest(world: TestWorld, { id, body }: ContractOperation): Promise<Request> {
  await restoreAddresses(world);
  await removeCodes(world);
  await restoreTeam(world);
  const known = await requestParts[id](world);
  // The generated fields are valid according to the contract, and the same in every run.
  const [sample] = body ? fc.sample(validValues(body.schema), { seed: 20260504, numRuns: 1 }) : [];
  return { params: {}, ...known, fields: { ...(sample as object | undefined), ...known.fields } };
}

/** What an agreement says in tests. */
export const agreementTerms: AgreementTerms = {
  scope: 'Two days of interviews on board.',
  deliverables: [{ title: 'Report', due: '2026-07-31' }],
  pay: { min: 4200, max: 4200, currency: 'EUR', period: 'project' },
  start_date: '2026-07-02',
  place: 'Pier 4',
  notes: '',
};

const DEADLINE = '2026-12-31';

type RequestParts = (world: TestWorld) => Promise<Partial<Request>> | Partial<Request>;

const nothing: RequestParts = () => ({});
const ofJob: RequestParts = async ({ client }) => ({ params: { jobId: (await postJob(client)).id } });
const ofInactiveJob: RequestParts = async ({ client }) => ({
  params: { jobId: (await postJob(client, { is_active: false })).id },
});
const ofApplication: RequestParts = async ({ client, freelancer }) => ({
  params: { applicationId: (await apply(freelancer, await postJob(client))).id },
});
const ofHeldDecision: RequestParts = async ({ client, freelancer }) => {
  const { id } = await apply(freelancer, await postJob(client));
  await client.send('PATCH', `/api/applications/update/${id}/`, { body: { status: 'accepted' } });
  return { params: { applicationId: id } };
};
const ofFilledJob: RequestParts = async ({ client }) => {
  const { id } = await postJob(client);
  await client.send('POST', `/api/applications/fill/${id}/`, { body: { filled_by: [] } });
  return { params: { jobId: id } };
};
/** An application with a conversation, which the client has begun. */
const ofConversation: RequestParts = async ({ client, freelancer }) => {
  const { id } = await apply(freelancer, await postJob(client));
  await client.send('POST', `/api/conversations/${id}/messages/`, {
    body: { id: randomUUID(), text: 'Hello' },
  });
  return { params: { applicationId: id } };
};
/** An invitation to a new job. The limit of a day starts again, because other requests have used it up. */
const ofInvitation: RequestParts = async ({ server, client, freelancer }) => {
  await server.database.kysely.deleteFrom('invitations').execute();
  const id = randomUUID();
  const { id: jobId } = await postJob(client);
  await client.send('POST', `/api/job-listings/my-detail/${jobId}/invitations/`, {
    body: { id, freelancer_id: freelancer.id, message: 'Your tide tables are what we need.' },
  });
  return { params: { invitationId: id, jobId } };
};
/** An accepted application, whose freelancer knows it and has written an agreement. */
const ofAgreement: RequestParts = async (world) => {
  const { params = {} } = await ofHeldDecision(world);
  const { kysely } = world.server.database;
  const id = Number(params['applicationId']);
  await kysely
    .updateTable('applications')
    .set({ held_until: null, notified_at: world.server.now() })
    .where('id', '=', id)
    .execute();
  await world.freelancer.send('POST', `/api/agreements/${id}/versions/`, {
    body: { based_on: 0, ...agreementTerms },
  });
  return { params };
};
/** An agreement whose work both sides have marked as done. */
const ofDoneAgreement: RequestParts = async (world) => {
  const { params = {} } = await ofAgreement(world);
  const path = `/api/agreements/${params['applicationId']}/`;
  const step = (by: TestPerson, body: object) => by.send('POST', `${path}steps/`, { body });
  await step(world.client, { action: 'confirm', version: 1 });
  await step(world.client, { action: 'start' });
  await step(world.freelancer, { action: 'deliver' });
  await step(world.client, { action: 'mark_done' });
  await step(world.freelancer, { action: 'mark_done' });
  return { params };
};
/** A sentence that the client has written about the freelancer. */
const ofEntry: RequestParts = async (world) => {
  const { params = {} } = await ofDoneAgreement(world);
  const path = `/api/agreements/${params['applicationId']}/work-record/`;
  const { body } = await world.client.send<WorkRecordEntry>('PUT', path, { body: { sentence: 'On time.' } });
  return { params: { entryId: body.id } };
};
const ofShortlisted: RequestParts = async ({ client, freelancer }) => {
  const { id } = await apply(freelancer, await postJob(client));
  await client.send('PUT', `/api/applications/shortlist/${id}/`, { body: { is_shortlisted: true } });
  return { params: { applicationId: id } };
};
const ofFreelancer: RequestParts = ({ freelancer: { id } }) => ({ params: { id } });
const ofCompany: RequestParts = async ({ client }) => ({
  params: { company: (await postJob(client)).company_slug ?? '' },
});
const ofPiece = async (world: TestWorld) => {
  await removePieces(world);
  const form = { title: 'A lighthouse', link: 'https://ada.example/lighthouse' };
  const { body } = await world.freelancer.send<PortfolioPiece>('POST', '/api/accounts/portfolio/', { form });
  return { params: { pieceId: body.id } };
};
const ofProfileResume = async (world: TestWorld) => {
  await removeProfileResumes(world);
  const form = { name: 'For ferries', resume: smallPdf() };
  const { body } = await world.freelancer.send<ProfileResume>('POST', '/api/accounts/resumes/', { form });
  return { params: { profileResumeId: body.id } };
};
/** Removes all saved resumes, because a profile has room for only a few. */
const removeProfileResumes = ({ server }: TestWorld) =>
  server.database.kysely.deleteFrom('profile_resumes').execute();
const QUESTION = 'Is the seat map part of the work?';
const ofQuestion: RequestParts = async ({ server, client, otherFreelancer }) => {
  const { id } = await postJob(client);
  // The row is inserted directly, because a user may ask only a few questions a day.
  const [question] = await server.database.kysely
    .insertInto('questions')
    .values({ listing_id: id, asker_id: otherFreelancer.id, question: QUESTION, asked_at: server.now() })
    .returning('id')
    .execute();
  return { params: { questionId: question?.id ?? 0 } };
};
const ofJobLink: RequestParts = async ({ server, client }) => {
  const { id } = await postJob(client);
  const token = `still-looking-${id}`;
  await server.database.kysely
    .updateTable('job_listings')
    .set({ link_hash: hashOf(token) })
    .where('id', '=', id)
    .execute();
  return { fields: { token } };
};
/** A thread of the freelancer, with the token of a link. The rows are inserted directly, because few messages may be sent. */
const ofThread = async ({ server, freelancer }: TestWorld) => {
  const { kysely } = server.database;
  const now = server.now();
  const threadId = await insertThread(kysely, {
    freelancerId: freelancer.id,
    isByAddress: false,
    senderEmail: 'visitor@example.com',
    subject: 'A question',
    language: null,
    createdAt: now,
  });
  await kysely.transaction().execute(async (transaction) => {
    await lockOrCreate(transaction, threadId, { freelancer: freelancer.id, client: null });
    const visitor = { applicationId: threadId, role: 'client' as const };
    const first = { id: randomUUID(), number: 1, authorId: null, text: 'Hello', file: null, now };
    await insertMessage(transaction, visitor, first);
  });
  const token = `thread-${threadId}`;
  await insertLink(kysely, { threadId, token, now });
  return { threadId, token };
};
const ofThreadLink: RequestParts = async (world) => ({
  fields: { token: (await ofThread(world)).token, before: undefined, after: undefined },
});
const ofMailLink: RequestParts = async ({ client: { id: userId } }) => ({
  fields: { token: await createUnsubscribeLinks(SIGNING_KEY).issue({ userId, kind: 'questions' }) },
});
/** Removes all pieces, because a portfolio has room for only a few. */
const removePieces = ({ server }: TestWorld) =>
  server.database.kysely.deleteFrom('portfolio_pieces').execute();
const ofTemplate: RequestParts = async (world) => {
  await removeTemplates(world);
  const body = { kind: 'decline', name: 'Filled', text: 'The role was filled.' };
  const saved = await world.client.send<MessageTemplate>('POST', '/api/message-templates/', { body });
  return { params: { templateId: saved.body.id } };
};
/** Removes all templates, because a client may save only a few. */
const removeTemplates = ({ server }: TestWorld) =>
  server.database.kysely.deleteFrom('message_templates').execute();
const DRAFT = { draftKey: 'message:17' };
/** A draft that is stored already is a conflict, so it is removed. */
const ofDraft: RequestParts = async ({ server }) => {
  await server.database.kysely.deleteFrom('drafts').execute();
  return { params: DRAFT };
};
const session: RequestParts = async ({ server, client }) => {
  const { body } = await logIn(server, client);
  return { fields: { refresh: body.refresh_token } };
};

/** Removes all passkeys, because a user can have only a few. */
const removePasskeys = ({ server }: TestWorld) => server.database.kysely.deleteFrom('passkeys').execute();
/** Gives the client as many passkeys as a user can have. */
export async function fillPasskeys({
  server,
  client,
}: Pick<TestWorld, 'server'> & { client: { id: number } }): Promise<void> {
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
/** Adds a passkey to the client. Returns its parameter, and a response that logs in with it. */
async function ofPasskey(world: TestWorld) {
  await removePasskeys(world);
  const authenticator = softAuthenticator();
  const { body } = await addPasskey(world.client, 'Laptop', authenticator);
  const assertion = authenticator.get(await preparePasskeyLogIn(world.server));
  return { params: { passkeyId: body.id }, assertion };
}

/** Turns all codes off, so that the password alone logs in. */
async function removeCodes({ server }: TestWorld): Promise<void> {
  await server.database.kysely.deleteFrom('one_time_codes').execute();
  await server.database.kysely.deleteFrom('recovery_codes').execute();
}
const ofCodes: RequestParts = async ({ server, client }) => {
  await turnCodesOn(server, client);
  return { fields: { password: PASSWORD } };
};

/** Restores the users' own confirmed addresses, and keeps their accounts, because some operations change that. */
async function restoreAddresses({ server, ...people }: TestWorld): Promise<void> {
  for (const { id, email } of Object.values(people)) {
    const own = { email, confirmed_at: server.now(), deletes_at: null };
    await server.database.kysely.updateTable('users').set(own).where('id', '=', id).execute();
  }
}

/** Makes the client's team what it was at the beginning, because some operations change it. */
async function restoreTeam({ server, client, recruiter, reader }: TestWorld): Promise<void> {
  const { kysely } = server.database;
  await removeTeam({ server });
  const member = { account_id: client.id, joined_at: server.now() };
  await kysely
    .insertInto('team_members')
    .values([
      { ...member, user_id: recruiter.id, role: 'recruiter' },
      { ...member, user_id: reader.id, role: 'reader' },
    ])
    .execute();
}
async function removeTeam({ server }: Pick<TestWorld, 'server'>): Promise<void> {
  await server.database.kysely.deleteFrom('team_members').execute();
  await server.database.kysely.deleteFrom('team_invitations').execute();
}
/** Makes the third client a member of the client's team. */
const ofMember = async ({ server, client, thirdClient: { id } }: TestWorld) => {
  await server.database.kysely
    .insertInto('team_members')
    .values({ user_id: id, account_id: client.id, role: 'recruiter', joined_at: server.now() })
    .execute();
  return { params: { memberId: id } };
};
/** An invitation of an owner to an address, whose id and token the request names. */
const ofTeamInvitation = async (server: TestServer, owner: TestPerson, email = 'noor@example.com') => {
  const [id, token] = [randomUUID(), randomUUID()];
  await server.database.kysely
    .insertInto('team_invitations')
    .values({
      id,
      account_id: owner.id,
      email,
      role: 'recruiter',
      token_hash: hashOf(token),
      sent_at: server.now(),
      expires_at: new Date(server.now().getTime() + 60_000),
    })
    .execute();
  return { params: { teamInvitationId: id }, fields: { token } };
};
const ofOwnTeamInvitation: RequestParts = async ({ server, client }) => ({
  params: (await ofTeamInvitation(server, client)).params,
});

/**
 * Makes all addresses unconfirmed, and forgets the mails to them, because an address may get only a few mails a day.
 */
async function unconfirm({ server: { database } }: TestWorld): Promise<void> {
  await database.kysely.updateTable('users').set({ confirmed_at: null }).execute();
  await database.kysely.deleteFrom('address_confirmations').execute();
}

let newcomers = 0;

const requestParts: Record<OperationId, RequestParts> = {
  register: () => ({ fields: { email: `newcomer-${(newcomers += 1)}@example.com` } }),
  logIn: ({ client: { email } }) => ({ fields: { email, password: PASSWORD } }),
  logOut: session,
  refreshToken: session,
  requestPasswordReset: ({ client: { email } }) => ({ fields: { email } }),
  confirmPasswordReset: async ({ server }) => {
    const { email } = await signUp(server, 'client');
    return { fields: { token: await resetToken(server, email), password: PASSWORD } };
  },
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
  // The clients log in again, so that the sessions of other requests stay open.
  endSession: async ({ server, client }) => {
    await logIn(server, client);
    const { results } = (await client.send<OpenSessionList>('GET', '/api/auth/sessions/')).body;
    return { params: { sessionId: results.at(-1)?.id ?? '' }, fields: { password: PASSWORD } };
  },
  endOtherSessions: () => ({ fields: { password: PASSWORD } }),
  listActivity: nothing,
  getCurrentUser: nothing,
  updateCurrentUser: () => ({ fields: { language: 'de' } }),
  // The owner of a team with other members must hand it over first.
  requestDeletion: async (world) => {
    await removeTeam(world);
    return { fields: { password: PASSWORD } };
  },
  cancelDeletion: nothing,
  exportData: () => ({ fields: { password: PASSWORD } }),

  listFreelancers: nothing,
  getFreelancer: ofFreelancer,
  updateFreelancer: async ({ freelancer: { id } }) => ({
    params: { id },
    fields: { portfolio_link: 'https://ada.example', skills: [1, 2] },
    files: { profile_picture: await smallPicture() },
  }),
  listSkills: nothing,

  addPortfolioPiece: async (world) => {
    await removePieces(world);
    return { fields: { link: '' }, files: { picture: await smallPicture() } };
  },
  updatePortfolioPiece: async (world) => ({
    ...(await ofPiece(world)),
    fields: { link: 'https://ada.example/work' },
    files: { picture: await smallPicture() },
  }),
  deletePortfolioPiece: ofPiece,
  // The freelancers have no pieces, so an empty list names all of them.
  orderPortfolio: async (world) => {
    await removePieces(world);
    return { fields: { pieces: [] } };
  },

  listProfileResumes: nothing,
  addProfileResume: async (world) => {
    await removeProfileResumes(world);
    return { files: { resume: smallPdf() } };
  },
  updateProfileResume: async (world) => ({
    ...(await ofProfileResume(world)),
    files: { resume: smallPdf() },
  }),
  deleteProfileResume: ofProfileResume,
  getProfileResume: ofProfileResume,
  readProfileResume: ofProfileResume,

  listJobs: nothing,
  suggestSearches: () => ({ query: '?search=designer' }),
  getJob: ofJob,
  listRelatedJobs: ofJob,
  createJob: () => ({ fields: { application_deadline: DEADLINE, decision_date: null } }),
  checkMailLink: ofMailLink,
  chooseMails: ofMailLink,
  checkJobLink: ofJobLink,
  confirmJob: ofJobLink,
  listMyJobs: nothing,
  getMyJob: ofJob,
  getJobToEdit: ofJob,
  getJobHistory: ofJob,
  updateJob: async ({ client }) => ({
    params: { jobId: (await postJob(client)).id },
    fields: { application_deadline: DEADLINE, decision_date: null, version: 1 },
  }),
  deleteJob: ofInactiveJob,

  listQuestions: ofJob,
  askQuestion: async ({ thirdClient }) => ({
    params: { jobId: (await postJob(thirdClient)).id },
    fields: { question: QUESTION },
  }),
  listMyQuestions: ofJob,
  listMyJobQuestions: ofJob,
  replyToQuestion: ofQuestion,
  deleteQuestion: ofQuestion,
  deleteQuestionsOfAsker: ofQuestion,

  getCompany: ofCompany,
  listCompanyJobs: ofCompany,
  getMyCompany: nothing,
  updateMyCompany: async () => ({
    fields: { website: 'https://northwind.example' },
    files: { logo: await smallPicture() },
  }),

  hasApplied: ofJob,
  applyToJob: async ({ client }) => ({
    fields: {
      listing: (await postJob(client)).id,
      screening_answers: [],
      profile_resume: 1,
      save_resume: false,
    },
    files: { resume: smallPdf() },
  }),
  listMyApplications: nothing,
  getMyApplication: ofApplication,
  withdrawApplication: ofApplication,
  listApplications: ofJob,
  openApplication: ofApplication,
  revealApplicant: ofApplication,
  getNeighbours: ofApplication,
  shortlistApplication: ofApplication,
  notifyShortlisted: ofShortlisted,
  noteApplication: ofApplication,
  decideApplication: ofApplication,
  undoDecision: ofHeldDecision,
  declineAll: async ({ client }) => ({
    params: { jobId: (await postJob(client)).id },
    fields: { own_messages: [], keep: [] },
  }),
  undoDeclines: ofJob,
  fillJob: async ({ client }) => ({
    params: { jobId: (await postJob(client)).id },
    fields: { filled_by: [] },
  }),
  undoFill: ofFilledJob,
  listWaiting: nothing,
  getResume: ofApplication,

  listConversations: nothing,
  getConversation: ofApplication,
  sendMessage: async (world) => ({ ...(await ofConversation(world)), fields: { id: randomUUID() } }),
  sendFile: async (world) => ({
    ...(await ofConversation(world)),
    fields: { id: randomUUID() },
    files: { file: smallPdf() },
  }),
  getMessageFile: async (world) => {
    const { params } = await ofConversation(world);
    const form = { id: randomUUID(), file: smallPdf() };
    const path = `/api/conversations/${params?.['applicationId']}/files/`;
    const { number } = (await world.client.send<Message>('POST', path, { form })).body;
    return { params: { ...params, number } };
  },
  readMessages: ofConversation,
  changeConversation: async (world) => ({ ...(await ofConversation(world)), fields: { is_muted: true } }),
  countUnread: nothing,
  streamEvents: nothing,

  listInvitations: nothing,
  declineInvitation: ofInvitation,
  undoInvitationDecline: ofInvitation,
  listJobsToInviteTo: ({ freelancer: { id } }) => ({ params: { freelancerId: id } }),
  listJobInvitations: ofJob,
  inviteFreelancer: async ({ server, client, freelancer: { id } }) => {
    await server.database.kysely.deleteFrom('invitations').execute();
    return {
      params: { jobId: (await postJob(client)).id },
      fields: { id: randomUUID(), freelancer_id: id },
    };
  },

  getAgreement: ofAgreement,
  writeAgreement: async (world) => ({ ...(await ofAgreement(world)), fields: { based_on: 1 } }),
  // Both sides can end an agreement.
  takeAgreementStep: async (world) => ({
    ...(await ofAgreement(world)),
    fields: { action: 'end', reason: 'The boat is sold.', version: undefined },
  }),
  getAgreementPdf: ofAgreement,
  writeWorkRecordEntry: ofDoneAgreement,
  listWorkRecord: nothing,
  // Both sides can hide an entry.
  takeWorkRecordStep: async (world) => ({
    ...(await ofEntry(world)),
    fields: { action: 'hide', version: undefined },
  }),

  getDraft: ofDraft,
  saveDraft: ofDraft,
  deleteDraft: async (world) => ({ ...(await ofDraft(world)), query: '?version=1' }),

  listMessageTemplates: nothing,
  createMessageTemplate: async (world) => {
    await removeTemplates(world);
    return {};
  },
  updateMessageTemplate: ofTemplate,
  deleteMessageTemplate: ofTemplate,

  getTeam: nothing,
  inviteToTeam: () => ({ fields: { email: 'noor@example.com' } }),
  withdrawTeamInvitation: ofOwnTeamInvitation,
  resendTeamInvitation: ofOwnTeamInvitation,
  checkTeamInvitation: async ({ server, client }) => ({
    fields: (await ofTeamInvitation(server, client)).fields,
  }),
  // The client, who has posted no job, joins the team of the third one.
  joinTeam: async ({ server, client, thirdClient }) => {
    await removeTeam({ server });
    await server.database.kysely
      .updateTable('job_listings')
      .set({ client_id: thirdClient.id })
      .where('client_id', '=', client.id)
      .execute();
    return { fields: (await ofTeamInvitation(server, thirdClient, client.email)).fields };
  },
  changeTeamRole: ofMember,
  removeTeamMember: ofMember,
  handOverTeam: async (world) => ({
    fields: { member_id: (await ofMember(world)).params.memberId, password: PASSWORD },
  }),

  getSaved: nothing,
  lookUpJobs: async ({ client }) => ({ query: `?id=${(await postJob(client)).id}` }),
  listSavedJobs: nothing,
  takeSavedJobs: async ({ client }) => ({
    fields: { jobs: [{ id: (await postJob(client)).id, title: 'Pilot', note: '' }] },
  }),
  markSavedJobsSeen: nothing,
  saveJob: ofJob,
  removeSavedJob: ofJob,
  listSavedFreelancers: nothing,
  saveFreelancer: ({ freelancer }) => ({ params: { freelancerId: freelancer.id } }),
  removeSavedFreelancer: ({ freelancer }) => ({ params: { freelancerId: freelancer.id } }),

  contactFreelancer: ({ freelancer: { id } }) => ({
    fields: { freelancer_id: id, freelancer_email: undefined },
  }),
  listContactThreads: nothing,
  getContactThread: async (world) => ({ params: { threadId: (await ofThread(world)).threadId } }),
  readVisitorThread: ofThreadLink,
  openVisitorThread: ofThreadLink,
  sendVisitorMessage: async (world) => ({
    fields: { token: (await ofThread(world)).token, id: randomUUID() },
  }),
  markVisitorThreadRead: ofThreadLink,
  changeVisitorThread: async (world) => ({
    fields: { token: (await ofThread(world)).token, is_muted: true, is_ended: undefined },
  }),
  getSite: nothing,
  getHealth: nothing,
  getReadiness: nothing,
};

/** Makes a picture that a profile accepts. */
export async function smallPicture(): Promise<FormFile> {
  const picture = sharp({ create: { width: 10, height: 10, channels: 3, background: '#0a7d84' } });
  return { name: 'me.png', content: await picture.png().toBuffer() };
}

export async function logIn(server: TestServer, { email }: TestPerson) {
  return sender(server)<{ refresh_token: string }>('POST', '/api/auth/login/', {
    body: { email, password: PASSWORD },
  });
}

/** Requests a reset, and returns the token in the link of its mail. */
export async function resetToken(server: TestServer, email: string): Promise<string> {
  await sender(server)('POST', '/api/auth/password/reset/', { body: { email } });
  return tokenIn(await server.mailTo(email, 'Choose a new password'));
}

/** Returns the request, with these values for the fields and parameters of the same names. */
export function replace(request: Request, values: Record<string, unknown>): Request {
  const replaced = <Value>(given: Record<string, Value>) =>
    Object.fromEntries(
      // The caller must pass values of the right type.
      Object.entries(given).map(([name, value]) => [name, name in values ? (values[name] as Value) : value]),
    );
  return { ...request, params: replaced(request.params), fields: replaced(request.fields) };
}

/** No resource has this id in any test. */
const ABSENT = 2_000_000_000;
export const absent = ({ fields: { id, ...fields }, ...request }: Request): Request => {
  const changed = replace(
    { ...request, fields },
    {
      id: ABSENT,
      jobId: ABSENT,
      company: ABSENT,
      applicationId: ABSENT,
      entryId: ABSENT,
      threadId: ABSENT,
      // The router finds nothing for a parameter that is longer than all of them.
      draftKey: 'x'.repeat(201),
      questionId: ABSENT,
      pieceId: ABSENT,
      memberId: ABSENT,
      member_id: ABSENT,
      teamInvitationId: '00000000-0000-4000-8000-000000000000',
      profileResumeId: ABSENT,
      templateId: ABSENT,
      freelancerId: ABSENT,
      invitationId: '00000000-0000-4000-8000-000000000000',
      sessionId: '00000000-0000-4000-8000-000000000000',
      passkeyId: '00000000-0000-4000-8000-000000000000',
      listing: ABSENT,
      token: String(ABSENT),
    },
  );
  // The id of a message or an invitation is chosen by its sender, and names no resource.
  return id === undefined ? changed : { ...changed, fields: { ...changed.fields, id } };
};

export function sendRequest(
  send: Send,
  { method, path, body }: ContractOperation,
  request: Request,
): Promise<TestResponse> {
  const pathname = path.replace(/\{(\w+)\}/g, (_braces, name: string) => String(request.params[name]));
  const url = pathname + (request.query ?? '');
  if (!body) return send(method, url);
  return body.isForm
    ? send(method, url, {
        form: { ...formOf(request.fields), ...request.files },
      })
    : send(method, url, { body: request.fields });
}

function formOf(fields: Record<string, unknown>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(partOf) : partOf(value),
    ]),
  );
}

/** Returns the text of a part of a form. An object becomes JSON. */
function partOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
