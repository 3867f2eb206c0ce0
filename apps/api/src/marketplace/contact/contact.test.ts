import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { sentencesOf } from '../../testing/sentencesOf.ts';

let server: TestServer;
let freelancer: TestPerson;
let client: TestPerson;
beforeAll(async () => {
  server = await testServer();
  freelancer = await signUp(server, 'freelancer');
  client = await signUp(server, 'client');
});
afterAll(() => server.close());

const contact = (more: Record<string, unknown>) =>
  sender(server)('POST', '/api/contact/contact-freelancer/', {
    body: { client_email: 'li@example.com', subject: 'A question', message: 'In March?\n<i>Li</i>', ...more },
  });
const sent = { status: 201, body: { detail: 'Message sent successfully!' } };

describe('a message', () => {
  test('is stored as a thread and mailed to the freelancer, without the sender’s address', async () => {
    expect(await contact({ freelancer_id: freelancer.id, freelancer_name: 'Ada Okafor' })).toMatchObject(
      sent,
    );
    const mail = await server.mailTo(freelancer.email);
    expect(mail).toMatchObject({ subject: 'A question' });
    expect(mail.replyTo).toBeNull();
    expect(mail.text).toContain('> In March?\n> <i>Li</i>');
    expect(mail.html).toContain('&lt;i&gt;Li&lt;/i&gt;');
    const stored = await server.database.kysely
      .selectFrom('contact_threads')
      .innerJoin('messages', 'messages.application_id', 'contact_threads.id')
      .select(['freelancer_id', 'sender_email', 'subject', 'text'])
      .execute();
    expect(stored).toEqual([
      {
        freelancer_id: freelancer.id,
        sender_email: 'li@example.com',
        subject: 'A question',
        text: 'In March?\n<i>Li</i>',
      },
    ]);
  });

  test('may name the freelancer by id, by email address in upper or lower case, or by both', async () => {
    const freelancer_email = freelancer.email.toUpperCase();
    for (const address of [{ freelancer_email }, { freelancer_email, freelancer_id: freelancer.id }]) {
      expect((await contact(address)).status).toBe(201);
      expect(await server.mailTo(freelancer.email)).toMatchObject({ subject: 'A question' });
    }
  });

  test('gets the same response whether or not the email address belongs to a freelancer', async () => {
    const toOthers = () => server.mails.filter(({ to }) => to !== 'li@example.com').length;
    const mails = toOthers();
    const { id, email } = await signUp(server, 'freelancer');
    const known = await contact({ freelancer_email: email });
    await server.mailTo(email);
    const stored = () => server.database.kysely.selectFrom('messages').select('id').execute();
    const before = await stored();
    for (const address of [
      { freelancer_email: 'nobody@example.com' },
      { freelancer_email: client.email },
      { freelancer_email: client.email, freelancer_id: id },
    ]) {
      const { status, body } = await contact(address);
      expect({ status, body }).toEqual({ status: known.status, body: known.body });
    }
    expect(await stored()).toEqual(before);
    // The sender gets the same mail, whichever recipient the message names.
    expect(toOthers() - mails).toBeLessThanOrEqual(1);
  });

  test.each([
    ['en', 'A visitor to your profile has written to you'],
    ['de', 'Ein Besucher Ihres Profils hat Ihnen geschrieben'],
    ['ar', 'كتب إليك أحد زوار ملفك الشخصي'],
  ] as const)(
    'a message without a subject gets one in the freelancer’s language %s',
    async (language, subject) => {
      const { id, email } = await signUp(server, 'freelancer', { language });
      expect(await contact({ freelancer_id: id, subject: undefined })).toMatchObject(sent);
      expect(await server.mailTo(email)).toMatchObject({ subject });
    },
  );

  test.each([
    ['no recipient', () => ({}), { freelancer_id: ['This field is required.'] }],
    ['a client', () => ({ freelancer_id: client.id }), { freelancer_id: ['There is no such freelancer.'] }],
    [
      'a second header',
      () => ({ freelancer_id: freelancer.id, subject: 'Hi\r\nBcc: all@example.com' }),
      { subject: ['Keep this on one line.'] },
    ],
    [
      'two senders',
      () => ({ freelancer_id: freelancer.id, client_email: 'a@b.c, d@e.f' }),
      { client_email: ['Enter an email address, such as name@example.com.'] },
    ],
    [
      'no words',
      () => ({ freelancer_id: freelancer.id, message: ' \n ' }),
      { message: ['This field is required.'] },
    ],
  ])('a message with %s is refused and not stored', async (_name, more, errors) => {
    const count = () => server.database.kysely.selectFrom('mails').select('id').execute();
    const before = (await count()).length;
    const { status, body } = await contact(more());
    expect(status).toBe(400);
    expect(sentencesOf(body)).toEqual(errors);
    expect(await count()).toHaveLength(before);
  });
});
