import type { Page } from '@playwright/test';
import { apply, postJob, unique } from './jobs.ts';
import { arrival, newPerson } from './people.ts';
import type { Visit } from './people.ts';
import { expect, test } from './test.ts';

let client: Visit;
let freelancer: Visit;
let job: { id: number; title: string };
test.beforeEach(async ({ browser }) => {
  client = await arrival(browser, newPerson({ firstName: 'Petra', lastName: 'Novak', company: 'Net Loft' }));
  freelancer = await arrival(browser, newPerson({ firstName: 'Juan', lastName: 'Prado' }));
  job = await postJob(client, unique('Net mender'));
  await apply(freelancer, job, 'I have mended nets since I could walk.');
});

const messagesOn = (page: Page) => page.getByRole('group', { name: 'Messages' }).getByRole('listitem');

async function write(page: Page, text: string, fileName?: string) {
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  if (fileName !== undefined)
    await page.getByLabel(/^File/).setInputFiles({
      name: fileName,
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test('client and freelancer write to each other while one of them is temporarily offline', async () => {
  const [ours, theirs] = [client.page, freelancer.page];

  await test.step('the freelancer cannot write before the client does', async () => {
    await theirs.goto('/dashboard');
    await theirs.getByRole('link', { name: /^Details/ }).click();
    await expect(theirs.getByText(/^You can write here once the client has written to you/)).toBeVisible();
  });

  await test.step('a message arrives without a reload, and the unread number follows it', async () => {
    await ours.goto(`/applicant/${job.id}/${freelancer.session.user.pk}`);
    await write(ours, 'Could you start on the 14th?');
    await expect(messagesOn(theirs).getByText('Could you start on the 14th?')).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Messages, 1 unread conversation' })).toBeVisible();
    await theirs.getByRole('textbox', { name: 'Your message' }).scrollIntoViewIfNeeded();
    await expect(theirs.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  });

  await test.step('messages that were written offline are sent once and in order when the connection is back', async () => {
    await theirs.context().setOffline(true);
    await write(theirs, 'Yes.');
    await write(theirs, '', 'Knots.pdf');
    await write(theirs, 'At seven?');
    await expect(theirs.getByText(/It is sent as soon as the connection is back/).first()).toBeVisible();
    await theirs.context().setOffline(false);
    await expect(messagesOn(ours)).toContainText(['Could you start', 'Yes.', 'Knots.pdf', 'At seven?']);
    await expect(messagesOn(ours)).toHaveCount(4);
    await expect(messagesOn(theirs)).toHaveCount(4);
  });

  await test.step('the file that was sent offline can be downloaded by the other side', async () => {
    const download = ours.waitForEvent('download');
    await ours.getByRole('link', { name: 'Knots.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('Knots.pdf');
  });

  await test.step('a message whose response is lost is stored once', async () => {
    let isLost = false;
    await ours.route(/\/api\/conversations\/\d+\/(messages|files)\/$/, async (route) => {
      if (isLost) return route.fallback();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    await write(ours, 'At seven, pier 4.', 'Pier plan.pdf');
    await expect(messagesOn(ours)).toHaveCount(5);
    await expect(messagesOn(ours).getByText('Sending…')).toHaveCount(0);
    await ours.reload();
    await expect(messagesOn(ours)).toHaveCount(5);
    await expect(theirs.getByRole('link', { name: 'Pier plan.pdf' })).toHaveCount(1);
  });

  await test.step('the sender sees which messages were read', async () => {
    await expect(messagesOn(ours).last().getByText('Read', { exact: true })).toBeVisible();
  });
});

test('every page shows the number of unread messages, and the text that a user is typing is not lost', async () => {
  const [ours, theirs] = [client.page, freelancer.page];
  await ours.goto(`/applicant/${job.id}/${freelancer.session.user.pk}`);
  await write(ours, 'Hello');
  await expect(messagesOn(ours)).toHaveCount(1);

  await theirs.goto('/jobs');
  await theirs.getByRole('link', { name: 'Messages, 1 unread conversation' }).click();
  await expect(theirs.getByRole('article').getByText('1 new message')).toBeVisible();
  await theirs.getByRole('link', { name: 'Net Loft' }).click();
  await expect(messagesOn(theirs)).toHaveCount(1);
  await theirs.getByRole('textbox', { name: 'Your message' }).scrollIntoViewIfNeeded();
  await expect(theirs.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();

  await theirs.getByRole('textbox', { name: 'Your message' }).fill('Half a thought');
  await theirs.goto('/jobs');
  await theirs.goBack();
  await expect(theirs.getByRole('textbox', { name: 'Your message' })).toHaveValue('Half a thought');
});

test('a conversation can be muted, ended, and opened again', async () => {
  const [ours, theirs] = [client.page, freelancer.page];
  await ours.goto(`/applicant/${job.id}/${freelancer.session.user.pk}`);
  await write(ours, 'Hello');
  await theirs.goto('/messages');
  await theirs.getByRole('link', { name: 'Net Loft' }).click();

  await theirs.getByRole('button', { name: 'Mute' }).click();
  await expect(theirs.getByText(/^Muted/)).toBeVisible();
  await theirs.getByRole('button', { name: 'End conversation' }).click();
  await expect(theirs.getByText('You have ended this conversation.')).toBeVisible();
  await expect(ours.getByText('The other side has ended this conversation.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Open it again' }).click();
  await expect(ours.getByRole('textbox', { name: 'Your message' })).toBeVisible();
});

test('in a wide window, a conversation opens beside the list, which follows what is read and written', async () => {
  const [ours, theirs] = [client.page, freelancer.page];
  await ours.goto(`/applicant/${job.id}/${freelancer.session.user.pk}`);
  await write(ours, 'Could you start on the 14th?');
  await expect(messagesOn(ours)).toHaveCount(1);
  await theirs.goto('/messages');
  const card = theirs.getByRole('article');

  await test.step('the conversation stays open after a reload, and its message is read', async () => {
    await theirs.getByRole('link', { name: 'Net Loft' }).dblclick();
    await expect(messagesOn(theirs).getByText('Could you start on the 14th?')).toBeInViewport();
    await expect(card.getByText('1 new message')).toHaveCount(0);
    await theirs.reload();
    await expect(messagesOn(theirs)).toHaveCount(1);
  });

  await test.step('the list shows what was written, and the typed text stays on the way back', async () => {
    await write(theirs, 'Yes, at seven.');
    await expect(card.getByText('You: Yes, at seven.')).toBeVisible();
    await theirs.getByRole('textbox', { name: 'Your message' }).fill('Half a thought');
    await theirs.getByRole('link', { name: `about ${job.title}` }).click();
    await expect(theirs).toHaveURL(/\/dashboard\/\d+#conversation$/);
    await expect(theirs.getByRole('textbox', { name: 'Your message' })).toHaveValue('Half a thought');
    await theirs.goBack();
    await expect(theirs.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
    await expect(theirs.getByRole('textbox', { name: 'Your message' })).toHaveValue('Half a thought');
  });

  await test.step('Back closes the conversation', async () => {
    await theirs.goBack();
    await expect(theirs.getByText('Choose a conversation to read it here.')).toBeVisible();
  });

  await test.step('a conversation without unread messages opens by itself', async () => {
    await theirs.goto('/messages');
    await expect(messagesOn(theirs).getByText('Yes, at seven.')).toBeVisible();
    await write(theirs, 'Which gate?');
    await expect(card.getByText('You: Which gate?')).toBeVisible();
    await expect(theirs).toHaveURL('/messages');
  });

  await test.step('a conversation with unread messages stays closed', async () => {
    await write(ours, 'Gate two.');
    await ours.goto('/messages');
    await expect(messagesOn(ours).getByText('Which gate?')).toBeVisible();
    await theirs.goto('about:blank');
    await write(ours, 'The left one.');
    await theirs.goto('/messages');
    await expect(card.getByText('1 new message')).toBeVisible();
    await expect(theirs.getByText('Choose a conversation to read it here.')).toBeVisible();
  });
});
