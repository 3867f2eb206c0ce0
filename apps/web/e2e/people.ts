import { expect } from '@playwright/test';
import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test';
import { sessionKeys } from '@skillharbor/api-client';
import type { Registration, Session, Site } from '@skillharbor/contract';

export const password = 'correct-horse-battery';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  /** The company of a client. It is absent for a freelancer. */
  company?: string;
}

/** A user with an account, in a separate browser context. */
export interface Visit {
  page: Page;
  person: Person;
  session: Session;
  /** Sends requests to the API from outside the pages. */
  request: APIRequestContext;
}

/** Makes a person with a unique email address, because journeys share a server and each creates its own users. */
export function newPerson(person: Omit<Person, 'email'>): Person {
  return { ...person, email: `${person.firstName.toLowerCase()}.${crypto.randomUUID()}@example.com` };
}

/** Fills in the open sign-up page, and waits until the user is signed in. */
export async function signUp(page: Page, person: Person) {
  await page.getByRole('tab', { name: person.company === undefined ? 'Freelancer' : 'Client' }).click();
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (person.company !== undefined) await page.getByLabel(/Company name/).fill(person.company);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('button', { name: 'Log Out' }).first()).toBeVisible();
}

/** Fills in and submits the open sign-in page. */
export async function signIn(page: Page, { email }: Pick<Person, 'email'>, secret = password) {
  // While a list of jobs is still shown, the label of a button may contain this word as part of a job's title.
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
}

/** On the open account page, presses a button that ends sessions, and enters the password. */
export async function endSessions(page: Page, button: string | RegExp, secret = password) {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(secret);
  await dialog.getByRole('button', { name: 'Log out' }).dblclick();
}

/** Waits for the mail that confirms a person's address, and returns its link. The server shows the mail on a page. */
export async function confirmationLink(
  request: APIRequestContext,
  { email }: Pick<Person, 'email'>,
): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mail = await (await request.get('/api/outbox/', { params: { to: email } })).text();
      link = /href="([^"]+\/confirm-address#token=[^"]+)"/.exec(mail)?.[1];
      return link;
    }, `a mail to ${email}`)
    .toBeDefined();
  return link ?? '';
}

/** Opens the link of the mail in another tab, and confirms the address there. */
export async function confirmAddress(page: Page, person: Person) {
  const tab = await page.context().newPage();
  await tab.goto(await confirmationLink(page.request, person));
  await tab.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(tab.getByText('Your address is confirmed')).toBeVisible();
  await tab.close();
  // The first tab shows the confirmation at once, without a reload.
  await expect(page.getByRole('complementary', { name: 'Confirm your email address' })).toBeHidden();
}

/** Signs up a new user outside the browser, with a confirmed address, for journeys that do not test the sign-up. */
export async function arrival(
  browser: Browser,
  person: Person,
  options?: BrowserContextOptions,
): Promise<Visit> {
  const { page, request } = await visitor(browser, options);
  const { firstName, lastName, email, company } = person;
  const registration: Registration = {
    email,
    password,
    first_name: firstName,
    last_name: lastName,
    ...(company === undefined ? { role: 'freelancer' } : { role: 'client', company }),
  };
  const { user, ...tokens } = await bodyOf<Session>(
    request.post('/api/auth/registration/', { data: registration }),
  );
  const token = new URL(await confirmationLink(request, person)).hash.replace('#token=', '');
  await bodyOf(request.post('/api/auth/address/confirm/', { data: { token } }));
  const session = { ...tokens, user: { ...user, is_confirmed: true } };
  await remember(page, session);
  return { page, person, session, request };
}

/** Signs a person in on another device. */
export async function anotherDevice(
  browser: Browser,
  { person }: Visit,
  options?: BrowserContextOptions,
): Promise<Visit> {
  const { page, request } = await visitor(browser, options);
  const data = { email: person.email, password };
  const session = await bodyOf<Session>(request.post('/api/auth/login/', { data }));
  await remember(page, session);
  return { page, person, session, request };
}

/** Signs in to one of the public demo accounts. Journeys may read its pages, but must not change anything. */
export async function demo(browser: Browser, role: Session['user']['role']): Promise<Visit> {
  const { page, request } = await visitor(browser);
  const { demo_accounts } = await bodyOf<Site>(request.get('/api/site/'));
  const account = demo_accounts.find((one) => one.role === role);
  if (!account) throw new Error(`There is no demo ${role}.`);
  const data = { email: account.email, password: account.password };
  const session = await bodyOf<Session>(request.post('/api/auth/login/', { data }));
  await remember(page, session);
  const { first_name: firstName, last_name: lastName, email } = session.user;
  return { page, person: { firstName, lastName, email }, session, request };
}

async function visitor(browser: Browser, options?: BrowserContextOptions) {
  const context = await browser.newContext(options);
  return { page: await context.newPage(), request: context.request };
}

/** Returns the storage items that the app saves when a user signs in. */
function storedItems({ access_token, refresh_token, user }: Session): Record<string, string> {
  return {
    [sessionKeys.accessToken]: access_token,
    [sessionKeys.accessTokenReceivedAt]: String(Date.now()),
    [sessionKeys.refreshToken]: refresh_token,
    [sessionKeys.user]: JSON.stringify(user),
  };
}

/** Writes items to the local storage of this site before any page of the app opens. */
export async function store(page: Page, items: Record<string, string>) {
  await page.goto('/favicon.svg');
  await page.evaluate(
    (all) => Object.entries(all).forEach(([key, value]) => localStorage.setItem(key, value)),
    items,
  );
}

async function remember(page: Page, session: Session) {
  await store(page, storedItems(session));
  const url = new URL(page.url()).origin;
  await page.context().addCookies([{ name: 'role', value: session.user.role, url }]);
}

/** Returns the body of a response, and fails if the response is an error. */
export async function bodyOf<Body>(asked: ReturnType<APIRequestContext['get']>): Promise<Body> {
  const response = await asked;
  expect(response.ok(), `${response.status()} from ${response.url()}: ${await response.text()}`).toBe(true);
  // The server's own tests check its responses against the contract.
  return (await response.json()) as Body;
}
