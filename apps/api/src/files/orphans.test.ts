import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../testing/app.ts';
import type { TestServer } from '../testing/app.ts';
import { apply, postJob, signUp } from '../testing/people.ts';
import { removeOrphans } from './orphans.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
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

const files = async () => [
  ...(await readdir(join(server.folder, 'resumes'))),
  ...(await readdir(join(server.folder, 'pictures'))),
];

test('files that nobody refers to are removed, and all others stay', async () => {
  expect(await removeOrphans(server.database.kysely, server.folder)).toEqual([]);

  const freelancer = await signUp(server, 'freelancer');
  await apply(freelancer, await postJob(await signUp(server, 'client')));
  const content = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const profile_picture = { name: 'me.png', content };
  const saved = await freelancer.send('PUT', `/api/accounts/freelancers/${freelancer.id}/`, {
    form: { ...profile, profile_picture },
  });
  expect(saved.status).toBe(200);
  const before = await files();
  expect(before).toHaveLength(3);

  const orphans = ['resumes/0.pdf', 'pictures/0-150.webp', 'pictures/0-300.webp'];
  await mkdir(join(server.folder, 'pictures'), { recursive: true });
  for (const orphan of orphans) await writeFile(join(server.folder, orphan), 'half');
  expect((await removeOrphans(server.database.kysely, server.folder)).toSorted()).toEqual(orphans.toSorted());
  expect(await files()).toEqual(before);
});
