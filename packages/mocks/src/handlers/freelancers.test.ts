import { expect, test } from 'vitest';
import { asListed, freelancer, moreFreelancers, onLeaveFreelancer } from '../fixtures/freelancers.ts';
import { skillGroups, skillsNamed } from '../fixtures/skills.ts';
import { clientUser, freelancerUser, mateoUser } from '../fixtures/users.ts';
import { withoutToken, as, sendForm, serveMocks } from '../testing.ts';

serveMocks();

async function profile(client: typeof withoutToken, id: number) {
  return (await client.GET('/api/accounts/freelancers/{id}/', { params: { path: { id } } })).data;
}

test('the directory has pages of twelve, without email addresses', async () => {
  const list = (page: number) =>
    withoutToken.GET('/api/accounts/freelancers/', { params: { query: { page } } });
  const [first, second] = await Promise.all([list(1), list(2)]);
  expect(first.data?.results).toHaveLength(12);
  expect(first.data?.results[0]).toEqual(asListed(freelancer));
  expect(second.data).toMatchObject({
    next: null,
    previous: 'http://harbor.test/api/accounts/freelancers/?page=1',
  });
});

test('only a freelancer and the clients with an application from the freelancer see the email address', async () => {
  const { email } = onLeaveFreelancer.user;
  expect((await profile(as(clientUser), onLeaveFreelancer.id))?.user.email).toBe(email);
  expect((await profile(as({ pk: onLeaveFreelancer.id }), onLeaveFreelancer.id))?.user.email).toBe(email);
  expect((await profile(withoutToken, onLeaveFreelancer.id))?.user.email).toBeNull();
  expect((await profile(as(clientUser), moreFreelancers[2]?.id ?? 0))?.user.email).toBeNull();
  expect((await profile(as(mateoUser), onLeaveFreelancer.id))?.user.email).toBeNull();
});

test('freelancers can edit only their own profile', async () => {
  const fields = {
    bio: 'New',
    experience: '3',
    portfolio_link: 'https://new.example',
    hourly_rate: '50',
    location: 'Lagos',
    availability_status: 'Busy',
    skills: skillsNamed('Go', 'Java').map(({ id }) => String(id)),
  };
  const put = (id: number) => sendForm(freelancerUser, 'PUT', `/api/accounts/freelancers/${id}/`, fields);
  expect(await (await put(freelancer.id)).json()).toMatchObject({
    bio: 'New',
    title: freelancer.title,
    hourly_rate: 50,
    availability_status: 'Busy',
    skills: skillsNamed('Go', 'Java'),
  });
  expect((await profile(withoutToken, freelancer.id))?.bio).toBe('New');
  expect((await put(mateoUser.pk)).status).toBe(404);
});

test('skills are listed by category', async () => {
  expect((await withoutToken.GET('/api/accounts/skills/')).data).toEqual({ results: skillGroups });
});
