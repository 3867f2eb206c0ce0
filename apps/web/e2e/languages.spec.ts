import { expect, test } from './test.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import type { User } from '@skillharbor/contract';
import { mailTo } from './mails.ts';
import { bodyOf, arrival, newPerson, password, signIn } from './people.ts';

const forgetPassword = (request: APIRequestContext, email: string) =>
  request.post('/api/auth/password/reset/', { data: { email } });
const document = (page: Page) => page.locator('html');
const languages = (page: Page) => page.getByRole('contentinfo').getByRole('list').last();

test.describe('a visitor whose browser prefers Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test('gets pages in Arabic from the server, chooses German, and signs up in German', async ({ page }) => {
    const response = await page.goto('/signup');
    expect(await response?.text()).toContain('<html lang="ar" dir="rtl">');
    await expect(page.getByRole('heading', { level: 1, name: 'إنشاء حسابك' })).toBeVisible();

    // Typed text stays in the form when the user chooses another language.
    await page.getByLabel('الاسم الأول').fill('Mina');
    await languages(page).getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Konto anlegen' })).toBeVisible();
    await expect(page).toHaveTitle('Konto anlegen – Skill Harbor');
    await expect(document(page)).toHaveAttribute('lang', 'de');
    await expect(document(page)).toHaveAttribute('dir', 'ltr');
    await expect(page.getByLabel('Vorname')).toHaveValue('Mina');

    const again = await page.reload();
    expect(await again?.text()).toContain('<html lang="de" dir="ltr">');
    const { email } = newPerson({ firstName: 'Mina', lastName: 'Farouk' });
    await page.getByLabel('Vorname').fill('Mina');
    await page.getByLabel('Nachname').fill('Farouk');
    await page.getByLabel('E-Mail').fill(email);
    await page.getByLabel('Passwort', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Registrieren', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Abmelden' }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Übersicht' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Meine Bewerbungen' })).toBeVisible();

    await mailTo(email, /^Bestätigen Sie Ihre E-Mail-Adresse$/);
    await forgetPassword(page.request, email);
    const mail = await mailTo(email, /^Neues Passwort wählen$/);
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'content-language', value: 'de' }));
  });
});

test('a chosen language is saved in the account, for mails and for devices on which no language was chosen', async ({
  browser,
}) => {
  const { page, person, request } = await arrival(
    browser,
    newPerson({ firstName: 'Noor', lastName: 'Aziz' }),
  );
  await page.goto('/dashboard');
  // The user chooses two languages in quick succession, and the second choice must win.
  await languages(page).getByRole('button', { name: 'Deutsch' }).click();
  await languages(page).getByRole('button', { name: 'العربية' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'طلباتي' })).toBeVisible();
  const account = () => bodyOf<User>(request.get('/api/users/'));
  await expect.poll(account).toMatchObject({ language: 'ar' });

  const elsewhere = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await elsewhere.goto('/signin');
  await signIn(elsewhere, person);
  await expect(elsewhere.getByRole('link', { name: 'لوحة المتابعة' }).first()).toBeVisible();
  await expect(document(elsewhere)).toHaveAttribute('dir', 'rtl');
  const again = await elsewhere.reload();
  expect(await again?.text()).toContain('<html lang="ar" dir="rtl">');

  await forgetPassword(request, person.email);
  const mail = await mailTo(person.email, /^اختيار كلمة مرور جديدة$/);
  expect(mail.html).toContain('<html lang="ar" dir="rtl">');
});

test('if the account cannot save a chosen language, the page still uses it, and shows a message', async ({
  browser,
}) => {
  const { page } = await arrival(browser, newPerson({ firstName: 'Noor', lastName: 'Aziz' }));
  await page.route('**/api/users/', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.goto('/dashboard');
  await languages(page).getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByText(/Ihre E-Mails behalten ihre Sprache/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Meine Bewerbungen' })).toBeVisible();
});

test('caches store the languages of a page separately', async ({ request }) => {
  const page = async (language: string) => request.get('/jobs', { headers: { 'accept-language': language } });
  const german = await page('de-CH, fr;q=0.8');
  expect(german.headers()['vary']).toContain('accept-language');
  expect(german.headers()['content-language']).toBe('de');
  expect(await german.text()).toContain('Aufträge entdecken');
  expect(await (await page('en')).text()).toContain('Explore Job Listings');
  expect(await (await page('ar')).text()).toContain('تصفح الوظائف');
});
