import { expect, test } from 'vitest';
import { freelancer } from '../fixtures/freelancers.ts';
import { freelancerUser, mateoUser } from '../fixtures/users.ts';
import { withoutToken, serveMocks } from '../testing.ts';

serveMocks();

test.each([
  ['an id', { freelancer_id: freelancer.id }, 201],
  ['an address', { freelancer_email: freelancerUser.email }, 201],
  ['both, which agree', { freelancer_id: freelancer.id, freelancer_email: freelancerUser.email }, 201],
  ['both, which do not agree', { freelancer_id: freelancer.id, freelancer_email: mateoUser.email }, 201],
  ['an unknown address', { freelancer_email: 'stranger@example.com' }, 201],
  ['an unknown id', { freelancer_id: 999_999 }, 400],
  ['nothing', {}, 400],
])('a message to %s', async (_, recipient, status) => {
  const { response } = await withoutToken.POST('/api/contact/contact-freelancer/', {
    body: { message: 'Hello', client_email: 'li@example.com', ...recipient },
  });
  expect(response.status).toBe(status);
});
