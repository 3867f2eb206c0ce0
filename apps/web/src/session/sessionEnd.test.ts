import { clientUser, freelancerUser } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { getCurrentUser } from '../api/currentUser.ts';
import { sessionOf, testApp } from '../testing/testApp.ts';

const letter = { cover_letter: 'I sew by hand.' };

test.each([
  ['session_ended', letter],
  ['session_revoked', undefined],
])('the draft of a letter after the server refuses the session as %s is %j', async (code, kept) => {
  const session = sessionOf(freelancerUser);
  const app = testApp({
    session,
    fetch: async () => Response.json({ detail: 'Please log in.', code }, { status: 401 }),
  });
  app.drafts.save('/apply/1', freelancerUser.pk, letter);
  app.drafts.save('/create-job', clientUser.pk, { title: 'Sailmaker' });

  await expect(getCurrentUser(app.api)).rejects.toThrow('401');
  expect(app.sessionEnded.current).toBe(true);
  expect(app.drafts.read('/apply/1', freelancerUser.pk)?.values).toEqual(kept);
  // Another user of this device keeps the text that this user typed.
  expect(app.drafts.read('/create-job', clientUser.pk)?.values).toEqual({ title: 'Sailmaker' });
});
