import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Freelancer, FreelancerList, SkillGroup, User } from '@skillharbor/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FormFields, FormFile } from '../../testing/forms.ts';
import { apply, postJob, sender, signUp } from '../../testing/people.ts';
import type { Send, TestPerson } from '../../testing/people.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { sentencesOf } from '../../testing/sentencesOf.ts';

let server: TestServer;
let send: Send;
let freelancer: TestPerson;
beforeAll(async () => {
  server = await testServer();
  send = sender(server);
});
beforeEach(async () => {
  freelancer = await signUp(server, 'freelancer');
});
afterAll(() => server.close());

const profile = {
  title: 'Product designer',
  bio: 'I design booking flows.',
  experience: '8',
  portfolio_link: 'https://ada.example/work',
  hourly_rate: '85.5',
  location: 'Lisbon',
  availability_status: 'On Leave',
};
const save = (form: FormFields, who = freelancer, id = who.id) =>
  who.send<Freelancer>('PUT', `/api/accounts/freelancers/${id}/`, { form: { ...profile, ...form } });
const see = (id: number, as: Send = send) => as<Freelancer>('GET', `/api/accounts/freelancers/${id}/`);
const pictures = async () => (await readdir(join(server.folder, 'pictures')).catch(() => [])).length;

const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff', width = 400, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7d84' } })
    .withExif({ IFD0: { Copyright: 'Secret place' } })
    .toFormat(format)
    .toBuffer();
const file = (content: Uint8Array, name = 'me.png'): FormFile => ({ name, content });

test('a new profile is empty and visible to everyone, without the email address', async () => {
  expect((await see(freelancer.id)).body).toEqual({
    id: freelancer.id,
    user: { id: freelancer.id, first_name: 'Ada', last_name: 'Okafor', email: null, role: 'freelancer' },
    profile_picture: null,
    profile_picture_2x: null,
    title: '',
    bio: '',
    experience: '',
    portfolio_link: '',
    hourly_rate: null,
    rate_currency: 'USD',
    location: '',
    availability_status: 'Available',
    accepts_invitations: true,
    named_in_mails: null,
    country: null,
    skills: [],
    portfolio: [],
    work_record: [],
  });
});

test('only the freelancer and clients to whom the freelancer has applied see the email address', async () => {
  const client = await signUp(server, 'client');
  const other = await signUp(server, 'client');
  const job = await postJob(client);
  const emailFor = async (who: TestPerson) => (await see(freelancer.id, who.send)).body.user.email;
  expect(await emailFor(client)).toBeNull();
  await apply(freelancer, job);
  expect(await emailFor(client)).toBe(freelancer.email);
  expect(await emailFor(freelancer)).toBe(freelancer.email);
  expect(await emailFor(other)).toBeNull();
  expect(await emailFor(await signUp(server, 'freelancer'))).toBeNull();
});

test('a request for the profile of a client or of an unknown id returns 404', async () => {
  const client = await signUp(server, 'client');
  for (const id of [client.id, 2_000_000]) expect((await see(id)).status).toBe(404);
});

describe('editing a profile', () => {
  test('saves every field, and returns the new profile', async () => {
    const { status, body } = await save({ bio: '  I design.\n', skills: ['3', '1'] });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...profile,
      bio: '  I design.\n',
      hourly_rate: 85.5,
      user: { email: freelancer.email },
      skills: [
        { id: 1, name: 'JavaScript', category: 'Development' },
        { id: 3, name: 'React', category: 'Development' },
      ],
    });
    // Other users see neither the freelancer's email address nor whether the freelancer agrees to be named in mails.
    const shown = { ...body, user: { ...body.user, email: null }, named_in_mails: null };
    expect((await see(freelancer.id)).body).toEqual(shown);
  });

  test('changes the currency of the rate only if the request names one', async () => {
    expect((await save({ rate_currency: 'NOK' })).body).toMatchObject({
      hourly_rate: 85.5,
      rate_currency: 'NOK',
    });
    expect((await save({})).body.rate_currency).toBe('NOK');
    expect(await save({ rate_currency: 'kroner' })).toMatchObject({
      status: 400,
      body: { rate_currency: ['Enter a currency by its three-letter code, such as USD.'] },
    });
  });

  test('accepts one skill, no skills, and a form without a title', async () => {
    expect((await save({ skills: '2' })).body.skills).toHaveLength(1);
    const { title: _title, ...untitled } = profile;
    const { body } = await freelancer.send<Freelancer>('PUT', `/api/accounts/freelancers/${freelancer.id}/`, {
      form: untitled,
    });
    expect(body).toMatchObject({ title: profile.title, skills: [] });
  });

  test.each([
    [{ bio: ' ' }, { bio: ['This field is required.'] }],
    [
      { portfolio_link: 'javascript://%0aalert(1)' },
      { portfolio_link: ['Enter a web address that starts with http:// or https://.'] },
    ],
    [
      { portfolio_link: 'https://' },
      { portfolio_link: ['Enter a web address, such as https://example.com.'] },
    ],
    [
      { portfolio_link: 'https://ada.example:99999/' },
      { portfolio_link: ['Enter a web address, such as https://example.com.'] },
    ],
    [
      { portfolio_link: 'https://a b' },
      { portfolio_link: ['Enter a web address, such as https://example.com.'] },
    ],
    [{ hourly_rate: 'much' }, { hourly_rate: ['Enter a number.'] }],
    [{ hourly_rate: '' }, { hourly_rate: ['Enter a number.'] }],
    [{ hourly_rate: '-1' }, { hourly_rate: ['At least 0.'] }],
    [{ hourly_rate: 'Infinity' }, { hourly_rate: ['At most 100000.'] }],
    [
      { availability_status: 'Asleep' },
      { availability_status: ['Choose one of Available, Busy, On Leave.'] },
    ],
    [{ skills: ['1', '1'] }, { skills: ['Each at most once.'] }],
    [{ skills: ['1', '2000'] }, { skills: ['There is no skill 2000.'] }],
    [{ skills: 'React' }, { skills: ['Enter a whole number.'] }],
    [{ role: 'client' }, { role: ['There is no such field.'] }],
  ])('refuses %j', async (form, expected) => {
    const { status, body } = await save(form);
    expect(status).toBe(400);
    expect(sentencesOf(body)).toEqual(expected);
  });

  test('is refused to other freelancers', async () => {
    const other = await signUp(server, 'freelancer');
    expect(await save({}, other, freelancer.id)).toMatchObject({
      status: 404,
      body: { detail: 'Not found.' },
    });
  });
});

describe('a picture', () => {
  test.each(['png', 'jpeg', 'webp'] as const)(
    'a picture in %s is redrawn in two sizes, without its metadata',
    async (format) => {
      const { body } = await save({ profile_picture: file(await picture(format)) });
      for (const [url, size] of [
        [body.profile_picture, 150],
        [body.profile_picture_2x, 300],
      ] as const) {
        const response = await server.app.inject({ url: String(url) });
        expect(response.headers).toMatchObject({
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, s-maxage=1, immutable',
        });
        const metadata = await sharp(response.rawPayload).metadata();
        expect(metadata).toMatchObject({ format: 'webp', width: size, height: size });
        expect(metadata.exif).toBeUndefined();
      }
      const me = await freelancer.send<User>('GET', '/api/users/');
      expect(me.body.profile_image).toBe(body.profile_picture);
    },
  );

  test('a picture is stored without the file that was hidden after its image data', async () => {
    const hidden = Buffer.from('PK\u0003\u0004<script>alert(1)</script>');
    const { body } = await save({
      profile_picture: file(Buffer.concat([await picture('jpeg'), hidden]), '../me.html\0.jpg'),
    });
    for (const url of [body.profile_picture, body.profile_picture_2x]) {
      const response = await server.app.inject({ url: String(url) });
      expect(response.rawPayload.includes('<script>')).toBe(false);
      expect(response.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
    }
  });

  test('replaces the previous picture, whose files are deleted, and stays if a later form has no picture', async () => {
    const before = await pictures();
    const first = (await save({ profile_picture: file(await picture('png')) })).body.profile_picture;
    const second = (await save({ profile_picture: file(await picture('png')) })).body.profile_picture;
    expect(second).not.toBe(first);
    expect(await pictures()).toBe(before + 2);
    expect((await save({ bio: 'Other' })).body.profile_picture).toBe(second);
    expect((await server.app.inject({ url: String(first) })).statusCode).toBe(404);
  });

  test.each([
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>'),
    ],
    ['a GIF', () => picture('gif')],
    ['a TIFF', () => picture('tiff')],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', async () => Buffer.alloc(0)],
    ['half a PNG', async () => (await picture('png', 1200, 1200)).subarray(0, 200)],
  ])('a picture that is %s is refused, and the profile stays unchanged', async (_name, content) => {
    const before = await pictures();
    const response = await save({ bio: 'Not saved', profile_picture: file(await content()) });
    expect(response).toMatchObject({
      status: 400,
      body: { profile_picture: ['This is not a picture in JPEG, PNG or WebP format.'] },
    });
    expect(await pictures()).toBe(before);
    expect((await see(freelancer.id)).body.bio).toBe('');
    await expect.poll(() => readdir(join(server.folder, 'uploads'))).toEqual([]);
  });

  test('is refused without being decoded if it declares a huge size', async () => {
    const before = await pictures();
    expect(await save({ profile_picture: file(await enormousPng()) })).toMatchObject({
      status: 400,
      body: { profile_picture: ['The picture must have at most 50 million pixels.'] },
    });
    expect(await pictures()).toBe(before);
  });

  test('is rotated to the orientation of the camera', async () => {
    const upright = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#fff' } })
      .composite([
        { input: { create: { width: 300, height: 300, channels: 3, background: '#000' } }, top: 0, left: 0 },
      ])
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer();
    const { body } = await save({ profile_picture: file(upright) });
    const response = await server.app.inject({ url: String(body.profile_picture) });
    const { data, info } = await sharp(response.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect(data[(info.height - 1) * info.width * info.channels]).toBeLessThan(20);
  });
});

test('the directory lists complete profiles first, then the newest, and contains no email addresses', async () => {
  const fresh = await testServer();
  const people: TestPerson[] = [];
  for (let count = 0; count < 14; count += 1) people.push(await signUp(fresh, 'freelancer'));
  const [first, second] = people;
  const complete = { bio: 'I design booking flows, and explain them as I go along.', skills: ['1', '5'] };
  if (first) await save(complete, first);
  if (second) await save(complete, second);
  await signUp(fresh, 'client');

  const list = (query = '') => sender(fresh)<FreelancerList>('GET', `/api/accounts/freelancers/${query}`);
  const page1 = (await list()).body;
  const page2 = (await list('?page=2')).body;
  const ids = people.map(({ id }) => id);
  const expected = [ids[1], ids[0], ...ids.slice(2).reverse()];
  expect([...page1.results, ...page2.results].map(({ id }) => id)).toEqual(expected);
  expect(page1.results[0]?.skills.map(({ name }) => name)).toEqual(['JavaScript', 'Python']);
  expect(page1.results.every(({ user }) => user.email === null)).toBe(true);
  expect(page1).toMatchObject({
    next: 'https://harbor.test/api/accounts/freelancers/?page=2',
    previous: null,
  });
  expect(page2).toMatchObject({
    next: null,
    previous: 'https://harbor.test/api/accounts/freelancers/?page=1',
  });
  await fresh.close();
});

test('the list of skills is grouped by category', async () => {
  const { body } = await send<{ results: SkillGroup[] }>('GET', '/api/accounts/skills/');
  expect(body.results.map(({ category }) => category)).toEqual([
    'Development',
    'Design',
    'Data',
    'Marketing',
    'Writing',
    'Finance',
    'Healthcare',
    'Education',
    'Business',
  ]);
  expect(body.results[0]?.skills[0]).toEqual({ id: 1, name: 'JavaScript', category: 'Development' });
});

/** Makes a PNG with a valid header of 60,000 by 60,000 pixels, and almost no data. */
async function enormousPng(): Promise<Buffer> {
  const { crc32 } = await import('node:zlib');
  const png = await picture('png', 1, 1);
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
