import { expect, test } from './test.ts';
import { mailTo } from './mails.ts';
import { failOnce } from './network.ts';
import { arrival, newPerson } from './people.ts';

test('a visitor writes to a freelancer, who receives a mail that hides the visitor’s address', async ({
  browser,
  page,
}) => {
  const person = newPerson({ firstName: 'Ilse', lastName: 'Brandt' });
  const { session } = await arrival(browser, person);
  const sender = `captain.${crypto.randomUUID()}@example.com`;

  await page.goto(`/freelancer/${session.user.pk}`);
  await page.getByRole('button', { name: 'Contact Ilse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Ilse' });

  await test.step('the form names missing fields, and no typed text is lost', async () => {
    await dialog.getByLabel('Subject').fill('Lighthouse & quay');
    await dialog.getByLabel('Your email').fill('captain at sea');
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect(dialog.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(dialog.getByLabel('Message')).toBeFocused();
    await expect(dialog.getByLabel('Subject')).toHaveValue('Lighthouse & quay');
  });

  await test.step('a failure is shown in the dialog', async () => {
    await dialog.getByLabel('Message').fill('Can you start <soon>?\nThe lamp is dark.');
    await dialog.getByLabel('Your email').fill(sender);
    await failOnce(page, '**/api/contact/**');
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect(dialog.getByText('Failed to send message. Please try again.')).toBeVisible();
    await expect(dialog.getByLabel('Message')).toHaveValue('Can you start <soon>?\nThe lamp is dark.');
  });

  await test.step('any status other than 201 is a failure', async () => {
    const portal = { status: 200, json: { detail: 'Welcome to the harbor Wi-Fi' } };
    await page.route('**/api/contact/**', (route) => route.fulfill(portal));
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect(dialog.getByText('Failed to send message. Please try again.')).toBeVisible();
    await expect(page.getByText('Message sent successfully!')).toBeHidden();
    await expect(dialog.getByLabel('Message')).toHaveValue('Can you start <soon>?\nThe lamp is dark.');
    await page.unroute('**/api/contact/**');
  });

  await test.step('the next attempt succeeds', async () => {
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  const mail = await mailTo(person.email, /^Lighthouse & quay$/);
  expect(mail.replyTo).toBeUndefined();
  expect(`${mail.text}${mail.html}`).not.toContain(sender);
  expect(mail.text).toContain('Can you start <soon>?');
  expect(mail.html).toContain('Can you start &lt;soon&gt;?');
  expect(mail.html).toContain('The lamp is dark.');
});

test('the contact form is filled in with a user’s email address, or with the address that a visitor typed before a reload', async ({
  browser,
  page,
}) => {
  const { session } = await arrival(browser, newPerson({ firstName: 'Tova', lastName: 'Nys' }));
  const user = await arrival(browser, newPerson({ firstName: 'Carl', lastName: 'Oz', company: 'Gangway' }));
  const open = async (tab: typeof page) => {
    await tab.getByRole('button', { name: 'Contact Tova' }).click();
    return tab.getByRole('dialog', { name: 'Contact Tova' });
  };

  await user.page.goto(`/freelancer/${session.user.pk}`);
  const own = await open(user.page);
  await expect(own.getByLabel('Your email')).toHaveValue(user.person.email);
  await user.page.reload();
  await open(user.page);
  await expect(own.getByLabel('Your email')).toHaveValue(user.person.email);

  await page.goto(`/freelancer/${session.user.pk}`);
  const typed = await open(page);
  await typed.getByLabel('Your email').fill('captain@example.com');
  await page.reload();
  await expect(typed.getByLabel('Your email')).toHaveValue('captain@example.com');
});
