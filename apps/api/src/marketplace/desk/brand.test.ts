import type { Brand, BrandSettings, Desk } from '@skillharbor/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { hireStaff } from '../../testing/staff.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { readLogoPng } from '../brand/brand.repository.ts';

let server: TestServer;
let operator: TestPerson;
beforeAll(async () => {
  server = await testServer();
  operator = await hireStaff(server, 'operator');
});
afterAll(() => server.close());

type Form = Parameters<TestPerson['send']>[2];
const usual = { name: 'Skill Harbor', accent: '', remove_logo: 'true' };
const change = (form: Record<string, string>, others: Form = {}) =>
  operator.send<BrandSettings>('PUT', '/api/admin/brand/', { form, ...others });
const publicBrand = async () => (await sender(server)<Brand>('GET', '/api/brand/')).body;
const log = async () => (await operator.send<Desk>('GET', '/api/admin/desk/')).body.log;
const logo = async (background: string) => ({
  name: 'logo.png',
  content: await sharp({ create: { width: 400, height: 200, channels: 3, background } })
    .png()
    .toBuffer(),
});
const withLogo = async (form: Record<string, string>, background: string) =>
  operator.send<BrandSettings>('PUT', '/api/admin/brand/', {
    form: { ...form, logo: await logo(background) },
  });

test('the brand is Skill Harbor until an operator chooses another one', async () => {
  expect(await publicBrand()).toEqual({ name: 'Skill Harbor', accent: null, logo: null, logo_2x: null });
});

test('a new name and a new accent are public at once, and the log has the old and the new values', async () => {
  onTestFinished(async () => void (await change(usual)));
  expect((await change({ name: ' North Pier ', accent: '#5b2a86' })).body).toEqual({
    brand: { name: 'North Pier', accent: '#5B2A86', logo: null, logo_2x: null },
    sender: { name: 'North Pier', variable: null },
  });
  expect(await publicBrand()).toMatchObject({ name: 'North Pier', accent: '#5B2A86' });
  const entries = (await log()).slice(0, 2);
  expect(entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        action: 'brand_changed',
        about: 'name',
        before: 'Skill Harbor',
        after: 'North Pier',
        by: 'Li Brandt',
      }),
      expect.objectContaining({ about: 'accent', before: null, after: '#5B2A86' }),
    ]),
  );
});

test('saving the brand without changes is not logged', async () => {
  const before = (await log()).length;
  expect((await change({ name: 'Skill Harbor', accent: '' })).status).toBe(200);
  expect(await log()).toHaveLength(before);
});

test('an accent that makes texts hard to read is refused, and the error names the nearest readable accent', async () => {
  const refused = await change({ name: 'North Pier', accent: '#FFD400' });
  expect(refused).toMatchObject({
    status: 400,
    body: { codes: { accent: [{ code: 'accent_unreadable' }] } },
  });
  const { codes } = refused.body as unknown as { codes: { accent: [{ params: { color: string } }] } };
  onTestFinished(async () => void (await change(usual)));
  expect((await change({ name: 'North Pier', accent: codes.accent[0].params.color })).status).toBe(200);
});

test('a logo is stored as a picture for pages and as a PNG for mails, and a new logo replaces both', async () => {
  onTestFinished(async () => void (await change(usual)));
  const first = (await withLogo({ name: 'North Pier', accent: '' }, 'teal')).body.brand.logo ?? '';
  expect(first).toMatch(/^\/media\/pictures\/.*-150\.webp$/);
  expect((await server.app.inject(first)).statusCode).toBe(200);
  const png = await readLogoPng(server.database.kysely);
  expect(await sharp(png ?? undefined).metadata()).toMatchObject({ format: 'png', width: 300, height: 300 });
  const second = (await withLogo({ name: 'North Pier', accent: '' }, 'navy')).body.brand.logo;
  expect(second).not.toBe(first);
  expect(await readLogoPng(server.database.kysely)).not.toEqual(png);
  expect((await change({ name: 'North Pier', accent: '' })).body.brand.logo).toBe(second);
  expect((await change({ ...usual, name: 'North Pier' })).body.brand.logo).toBeNull();
  expect(await readLogoPng(server.database.kysely)).toBeNull();
});

test('a file that is not a picture is refused, and the brand does not change', async () => {
  const file = { name: 'logo.png', content: Buffer.from('<svg/>') };
  const { status } = await operator.send('PUT', '/api/admin/brand/', {
    form: { name: 'North Pier', accent: '', logo: file },
  });
  expect(status).toBe(400);
  expect((await publicBrand()).name).toBe('Skill Harbor');
});

test('mails contain the name and the logo of the brand, and the name is their sender', async () => {
  onTestFinished(async () => void (await change(usual)));
  await change({ name: 'Pier & Sons', accent: '' });
  const { email } = await signUp(server, 'freelancer', { isConfirmed: false });
  await server.mailTo(email, 'Confirm your email address');
  const mail = server.mails.find(({ to }) => to === email);
  expect(mail).toMatchObject({ senderName: 'Pier & Sons' });
  expect(mail?.text).toContain('signed up at Pier & Sons with');
  expect(mail?.html).toContain('signed up at Pier &amp; Sons with');
  expect(mail?.html).toMatch(/<img src="http[^"]*\/logo\.png"/);
});

test('the sender of mails is the name in MAIL_FROM if it contains one', async () => {
  const fixed = await testServer({ environment: { MAIL_FROM: 'Harbor office <a@b.example>' } });
  onTestFinished(() => fixed.close());
  const other = await hireStaff(fixed, 'operator');
  const { body } = await other.send<BrandSettings>('GET', '/api/admin/brand/');
  expect(body.sender).toEqual({ name: 'Harbor office', variable: 'MAIL_FROM' });
});

test('only operators can change the brand', async () => {
  const moderator = await hireStaff(server, 'moderator');
  for (const person of [moderator, await signUp(server, 'client')]) {
    const { status } = await person.send('PUT', '/api/admin/brand/', {
      form: { name: 'Mine', accent: '' },
    });
    expect(status).toBe(403);
  }
});
