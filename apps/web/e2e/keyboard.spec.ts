import { expect, test } from './test.ts';
import type { Locator, Page } from '@playwright/test';
import { inDays, unique } from './jobs.ts';
import { confirmAddress, newPerson, password } from './people.ts';
import type { Person } from './people.ts';

/* These journeys use no mouse, and move the focus only with Tab. */

test('the main journey works by keyboard alone', async ({ browser }) => {
  test.slow();
  const client = await (await browser.newContext()).newPage();
  const freelancer = await (await browser.newContext()).newPage();
  const title = unique('Bosun');

  await test.step('a client signs up and posts a job', async () => {
    await client.goto('/signup?tab=client');
    const vera = newPerson({ firstName: 'Vera', lastName: 'Sand', company: 'Quay Nine' });
    await signUp(client, vera);
    await confirmAddress(client, vera);
    await press(client, client.getByRole('link', { name: 'Post Job' }).first());
    await type(client, client.getByLabel('Title'), title);
    await type(client, client.getByLabel('Short description'), 'Keep the deck in order.');
    await type(client, client.getByLabel('Description', { exact: true }), 'Ropes, rust and paint.');
    await type(client, client.getByLabel('Category'), 'Edu');
    await type(client, client.getByLabel('Location'), 'Cork, Ireland');
    await tabTo(client, client.getByRole('radio', { name: 'Full-time' }));
    await client.keyboard.press('ArrowDown');
    await expect(client.getByRole('radio', { name: 'Part-time' })).toBeChecked();
    const [year = '', month = '', day = ''] = inDays(40).split('-');
    await type(client, client.getByLabel('Application deadline'), `${month}${day}${year}`);
    await expect(client.getByLabel('Application deadline')).toHaveValue(inDays(40));
    await press(client, client.getByRole('button', { name: 'Create Job' }));
    await expect(client.getByRole('main').getByRole('link', { name: title })).toBeVisible();
  });

  await test.step('a freelancer skips to the content, finds the job and signs up', async () => {
    await freelancer.goto('/jobs');
    await expect(freelancer.getByRole('article').first()).toBeVisible();
    await press(freelancer, freelancer.getByRole('link', { name: 'Skip to the content' }));
    await expect(freelancer.getByRole('main')).toBeFocused();
    await type(freelancer, freelancer.getByRole('combobox'), title);
    await freelancer.keyboard.press('Enter');
    await press(freelancer, freelancer.getByRole('link', { name: `See More about ${title}` }));
    await expect(freelancer.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await press(freelancer, freelancer.getByRole('link', { name: 'Apply Now' }));
    await press(freelancer, freelancer.getByRole('main').getByRole('link', { name: 'Sign up' }));
    const kofi = newPerson({ firstName: 'Kofi', lastName: 'Mensah' });
    await signUp(freelancer, kofi);
    await confirmAddress(freelancer, kofi);
  });

  await test.step('the freelancer applies, and opens the file chooser with Enter', async () => {
    await expect(freelancer.getByRole('heading', { level: 1, name: 'Apply for this job' })).toBeVisible();
    await press(freelancer, freelancer.getByRole('button', { name: 'Submit application' }));
    await expect(freelancer.getByLabel('Cover letter')).toBeFocused();
    // Waiting for the file chooser begins before the key press, because the browser opens it with a delay.
    const chooser = freelancer.waitForEvent('filechooser');
    await freelancer.keyboard.type('Fifteen years before the mast.');
    await tabTo(freelancer, freelancer.getByLabel('Resume'));
    await freelancer.keyboard.press('Enter');
    await (
      await chooser
    ).setFiles({
      name: 'Kofi Mensah.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    });
    await press(freelancer, freelancer.getByRole('button', { name: 'Submit application' }));
    await expect(freelancer.getByText('Application submitted!')).toBeVisible();
  });

  await test.step('the client accepts the application', async () => {
    await press(client, client.getByRole('main').getByRole('link', { name: title }));
    await press(client, client.getByRole('link', { name: 'See More about Kofi Mensah' }));
    await expect(client.getByRole('heading', { level: 1, name: 'Kofi Mensah' })).toBeFocused();
    await press(client, client.getByRole('button', { name: 'Accept' }));
    const dialog = client.getByRole('dialog', { name: 'Accept Kofi Mensah?' });
    await type(client, dialog.getByLabel(/Message/), 'Welcome aboard.');
    await press(client, dialog.getByRole('button', { name: 'Accept' }));
    await expect(dialog).toBeHidden();
    await expect(client.getByRole('article').getByText('Accepted')).toBeVisible();
  });

  await test.step('the freelancer reads the decision, and logs out', async () => {
    await press(freelancer, freelancer.getByRole('link', { name: 'Dashboard' }).first());
    await expect(freelancer.getByText('Welcome aboard.')).toBeVisible();
    await press(freelancer, freelancer.getByRole('button', { name: 'Log Out' }).first());
    const question = freelancer.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await press(freelancer, question.getByRole('button', { name: 'Log Out' }));
    await expect(freelancer).toHaveURL('/signin');
  });
});

async function signUp(page: Page, { firstName, lastName, email, company }: Person) {
  await type(page, page.getByLabel('First name'), firstName);
  await type(page, page.getByLabel('Last name'), lastName);
  await type(page, page.getByLabel('Email'), email);
  await type(page, page.getByLabel('Password', { exact: true }), password);
  if (company !== undefined) await type(page, page.getByLabel(/Company name/), company);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Log Out' }).first()).toBeVisible();
}

/** Presses Tab until the element has the focus, at most 100 times, because every page has fewer focusable elements. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let stops = 0; stops < 100; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function type(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
