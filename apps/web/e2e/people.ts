import { expect, type Page } from '@playwright/test';

export const password = 'correct-horse-battery';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  company?: string;
}

/** Journeys share a server: each brings its own people. */
export function newPerson(person: Omit<Person, 'email'>): Person {
  return { ...person, email: `${person.firstName.toLowerCase()}.${crypto.randomUUID()}@example.com` };
}

/** Fills the sign-up page that is open, and waits until the person is signed in. */
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
