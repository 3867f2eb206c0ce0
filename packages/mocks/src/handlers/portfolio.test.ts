import { portfolioOrderRules } from '@skillharbor/contract';
import { expect, test } from 'vitest';
import { freelancer } from '../fixtures/freelancers.ts';
import { clientUser, freelancerUser, mateoUser } from '../fixtures/users.ts';
import { as, sendForm, serveMocks, withoutToken } from '../testing.ts';

serveMocks();

const PORTFOLIO = '/api/accounts/portfolio/';
const fields = { title: ' Ferries ', link: 'https://ada.example' };
const add = (changes = {}) => sendForm(freelancerUser, 'POST', PORTFOLIO, { ...fields, ...changes });
const ids = freelancer.portfolio.map(({ id }) => id);
const [first = 0, ...others] = ids;
const order = (pieces: number[], person = freelancerUser) =>
  as(person).PUT('/api/accounts/portfolio/order/', { body: { pieces } });

async function shown() {
  const path = { id: freelancer.id };
  const { data } = await withoutToken.GET('/api/accounts/freelancers/{id}/', { params: { path } });
  return data?.portfolio ?? [];
}
const shownIds = async () => (await shown()).map(({ id }) => id);

test('a new piece comes last, and needs a picture or a link', async () => {
  const added = await add();
  expect(added.status).toBe(201);
  expect(await added.json()).toMatchObject({ title: 'Ferries', link: 'https://ada.example', picture: null });
  expect((await shown()).at(-1)).toMatchObject({ title: 'Ferries' });
  const empty = await add({ link: '' });
  expect([empty.status, await empty.json()]).toMatchObject([400, { picture: ['Add a picture or a link.'] }]);
  expect((await add({ link: 'https://' })).status).toBe(400);
});

test('a portfolio has at most twelve pieces', async () => {
  for (let count = ids.length; count < portfolioOrderRules.pieces.maxItems; count += 1)
    expect((await add()).status).toBe(201);
  expect((await add()).status).toBe(400);
});

test('only its freelancer can change or remove a piece', async () => {
  const change = (person: { pk: number }) => sendForm(person, 'PUT', `${PORTFOLIO}${first}/`, fields);
  const remove = (person: { pk: number }) =>
    as(person).DELETE('/api/accounts/portfolio/{pieceId}/', { params: { path: { pieceId: first } } });
  expect((await change(mateoUser)).status).toBe(404);
  expect((await change(clientUser)).status).toBe(403);
  expect(await (await change(freelancerUser)).json()).toMatchObject({
    title: 'Ferries',
    picture: freelancer.portfolio[0]?.picture,
  });
  expect((await remove(mateoUser)).response.status).toBe(404);
  expect((await remove(freelancerUser)).response.status).toBe(204);
  expect(await shownIds()).toEqual(others);
});

test('an order must contain all pieces, each once', async () => {
  expect((await order(others)).response.status).toBe(400);
  expect((await order(ids, mateoUser)).response.status).toBe(400);
  expect((await order([...others, first])).data?.portfolio.map(({ id }) => id)).toEqual([...others, first]);
  expect(await shownIds()).toEqual([...others, first]);
});
