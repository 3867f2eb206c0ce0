import { expect, test } from './test.ts';
import type { Browser, Locator, Page } from '@playwright/test';
import type { SkillGroup } from '@skillharbor/contract';
import { bodyOf, arrival, newPerson } from './people.ts';

/* A client finds freelancers by words and filters. The URL of the page contains the words and the filters. */

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading');
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search freelancers' });

/** A word of sixteen letters from a to p that no other journey uses. */
const word = crypto
  .randomUUID()
  .replaceAll('-', '')
  .slice(0, 16)
  .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');

interface Profile {
  firstName: string;
  title: string;
  skills: string[];
  rate: string;
  bio?: string;
}

const BIO = 'Calm and careful work, explained as it goes along.';
/** The profiles, oldest account first. */
const profiles: Profile[] = [
  { firstName: 'Anouk', title: `Rigger ${word}`, skills: ['React', 'SQL'], rate: '90' },
  { firstName: 'Bruno', title: `Rigger ${word}`, skills: ['React'], rate: '30' },
  { firstName: 'Celia', title: 'Caulker', skills: ['SQL'], rate: '60', bio: `${BIO} I know ${word}.` },
  { firstName: 'Dario', title: `${word} ${word}`, skills: ['React', 'SQL'], rate: '1', bio: 'Cheap.' },
];

// All tests run in one group. In several groups, `beforeAll` would run again for each and create the profiles a second
// time.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ browser }) => {
  for (const profile of profiles) await signUpWith(browser, profile);
});

async function signUpWith(browser: Browser, { firstName, title, skills, rate, bio = BIO }: Profile) {
  const { page, request, session } = await arrival(browser, newPerson({ firstName, lastName: 'Reef' }));
  const { results } = await bodyOf<{ results: SkillGroup[] }>(request.get('/api/accounts/skills/'));
  const form = new FormData();
  const fields = {
    title,
    bio,
    experience: '4',
    portfolio_link: 'https://reef.example',
    hourly_rate: rate,
    location: 'Porto, Portugal',
    availability_status: 'Available',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, id } of results.flatMap((group) => group.skills))
    if (skills.includes(name)) form.append('skills', String(id));
  await bodyOf(
    request.put(`/api/accounts/freelancers/${session.user.pk}/`, {
      headers: { Authorization: `Bearer ${session.access_token}` },
      multipart: form,
    }),
  );
  await page.context().close();
}

async function choose(page: Page, ...options: RegExp[]) {
  await page.getByRole('combobox', { name: 'Skills (all of them)' }).click();
  for (const name of options) await page.getByRole('listbox').getByRole('option', { name }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

test('a search by words and two skills shows the same freelancers in another browser, and Back undoes it', async ({
  page,
  browser,
}) => {
  await page.goto('/freelancers');
  await searchField(page).fill(word);
  await searchField(page).press('Enter');
  await expect(page.getByText('4 freelancers match')).toBeVisible();
  // A match in the title ranks higher than a match in the bio, and incomplete profiles come last.
  await expect(names(page)).toHaveText(['Bruno Reef', 'Anouk Reef', 'Celia Reef', 'Dario Reef']);
  await expect(page).toHaveTitle(`Freelancers for “${word}” – Skill Harbor`);

  await page.getByRole('button', { name: 'Filter' }).click();
  await choose(page, /^React 3 freelancers/, /^SQL 2 freelancers/);
  await expect(names(page)).toHaveText(['Anouk Reef', 'Dario Reef']);
  const title = `Freelancers with React and SQL for “${word}”`;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove filter React' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Lowest hourly rate' }).fill('50');
  await page.getByRole('button', { name: 'Apply rate' }).click();
  await expect(names(page)).toHaveText(['Anouk Reef']);
  const address = page.url();

  await test.step('the search is the same in another browser, and after a reload', async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto(address);
    await expect(names(other)).toHaveText(['Anouk Reef']);
    await expect(other.getByText('At least $50 an hour')).toBeVisible();
    await expect(other).toHaveTitle(`${title} – Skill Harbor`);
    await context.close();
    await page.reload();
    await expect(names(page)).toHaveText(['Anouk Reef']);
  });

  await test.step('Back and Forward restore the searches', async () => {
    await cards(page).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Anouk Reef' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(names(page)).toHaveText(['Anouk Reef']);
    // The filters replaced the history entry of the search, so one step back leaves the list.
    await page.goBack();
    await expect(page).toHaveURL('/freelancers');
    await expect(searchField(page)).toHaveValue('');
    await page.goForward();
    await expect(names(page)).toHaveText(['Anouk Reef']);
  });

  await test.step('removing a filter finds more', async () => {
    await page.getByRole('button', { name: /^Remove filter At least/ }).click();
    await expect(names(page)).toHaveText(['Anouk Reef', 'Dario Reef']);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(cards(page)).toHaveCount(4);
  });
});

test('an empty result offers other searches, and a typo is corrected', async ({ page }) => {
  await page.goto(`/freelancers?search=${word}&availability=On+Leave`);
  await expect(page.getByText(`No freelancer matches “${word}” and all of these filters.`)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards(page)).toHaveCount(4);

  const typed = `${word.slice(0, -1)}q`;
  await searchField(page).fill(typed);
  await searchField(page).press('Enter');
  await expect(page.getByText(`Showing results for “${word}”.`)).toBeVisible();
  await page.getByRole('link', { name: `Search for “${typed}” instead` }).click();
  await expect(page.getByText('No freelancers available')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).toHaveURL('/freelancers');
  await expect(cards(page)).toHaveCount(12);
});

test('incomplete profiles are never first, in any order', async ({ page }) => {
  await page.goto(`/freelancers?search=${word}`);
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await page.getByRole('radio', { name: 'Lowest rate first' }).check();
  await expect(names(page)).toHaveText(['Bruno Reef', 'Celia Reef', 'Anouk Reef', 'Dario Reef']);
  await page.getByRole('radio', { name: 'Highest rate first' }).check();
  await expect(names(page)).toHaveText(['Anouk Reef', 'Celia Reef', 'Bruno Reef', 'Dario Reef']);
});

test('a new freelancer sees what the profile lacks until it is complete', async ({ browser }) => {
  const { page } = await arrival(browser, newPerson({ firstName: 'Edda', lastName: 'Reef' }));
  await page.goto('/profile');
  await expect(page.getByText('Your profile is not complete yet')).toBeVisible();
  await page.getByRole('link', { name: 'Complete your profile' }).click();
  await page.getByLabel('Bio').fill('Short.');
  await page.getByLabel('Experience').fill('2');
  await page.getByLabel('Portfolio Link').fill('https://reef.example');
  await page.getByLabel('Hourly rate').fill('40');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText(/A bio of at least 40 characters/)).toBeVisible();
  await expect(page.getByText(/Your hourly rate:/)).toHaveCount(0);

  await page.getByRole('link', { name: 'Complete your profile' }).click();
  await page.getByLabel('Role').fill('Sailmaker');
  await page.getByLabel('Bio').fill(BIO);
  await page.getByLabel('Location').fill('Porto, Portugal');
  await page.getByRole('tabpanel').getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText(BIO)).toBeVisible();
  await expect(page.getByText('Your profile is not complete yet')).toHaveCount(0);
});

test('the directory works by keyboard alone', async ({ page }) => {
  await page.goto('/freelancers');
  await expect(cards(page).first()).toBeVisible();
  await tabTo(page, searchField(page));
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(4);
  await tabTo(page, page.getByRole('button', { name: 'Filter' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('combobox', { name: 'Skills (all of them)' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type('SQL');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove filter SQL' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await tabTo(page, page.getByRole('textbox', { name: 'Highest hourly rate' }));
  await page.keyboard.type('70');
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Celia Reef', 'Dario Reef']);
  await tabTo(page, cards(page).first().getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Celia Reef' })).toBeVisible();
});

/** Presses Tab until the element has the focus, at most 100 times, because every page has fewer focusable elements. */
async function tabTo(page: Page, target: Locator) {
  for (let stops = 0; stops < 100; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
