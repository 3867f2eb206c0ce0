import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Freelancer, MyJob, PortfolioPiece, SentApplication } from '@skillharbor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { PASSWORD, apply, postJob, profileForm, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { smallPdf } from '../../testing/resumes.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { smallPicture } from '../../testing/pictures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Downloads the archive and returns its files by their paths. */
async function exported({ session }: TestPerson): Promise<Record<string, Buffer>> {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/users/export/',
    headers: { authorization: `Bearer ${session.access_token}` },
    payload: { password: PASSWORD },
  });
  expect(response.headers['content-disposition']).toBe('attachment; filename=skill-harbor-2026-05-04.zip');
  expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
  const zip = await fromBufferPromise(response.rawPayload);
  const files: Record<string, Buffer> = {};
  for await (const entry of zip.eachEntry()) {
    files[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  }
  return files;
}

const json = <Value>(file: Buffer | undefined) => JSON.parse(file?.toString() ?? 'null') as Value;

test('a freelancer’s archive has the profile, applications, questions, messages and files', async () => {
  const freelancer = await signUp(server, 'freelancer');
  const form = { ...profileForm, skills: '1', profile_picture: await smallPicture() };
  await freelancer.send('PUT', `/api/accounts/freelancers/${freelancer.id}/`, { form });
  await freelancer.send<PortfolioPiece>('POST', '/api/accounts/portfolio/', {
    form: { title: 'Night ferries', link: 'https://ada.example', picture: await smallPicture() },
  });
  await freelancer.send('POST', '/api/accounts/resumes/', {
    form: { name: 'Ferries', resume: smallPdf() },
  });
  const job = await postJob(await signUp(server, 'client'));
  await apply(freelancer, job);
  const questions = `/api/job-listings/listings/${job.id}/questions/`;
  await freelancer.send('POST', questions, { body: { question: 'Which ferries?' } });
  const message = { freelancer_id: freelancer.id, client_email: 'li@example.com', message: 'In March?' };
  await freelancer.send('POST', '/api/contact/contact-freelancer/', { body: message });

  const draft = { based_on: 0, texts: [{ field: 'text', text: 'Half a thought' }] };
  await freelancer.send('PUT', '/api/users/drafts/message:1/', { body: draft });

  await freelancer.send('PUT', `/api/saved/jobs/${job.id}/`, { body: { note: 'Night shifts?' } });
  const search = { name: 'Ferries', frequency: 'daily', conditions: { search: 'ferry' } };
  await freelancer.send('POST', '/api/saved/searches/', { body: search });

  const files = await exported(freelancer);
  expect(Object.keys(files).toSorted()).toEqual(
    [
      'README.txt',
      'activity.json',
      'agreements.json',
      'applications.json',
      'conversations.json',
      'drafts.json',
      'messages.json',
      'portfolio/1.webp',
      'portrait.webp',
      'invitations.json',
      'legal-texts.json',
      'profile.json',
      'push-devices.json',
      'questions.json',
      'resume.json',
      'resumes/1.pdf',
      'resumes/2.pdf',
      'saved-jobs.json',
      'saved-resumes.json',
      'saved-searches.json',
      'notifications.json',
      'one-time-codes.json',
      'passkeys.json',
      'reports.json',
      'sessions.json',
      'statements.json',
      'user.json',
      'work-record.json',
    ].toSorted(),
  );
  expect(json(files['user.json'])).toMatchObject({ email: freelancer.email });
  expect(json(files['activity.json'])).toMatchObject([
    { event: 'address_confirmed' },
    { event: 'account_created' },
  ]);
  expect(json<Freelancer>(files['profile.json'])).toMatchObject({ bio: profileForm.bio });
  expect(json<SentApplication[]>(files['applications.json'])).toMatchObject([
    { cover_letter: 'I have shipped two.', applied_to: { title: job.title } },
  ]);
  expect(json(files['drafts.json'])).toMatchObject([{ key: 'message:1', texts: draft.texts }]);
  expect(json(files['questions.json'])).toMatchObject([{ question: 'Which ferries?' }]);
  expect(json(files['messages.json'])).toMatchObject([{ message: 'In March?' }]);
  expect(json(files['saved-jobs.json'])).toMatchObject([{ job_id: job.id, note: 'Night shifts?' }]);
  expect(json(files['resume.json'])).toMatchObject({
    basics: { name: 'Ada Okafor', email: freelancer.email, summary: profileForm.bio },
    projects: [{ name: 'Night ferries', url: 'https://ada.example' }],
  });
  expect(json(files['saved-searches.json'])).toMatchObject({ searches: [search] });
  expect(json(files['saved-resumes.json'])).toMatchObject([{ name: 'Ferries', is_default: true }]);
  expect(files['portrait.webp']?.subarray(8, 12).toString()).toBe('WEBP');
});

test('a client’s archive has the company, jobs, decisions and messages, but no data of applicants', async () => {
  const client = await signUp(server, 'client', { company: 'North Pier Ferries' });
  const freelancer = await signUp(server, 'freelancer', { last_name: 'Unmistakable' });
  const job = await postJob(client);
  const { id } = await apply(freelancer, job);
  await client.send('PATCH', `/api/applications/update/${id}/`, {
    body: { status: 'accepted', message: 'Welcome aboard.' },
  });
  await client.send('PUT', `/api/applications/note/${id}/`, { body: { note: 'Ask about Tuesday.' } });
  const conversation = `/api/conversations/${id}/messages/`;
  await client.send('POST', conversation, { body: { id: randomUUID(), text: 'On the 14th?' } });
  await freelancer.send('POST', conversation, { body: { id: randomUUID(), text: 'Yes.' } });

  await client.send('POST', `/api/job-listings/my-detail/${(await postJob(client)).id}/invitations/`, {
    body: { id: randomUUID(), freelancer_id: freelancer.id, message: 'Would you?' },
  });

  const sent = smallPdf('offer.pdf');
  const form = { id: randomUUID(), text: 'The offer.', file: sent };
  await client.send('POST', `/api/conversations/${id}/files/`, { form });

  await client.send('PUT', `/api/saved/freelancers/${freelancer.id}/`, { body: { note: 'Free in May.' } });
  const search = { kind: 'freelancers', name: 'Pilots', frequency: 'off', conditions: { search: 'pilot' } };
  await client.send('POST', '/api/saved/searches/', { body: search });

  const files = await exported(client);
  expect(Object.keys(files).toSorted()).toEqual(
    [
      'README.txt',
      'activity.json',
      'agreements.json',
      'company.json',
      `conversations/${id}-3.pdf`,
      'conversations.json',
      'decisions.json',
      'drafts.json',
      'invitations.json',
      'legal-texts.json',
      'jobs.json',
      'message-templates.json',
      'saved-freelancers.json',
      'saved-searches.json',
      'notifications.json',
      'one-time-codes.json',
      'passkeys.json',
      'push-devices.json',
      'reports.json',
      'sessions.json',
      'statements.json',
      'team.json',
      'user.json',
      'work-record.json',
    ].toSorted(),
  );
  expect(json<MyJob[]>(files['jobs.json']).map(({ id: jobId }) => jobId)).toContain(job.id);
  expect(json(files['saved-freelancers.json'])).toMatchObject([{ note: 'Free in May.' }]);
  expect(json(files['invitations.json'])).toMatchObject([{ message: 'Would you?' }]);
  expect(json(files['conversations.json'])).toMatchObject([
    { application: id, text: 'On the 14th?', file: null },
    { application: id, text: 'The offer.', file: 'offer.pdf' },
  ]);
  expect(files[`conversations/${id}-3.pdf`]).toEqual(sent.content);
  expect(json(files['decisions.json'])).toMatchObject([
    { application: id, message: 'Welcome aboard.', note: 'Ask about Tuesday.' },
  ]);
  expect(Buffer.concat(Object.values(files)).toString()).not.toContain('Unmistakable');
});

test('a file that no longer exists is left out of the archive', async () => {
  const freelancer = await signUp(server, 'freelancer');
  await apply(freelancer, await postJob(await signUp(server, 'client')));
  for await (const key of server.files.list('resumes')) await server.files.remove(key);
  expect(Object.keys(await exported(freelancer)).some((path) => path.startsWith('resumes/'))).toBe(false);
});

test('downloading the archive requires the password', async () => {
  const { send } = await signUp(server, 'client');
  const refused = await send('POST', '/api/users/export/', { body: { password: 'not my password' } });
  expect([refused.status, refused.body]).toMatchObject([400, { password: ['This is not your password.'] }]);
});
