import { readFile } from 'node:fs/promises';
import { expect, test } from './test.ts';
import type { Locator, Page } from '@playwright/test';
import { arrival, bodyOf, newPerson } from './people.ts';

test('a freelancer edits the profile, with a picture shown before and after saving', async ({ browser }) => {
  const { page, session } = await arrival(browser, newPerson({ firstName: 'Quirin', lastName: 'Zeller' }));
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible();

  await test.step('missing required fields are named, and the first gets the focus', async () => {
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByLabel('Bio')).toBeFocused();
    for (const sentence of [
      'Bio is required',
      'Experience is required',
      'Portfolio Link is required',
      'Please provide a valid hourly rate',
    ])
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  });

  await test.step('the picture has a preview', async () => {
    await page.getByLabel('Profile picture').setInputFiles({
      name: 'harbor.png',
      mimeType: 'image/png',
      buffer: await paintedByTheBrowser(page),
    });
    const preview = picturesIn(page.getByRole('main')).first();
    await expect(preview).toHaveJSProperty('naturalWidth', 600);
    expect(await preview.boundingBox()).toMatchObject({ width: 150, height: 150 });
  });

  await page.getByLabel('Role').fill('Rope maker');
  await page.getByLabel('Bio').fill('I lay rope by hand, as long and as strong as it has to be.');
  await page.getByLabel('Experience').fill('12');
  await page.getByLabel('Portfolio Link').fill('rope.example');
  await page.getByLabel('Hourly rate').fill('64');
  await page.getByLabel('Location').fill('Bergen, Norway');
  await page.getByLabel('Availability status').selectOption('Busy');
  await test.step('the freelancer chooses skills in tabs', async () => {
    await page.getByRole('checkbox', { name: 'TypeScript' }).check();
    await page.getByRole('tab', { name: 'Design' }).click();
    await page.getByRole('checkbox', { name: 'User research' }).check();
    await expect(page.getByText('2 of at most 60 chosen')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Enter an address like https://example.com.')).toBeVisible();
  await page.getByLabel('Portfolio Link').fill('https://rope.example/work');
  await page.getByRole('button', { name: 'Save profile' }).click();

  await test.step('the profile shows the saved values', async () => {
    await expect(page).toHaveURL('/profile');
    const profile = page.getByRole('main');
    for (const text of [
      'Rope maker',
      'Busy',
      'I lay rope by hand, as long and as strong as it has to be.',
      '12 years',
      '$64 an hour',
      'Bergen, Norway',
    ])
      await expect(profile.getByText(text, { exact: true })).toBeVisible();
    await expect(profile.getByRole('link', { name: /rope\.example/ })).toBeVisible();
    await expect(profile.getByRole('list').getByRole('listitem')).toHaveCount(2);
  });

  await test.step('the directory shows the saved values and the picture', async () => {
    await page.goto('/freelancers');
    const card = page
      .getByRole('article')
      .filter({ has: page.locator(`[href="/freelancer/${session.user.pk}"]`) });
    await expect(card).toContainText('Quirin Zeller');
    await expect(card).toContainText('Rope maker');
    await expect(card).toContainText('$64 an hour');
    const picture = picturesIn(card).first();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).toHaveJSProperty('naturalWidth', 150);
  });
});

test('a freelancer downloads the profile as a JSON Resume, and another freelancer fills in a profile from that file', async ({
  browser,
}) => {
  const { page, request, session } = await arrival(
    browser,
    newPerson({ firstName: 'Ida', lastName: 'Lund' }),
  );
  await bodyOf(
    request.put(`/api/accounts/freelancers/${session.user.pk}/`, {
      multipart: {
        title: 'Rope maker',
        bio: 'I lay rope by hand.',
        experience: '4',
        portfolio_link: 'https://rope.example',
        hourly_rate: '64',
        location: 'Bergen, Norway',
        availability_status: 'Available',
      },
      headers: { Authorization: `Bearer ${session.access_token}` },
    }),
  );
  await page.goto('/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as JSON Resume' }).click();
  const resume = await (await download).path();

  const { page: other } = await arrival(browser, newPerson({ firstName: 'Ada', lastName: 'Ness' }));
  await other.goto('/edit-profile');
  await other.getByLabel('Bio').fill('I splice wire.');
  await other.getByText('Use a JSON Resume file').click();
  await other.getByLabel('JSON Resume').setInputFiles({
    name: 'resume.json',
    mimeType: 'application/json',
    buffer: await readFile(resume),
  });
  await expect(
    other.getByText(/^Taken from your resume: Role, Portfolio Link, and Location\./),
  ).toBeVisible();
  await other.reload();
  await expect(other.getByLabel('Role')).toHaveValue('Rope maker');
  await expect(other.getByLabel('Bio')).toHaveValue('I splice wire.');
});

test('a saved PDF offers suggestions for a new profile, and the freelancer decides on each of them', async ({
  browser,
}) => {
  const { page } = await arrival(browser, newPerson({ firstName: 'Ada', lastName: 'Okafor' }));
  const dialog = page.getByRole('dialog');
  const suggestion = (field: string) => page.getByRole('group', { name: `Suggestion for ${field}` });
  const add = async (name: string, buffer: Buffer) => {
    await page.getByRole('button', { name: 'Add a resume' }).click();
    await dialog
      .getByLabel('File')
      .setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Add resume' }).click();
    await expect(dialog).toHaveCount(0);
  };

  await test.step('a new profile says where its texts can come from', async () => {
    await page.goto('/edit-profile');
    await page.getByRole('link', { name: 'Go to my resumes' }).click();
    await add('Ferries', await printedByTheBrowser(page));
    await add('Broken', Buffer.from('%PDF-1.4\n%%EOF\n'));
  });

  await test.step('a PDF that cannot be read says why', async () => {
    await page.goto('/edit-profile');
    await page.getByRole('button', { name: 'Read “Broken”' }).click();
    await expect(page.getByRole('alert')).toContainText('This PDF is damaged and cannot be read.');
  });

  await test.step('suggestions are used and left out, and typed text stays until it is replaced', async () => {
    await page.getByLabel('Experience').fill('12');
    await page.getByRole('button', { name: 'Read “Ferries”' }).click();
    await expect(
      page.getByText(/^There are suggestions for Role, Bio, Experience, Portfolio Link/),
    ).toBeVisible();
    await suggestion('Role').getByRole('button', { name: 'Use' }).click();
    await suggestion('Bio').getByRole('button', { name: 'Use' }).click();
    await suggestion('Experience').getByRole('button', { name: 'Leave out' }).click();
    await suggestion('Portfolio Link').getByRole('button', { name: 'Use' }).click();
    await suggestion('Location').getByRole('button', { name: 'Use' }).click();
    await suggestion('Location').getByRole('button', { name: 'Undo' }).click();
    await suggestion('Skills').getByRole('button', { name: 'Use' }).click();
    await expect(page.getByRole('textbox', { name: /^Location/ })).toHaveValue('');
    await expect(page.getByRole('main')).not.toContainText('ada@okafor.example');
  });

  await test.step('the profile shows what was used, once it is saved', async () => {
    await page.getByLabel('Hourly rate').fill('64');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page).toHaveURL('/profile');
    const profile = page.getByRole('main');
    for (const text of ['Product designer', 'I design booking tools for ferries.', '12 years', 'TypeScript'])
      await expect(profile.getByText(text, { exact: true })).toBeVisible();
    await expect(profile.getByText('Bergen, Norway')).toHaveCount(0);
  });
});

/** Finds portraits, which are hidden from screen readers because they stand beside names. */
function picturesIn(place: Locator) {
  return place.getByRole('presentation', { includeHidden: true });
}

/** Makes a real PNG of 600 by 400 pixels. */
async function paintedByTheBrowser(page: Page) {
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 600, height: 400 });
  await sheet.setContent('<body style="margin:0;background:linear-gradient(#0a5,#05a)"></body>');
  const picture = await sheet.screenshot({ type: 'png' });
  await sheet.close();
  return picture;
}

/** Makes a PDF of a resume with two columns. */
async function printedByTheBrowser(page: Page) {
  const sheet = await page.context().newPage();
  await sheet.setContent(`
    <h1>Ada Okafor</h1>
    <p>Product designer</p>
    <p>ada@okafor.example, https://okafor.example/work</p>
    <p>Location: Bergen, Norway</p>
    <div style="display: flex">
      <div style="width: 50%"><h2>Skills</h2><ul><li>TypeScript</li><li>Knots</li></ul></div>
      <div style="width: 50%">
        <h2>Profile</h2>
        <p>I design booking tools for ferries. Write to ada@okafor.example.</p>
        <h2>Experience</h2>
        <p>2019 – present Fjord Lines</p>
      </div>
    </div>`);
  const printed = await sheet.pdf({ format: 'A4' });
  await sheet.close();
  return printed;
}
