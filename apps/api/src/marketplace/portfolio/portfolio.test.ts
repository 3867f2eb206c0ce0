import type {
  FieldErrors,
  FreelancerList,
  FreelancerProfile,
  Portfolio,
  PortfolioPiece,
} from '@skillharbor/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createVersions } from '../../platform/caching/publicVersion.ts';
import type { FormFields } from '../../testing/forms.ts';
import { sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { pieceProblems } from './portfolio.policy.ts';
import { sentencesOf } from '../../testing/sentencesOf.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const PORTFOLIO = '/api/accounts/portfolio/';
const link = 'https://ada.example/ferries';
const newcomer = () => signUp(server, 'freelancer');
const add = (person: TestPerson, fields: FormFields = {}) =>
  person.send<PortfolioPiece & FieldErrors>('POST', PORTFOLIO, {
    form: { title: 'Ferries', link, ...fields },
  });
const change = (person: TestPerson, id: number, fields: FormFields = {}) =>
  person.send<PortfolioPiece & FieldErrors>('PUT', `${PORTFOLIO}${id}/`, {
    form: { title: 'Ferries', link, ...fields },
  });
const remove = (person: TestPerson, id: number) => person.send('DELETE', `${PORTFOLIO}${id}/`);
const order = (person: TestPerson, pieces: readonly number[]) =>
  person.send<Portfolio & FieldErrors>('PUT', `${PORTFOLIO}order/`, { body: { pieces } });
/** Returns the pieces that are shown to visitors. */
const shown = async ({ id }: TestPerson) => {
  const path = `/api/accounts/freelancers/${id}/`;
  return (await sender(server)<FreelancerProfile>('GET', path)).body.portfolio;
};
const idsOf = async (person: TestPerson) => (await shown(person)).map(({ id }) => id);
const fetchPicture = (url: string | null) => server.app.inject({ method: 'GET', url: url ?? '/none' });
/** Returns the keys of files that no row refers to, except those in the trash. */
const unreferenced = () =>
  server.database.kysely
    .selectFrom('unreferenced_files')
    .select('key')
    .where('abandoned_on', 'is', null)
    .execute();

async function picture(width = 800, height = 200, background = '#084850') {
  const content = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: 'work.png', content };
}

async function withPieces(count: number) {
  const person = await newcomer();
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1)
    ids.push((await add(person, { title: `Piece ${index}` })).body.id);
  return { person, ids };
}

describe('a piece of a portfolio', () => {
  test('is shown to visitors, with its picture in two sizes and a ratio of 4:3', async () => {
    const person = await newcomer();
    const { status, body } = await add(person, { title: '  Night ferries  ', picture: await picture() });
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: 'Night ferries', link });
    expect(await shown(person)).toEqual([body]);
    for (const [url, width] of [
      [body.picture, 480],
      [body.picture_2x, 960],
    ] as const) {
      const { statusCode, rawPayload } = await fetchPicture(url);
      expect(statusCode).toBe(200);
      expect(await sharp(rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width,
        height: (width * 3) / 4,
      });
    }
  });

  test('is shown on the freelancer’s page, but not in the directory', async () => {
    const { person } = await withPieces(1);
    const { body } = await sender(server)<FreelancerList>('GET', '/api/accounts/freelancers/');
    const listed = body.results.find(({ id }) => id === person.id);
    expect(listed).toBeDefined();
    expect(listed).not.toHaveProperty('portfolio');
  });

  test('must have a picture or a link', async () => {
    const person = await newcomer();
    const neither = await add(person, { link: ' ' });
    expect(neither).toMatchObject({ status: 400, body: { link: [expect.any(String)] } });
    expect(await add(person, { link: '' })).toMatchObject({
      status: 400,
      body: { picture: [expect.any(String)] },
    });
    expect((await add(person, { link: '', picture: await picture() })).status).toBe(201);
    expect((await add(person)).body.picture).toBeNull();
    expect(await shown(person)).toHaveLength(2);
  });

  test.each(['javascript:alert(1)', 'ada.example', 'https://', 'data:text/html,x'])(
    'is refused with the link %s',
    async (address) => {
      const { status, body } = await add(await newcomer(), { link: address });
      expect(status).toBe(400);
      expect(Object.keys(sentencesOf(body))).toEqual(['link']);
    },
  );

  test.each(['', '   ', 'x'.repeat(81)])('is refused with the title %j', async (title) => {
    const { status, body } = await add(await newcomer(), { title });
    expect(status).toBe(400);
    expect(Object.keys(sentencesOf(body))).toEqual(['title']);
  });

  test('is refused if its file is not a picture, and then the file is not stored', async () => {
    const person = await newcomer();
    const before = await unreferenced();
    const svg = { name: 'work.svg', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') };
    const { status, body } = await add(person, { picture: svg });
    expect(status).toBe(400);
    expect(Object.keys(sentencesOf(body))).toEqual(['picture']);
    expect(await shown(person)).toEqual([]);
    expect(await unreferenced()).toEqual(before);
  });

  test('is refused if the freelancer already has twelve pieces, even if several pieces are sent at the same time', async () => {
    const { person } = await withPieces(9);
    const responses = await Promise.all(
      Array.from({ length: 6 }, async () => add(person, { picture: await picture(40, 30) })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(3);
    expect(await shown(person)).toHaveLength(12);
    expect(await unreferenced()).toEqual([]);
    expect(responses.find(({ status }) => status === 400)?.body).toMatchObject({
      detail: 'A portfolio has at most 12 pieces. Remove one first.',
    });
  });
});

describe('a change of a piece', () => {
  test('keeps the previous picture if it contains no picture, and otherwise deletes the files of the previous one', async () => {
    const person = await newcomer();
    const { body: first } = await add(person, { picture: await picture() });
    const renamed = await change(person, first.id, { title: 'Another title', link: '' });
    expect(renamed).toMatchObject({
      status: 200,
      body: { title: 'Another title', link: '', picture: first.picture },
    });

    const { body: second } = await change(person, first.id, { picture: await picture(300, 300, '#c2410c') });
    expect(second.picture).not.toBe(first.picture);
    expect(await shown(person)).toEqual([second]);
    expect((await fetchPicture(first.picture)).statusCode).toBe(404);
    expect((await fetchPicture(first.picture_2x)).statusCode).toBe(404);
    expect((await fetchPicture(second.picture_2x)).statusCode).toBe(200);
    expect(await unreferenced()).toEqual([]);
  });

  test('cannot remove the link of a piece that has no picture', async () => {
    const { person, ids } = await withPieces(1);
    expect(await change(person, ids[0] ?? 0, { link: '' })).toMatchObject({ status: 400 });
    expect(await shown(person)).toMatchObject([{ link }]);
  });

  test('does not change the position of the piece', async () => {
    const { person, ids } = await withPieces(3);
    await change(person, ids[0] ?? 0, { title: 'Renamed' });
    expect(await idsOf(person)).toEqual(ids);
  });
});

describe('a removed piece', () => {
  test('is no longer shown, its files are deleted, and another piece can take its place', async () => {
    const { person, ids } = await withPieces(11);
    const { body } = await add(person, { picture: await picture() });
    expect((await remove(person, body.id)).status).toBe(204);
    expect(await idsOf(person)).toEqual(ids);
    expect((await fetchPicture(body.picture)).statusCode).toBe(404);
    expect(await unreferenced()).toEqual([]);
    expect((await remove(person, body.id)).status).toBe(404);
    expect((await add(person)).status).toBe(201);
  });

  test('leaves its files recorded as unreferenced if the account is deleted', async () => {
    const person = await newcomer();
    const { body } = await add(person, { picture: await picture() });
    await server.database.kysely.deleteFrom('users').where('id', '=', person.id).execute();
    const keys = [body.picture, body.picture_2x].map((url) => url?.replace('/media/', ''));
    expect((await unreferenced()).map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
    await server.database.kysely.deleteFrom('unreferenced_files').execute();
  });
});

describe('the order of the pieces', () => {
  test('is the order that the freelancer has chosen', async () => {
    const { person, ids } = await withPieces(4);
    expect(await idsOf(person)).toEqual(ids);
    const { status, body } = await order(person, ids.toReversed());
    expect(status).toBe(200);
    expect(body.portfolio.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(await idsOf(person)).toEqual(ids.toReversed());
    const { body: last } = await add(person);
    expect(await idsOf(person)).toEqual([...ids.toReversed(), last.id]);
  });

  test('must contain each of the freelancer’s pieces once, and no piece of another freelancer', async () => {
    const [{ person, ids }, other] = [await withPieces(3), await withPieces(1)];
    const [first = 0, second = 0, third = 0] = ids;
    for (const pieces of [
      [],
      [first, second],
      [first, first, second],
      [...other.ids, first, second],
      [...ids, ...other.ids],
    ])
      expect(await order(person, pieces)).toMatchObject({
        status: 400,
        body: { pieces: [expect.any(String)] },
      });
    expect(await idsOf(person)).toEqual(ids);
    expect((await order(person, [third, first, second])).status).toBe(200);
  });

  test('is the order of one of the requests after several simultaneous requests', async () => {
    const { person, ids } = await withPieces(4);
    const orders = [ids.toReversed(), [...ids.slice(1), ids[0] ?? 0], ids];
    const responses = await Promise.all(orders.map((pieces) => order(person, pieces)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(orders).toContainEqual(await idsOf(person));
  });
});

test('a request about another freelancer’s piece returns 404', async () => {
  const [{ person, ids }, other] = [await withPieces(1), await newcomer()];
  expect((await change(other, ids[0] ?? 0, { title: 'Mine now' })).status).toBe(404);
  expect((await remove(other, ids[0] ?? 0)).status).toBe(404);
  expect(await shown(person)).toMatchObject([{ title: 'Piece 0' }]);
});

test('the version of the public data changes only if a piece or the order of the pieces changes', async () => {
  const version = createVersions(server.database.kysely).public;
  const { person, ids } = await withPieces(2);
  const isChangedBy = async (act: () => Promise<{ status: number }>) => {
    const before = await version();
    await act();
    return (await version()) !== before;
  };
  expect(await isChangedBy(() => add(person))).toBe(true);
  expect(await isChangedBy(() => change(person, ids[0] ?? 0, { title: 'Renamed' }))).toBe(true);
  expect(await isChangedBy(() => change(person, ids[0] ?? 0, { title: 'Renamed' }))).toBe(false);
  const present = await idsOf(person);
  expect(await isChangedBy(() => order(person, present))).toBe(false);
  expect(await isChangedBy(() => order(person, present.toReversed()))).toBe(true);
  expect(await isChangedBy(() => remove(person, ids[0] ?? 0))).toBe(true);
});

test('an invalid link is refused even if the piece has a picture', () => {
  expect(pieceProblems({ link: 'https://' }, true)).toHaveProperty('link');
  expect(pieceProblems({ link: '' }, true)).toBeUndefined();
});
