import type { Page } from '@playwright/test';
import { mailsTo, mailTo } from './mails.ts';
import { arrival, newPerson } from './people.ts';
import { expect, test } from './test.ts';

const messagesOn = (page: Page) => page.getByRole('group', { name: 'Messages' }).getByRole('listitem');

async function write(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test('a visitor and a freelancer write to each other, although the visitor has no account and no address is shown', async ({
  browser,
  page,
}) => {
  const freelancer = await arrival(browser, newPerson({ firstName: 'Runa', lastName: 'Dahl' }));
  const theirs = freelancer.page;
  const sender = `pilot.${crypto.randomUUID()}@example.com`;
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(`${request.method()} ${request.url()} ${request.headers()['referer'] ?? ''}`);
  });

  const contact = async (subject: string, message: string) => {
    await page.goto(`/freelancer/${freelancer.session.user.pk}`);
    await page.getByRole('button', { name: 'Contact Runa' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Runa' });
    await dialog.getByLabel('Subject').fill(subject);
    await dialog.getByLabel('Message').fill(message);
    await dialog.getByLabel('Your email').fill(sender);
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
  };

  await test.step('a message arrives at the freelancer without a reload', async () => {
    await theirs.goto('/messages');
    await expect(theirs.getByText('No messages yet')).toBeVisible();
    await contact('Night crossing', 'Could you pilot us on Friday?');
    await expect(theirs.getByRole('link', { name: 'Messages, 1 unread conversation' })).toBeVisible();
    await theirs.getByRole('link', { name: 'Night crossing' }).click();
    await expect(messagesOn(theirs).getByText('Could you pilot us on Friday?')).toBeVisible();
    await expect(theirs.getByText(sender)).toHaveCount(0);
  });

  const mail = await mailTo(sender, /^A message was sent from your email address$/);
  const link = /\/thread#token=\S+/.exec(mail.text ?? '')?.[0] ?? '';
  const secret = link.split('=')[1] ?? '';

  await test.step('the visitor’s mail has a link and nobody’s words, and the link only asks', async () => {
    expect(secret).not.toBe('');
    expect(`${mail.text}${mail.html}`).not.toMatch(/Runa|Night crossing|pilot us/);
    await page.goto(link);
    await expect(page.getByText('Did you write to a freelancer on this site?')).toBeVisible();
    expect(sent.filter((line) => line.includes('/open/'))).toEqual([]);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  await test.step('both sides write, and a message that was written offline is sent once', async () => {
    await page.getByRole('button', { name: 'Open the conversation' }).dblclick();
    await expect(messagesOn(page)).toHaveCount(1);
    await write(theirs, 'Friday is fine.');
    await expect(messagesOn(page).getByText('Friday is fine.')).toBeVisible({ timeout: 20_000 });
    await page.context().setOffline(true);
    await write(page, 'At nine?');
    await expect(page.getByText(/It is sent as soon as the connection is back/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(messagesOn(theirs).getByText('At nine?')).toBeVisible();
    await expect(messagesOn(theirs)).toHaveCount(3);
    expect(sent.filter((line) => line.includes('/open/'))).toHaveLength(1);
    expect(sent.filter((line) => line.includes(secret))).toEqual([]);
  });

  await test.step('a freelancer who ends the thread gets nothing more from its sender', async () => {
    await theirs.getByRole('button', { name: 'End conversation' }).click();
    await expect(theirs.getByText(/Its sender can no longer write to you/)).toBeVisible();
    await expect(page.getByText('The other side has ended this conversation.')).toBeVisible({
      timeout: 20_000,
    });
    await contact('Once more', 'Please?');
    await theirs.goto('/messages');
    await expect(theirs.getByRole('link', { name: 'Night crossing' })).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Once more' })).toHaveCount(0);
    expect(await mailsTo(freelancer.person.email, /^Once more$/)).toEqual([]);
  });

  await test.step('an invalid link shows an error', async () => {
    await page.goto('/thread#token=never-sent');
    await expect(page.getByText(/^This link does not work/)).toBeVisible();
  });
});
