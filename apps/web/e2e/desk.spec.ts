import type { SkillUses } from '@skillharbor/contract';
import type { Page } from '@playwright/test';
import { turnCodesOn } from './authenticatorApp.ts';
import { postJob, unique } from './jobs.ts';
import { testWith } from './ownServer.ts';
import { anotherDevice, arrival, bodyOf, newPerson, signUp } from './people.ts';
import { expect } from './test.ts';

const test = testWith({});

async function publish(page: Page, text: string, asks: 'Yes' | 'No') {
  await page.goto('/admin/legal?kind=terms');
  await page.getByRole('textbox', { name: 'English' }).fill(text);
  await page.getByRole('radio', { name: new RegExp(`^${asks}`) }).check();
  await page.getByRole('button', { name: 'Publish' }).dblclick();
  await expect(page.getByText('The new version is published.')).toBeVisible();
}

test('an operator publishes terms, asks members about a change, closes sign-ups, and ends a member’s sessions', async ({
  browser,
  page: visitor,
  server,
}) => {
  test.slow();
  const member = await arrival(browser, newPerson({ firstName: 'Petra', lastName: 'Novak' }));
  const colleague = await arrival(
    browser,
    newPerson({ firstName: 'Noor', lastName: 'Haddad', company: 'Harbor office' }),
  );
  const job = await postJob(colleague, unique('Deposit collector'));
  await server.administer('grant', colleague.person.email, 'operator');
  const operator = (await anotherDevice(browser, colleague)).page;

  await test.step('without a second factor, the operator sees nothing', async () => {
    await operator.goto('/admin');
    await expect(operator.getByRole('alert')).toContainText('The overview could not be loaded');
    await operator.goto('/account');
    await turnCodesOn(operator);
    await operator.getByRole('button', { name: 'I have saved them' }).click();
  });

  await test.step('the site has no link to a text that nobody has written', async () => {
    await visitor.goto('/');
    await expect(visitor.getByRole('navigation', { name: 'Legal' })).toBeHidden();
    expect((await visitor.goto('/legal/terms'))?.status()).toBe(404);
  });

  await test.step('a published text is on the site, without HTML, also before scripts run', async () => {
    await publish(operator, '# Fair play\n\nBe **honest**. <script>alert(1)</script>', 'No');
    const response = await visitor.goto('/legal/terms');
    expect(response?.status()).toBe(200);
    const html = (await response?.text()) ?? '';
    expect(html).toContain('<strong>honest</strong>');
    expect(html).not.toContain('<script>alert(1)');
    await expect(visitor.getByText('Be honest. <script>alert(1)</script>')).toBeVisible();
    await expect(visitor.getByRole('heading', { level: 2, name: 'Fair play' })).toBeVisible();
    await visitor.goto('/signup');
    await expect(visitor.getByRole('main').getByRole('link', { name: /^Terms/ })).toBeVisible();
  });

  await test.step('a member is asked once about a changed text', async () => {
    await publish(operator, '# Fairer play', 'Yes');
    const { page } = member;
    await page.goto('/');
    const notice = page.getByRole('complementary', { name: 'Some of our texts have changed' });
    await notice.getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { name: 'Fairer play' })).toBeVisible();
    await notice.getByRole('button', { name: 'I have read this' }).dblclick();
    await expect(notice).toBeHidden();
    const asked = page.waitForResponse('**/api/legal/acknowledgements/');
    await page.reload();
    expect(await (await asked).json()).toEqual({ results: [] });
    await expect(page.getByRole('heading', { name: 'Fairer play' })).toBeVisible();
    await expect(notice).toBeHidden();
  });

  await test.step('closed sign-ups have no form, and the desk says who closed them', async () => {
    await operator.goto('/admin/settings');
    await operator.getByRole('radio', { name: /^Closed/ }).check();
    await operator.getByRole('button', { name: 'Save' }).dblclick();
    await expect(operator.getByText('The settings are saved.')).toBeVisible();
    await visitor.goto('/signup');
    await expect(visitor.getByText('No sign-ups at the moment')).toBeVisible();
    await expect(visitor.getByLabel('Email')).toBeHidden();
    await operator.goto('/admin');
    await expect(
      operator.getByRole('row', { name: /Noor Haddad Setting changed.*Open Closed/ }),
    ).toBeVisible();
  });

  await test.step('the figures of the last days count the members', async () => {
    await expect(operator.getByRole('heading', { name: 'New members: 2' })).toBeVisible();
    await expect(operator.getByText('This server makes none')).toBeVisible();
  });

  await test.step('the desk lists what runs in the background', async () => {
    await expect(operator.getByText('No email has failed.')).toBeVisible();
    await expect(operator.getByText('No task has failed.')).toBeVisible();
    await operator.getByText('All tasks', { exact: true }).first().click();
    await expect(operator.getByRole('row', { name: /^sendMails Done every 30 seconds/ })).toBeVisible();
  });

  await test.step('the doctor examines the installation', async () => {
    await operator.getByRole('button', { name: 'Examine now' }).dblclick();
    await expect(operator.getByRole('row', { name: /^database Good/ })).toBeVisible({ timeout: 20_000 });
    // On a phone, the tables scroll, and the page does not.
    await operator.setViewportSize({ width: 360, height: 800 });
    expect(await operator.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await operator.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the operator renames a skill and merges it into another, and its link still works', async () => {
    const change = async (name: string, button: string) => {
      await operator.getByRole('button', { name: `${button}: ${name}` }).click();
      return operator.getByRole('dialog');
    };
    await operator.goto('/admin/skills?search=auditing');
    const { results } = await bodyOf<SkillUses>(operator.request.get('/api/admin/skills/'));
    const id = results.find(({ name }) => name === 'Auditing')?.id;
    const renaming = await change('Auditing', 'Change');
    await renaming.getByLabel('Name').fill('Audits');
    await renaming.getByRole('button', { name: 'Save' }).dblclick();
    await expect(operator.getByText('The skill is changed.')).toBeVisible();
    await operator.getByRole('searchbox').fill('audits');
    await operator.getByRole('button', { name: 'Find' }).click();
    const merging = await change('Audits', 'Merge');
    await expect(merging.getByText(/^0 freelancers have this skill/)).toBeVisible();
    await merging.getByLabel('The skill that stays').selectOption('Bookkeeping');
    await merging.getByRole('button', { name: 'Merge' }).dblclick();
    await expect(operator.getByText('The skills are merged.')).toBeVisible();
    await expect(operator.getByText('No skills found')).toBeVisible();
    expect((await visitor.goto(`/freelancers?skill=${id}`))?.status()).toBe(200);
    await operator.goto('/admin');
    await expect(
      operator.getByRole('row', { name: /Skills merged Audits Audits Bookkeeping/ }),
    ).toBeVisible();
  });

  await test.step('the operator finds a listing, and opens a case about it', async () => {
    await operator.goto('/admin/listings');
    await operator.getByRole('searchbox').fill(`#${job.id}`);
    await operator.getByRole('button', { name: 'Find' }).click();
    await operator.getByRole('button', { name: `Open a case: ${job.title}` }).click();
    const dialog = operator.getByRole('dialog', { name: /^Report/ });
    await dialog.getByRole('radio', { name: 'It is a scam or a fake' }).check();
    await dialog.getByRole('button', { name: 'Send report' }).dblclick();
    await operator.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await operator.getByRole('link', { name: 'See the case' }).click();
    await expect(operator.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  });

  await test.step('the operator deletes the account of the member who asked for it, and the member keeps it', async () => {
    await operator.goto(`/admin/people/${member.session.user.pk}`);
    await operator.getByRole('button', { name: 'Delete account' }).click();
    const dialog = operator.getByRole('dialog');
    await dialog.getByRole('textbox').fill('You asked us by letter.');
    await dialog.getByRole('button', { name: 'Delete account' }).dblclick();
    await expect(operator.getByText('The deletion is planned.')).toBeVisible();
    await member.page.goto('/account');
    await member.page.getByRole('button', { name: 'Keep my account' }).first().dblclick();
    await expect(member.page.getByRole('button', { name: 'Keep my account' })).toBeHidden();
    await operator.reload();
    await expect(operator.getByRole('button', { name: 'Delete account' })).toBeVisible();
  });

  await test.step('the operator finds the member, and ends all sessions', async () => {
    await operator.goto('/admin/people');
    await operator.getByRole('searchbox').fill(member.person.email);
    await operator.getByRole('button', { name: 'Find' }).click();
    await operator.getByRole('link', { name: 'Petra Novak' }).click();
    await operator.getByRole('button', { name: 'End all sessions' }).click();
    await operator.getByRole('alertdialog').getByRole('button', { name: 'End all sessions' }).dblclick();
    await expect(operator.getByText('All sessions have ended.')).toBeVisible();
    await member.page.goto('/dashboard');
    await expect(member.page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  });
});

/**
 * Reads the page that shows the mails of this server. Returns the newest mail to this address that matches the pattern.
 */
async function inMailTo(page: Page, to: string, pattern: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const mail = await (await page.request.get('/api/outbox/', { params: { to } })).text();
      found = pattern.exec(mail)?.[1];
      return found;
    }, `a mail to ${to}`)
    .toBeDefined();
  return found ?? '';
}

test('an operator admits only invited members, and sees who has joined', async ({
  browser,
  page: visitor,
  server,
}) => {
  test.slow();
  const owner = await arrival(
    browser,
    newPerson({ firstName: 'Ines', lastName: 'Faro', company: 'Rope Walk' }),
  );
  const colleague = await arrival(
    browser,
    newPerson({ firstName: 'Noor', lastName: 'Haddad', company: 'Harbor office' }),
  );
  await server.administer('grant', colleague.person.email, 'operator');
  const operator = (await anotherDevice(browser, colleague)).page;
  await operator.goto('/account');
  await turnCodesOn(operator);
  await operator.getByRole('button', { name: 'I have saved them' }).click();
  const another = async () => (await browser.newContext()).newPage();

  await test.step('without an invitation, the page says how one joins', async () => {
    await operator.goto('/admin/invitations');
    await operator.getByRole('link', { name: 'Change who can sign up' }).click();
    await operator.getByRole('radio', { name: /^By invitation/ }).check();
    await operator.getByRole('button', { name: 'Save' }).click();
    await expect(operator.getByText('The settings are saved.')).toBeVisible();
    await visitor.goto('/signup');
    await expect(visitor.getByText('Joining is by invitation')).toBeVisible();
    await expect(visitor.getByLabel('Email')).toBeHidden();
  });

  const link =
    await test.step('the operator makes a link for one sign-up, which a reload does not show', async () => {
      await operator.getByRole('link', { name: 'Invitations' }).click();
      await operator.getByRole('radio', { name: /^Everyone who has a link/ }).check();
      await operator.getByRole('textbox', { name: /^Note/ }).fill('Spring fair');
      await operator.getByRole('button', { name: 'Make link' }).dblclick();
      const address = operator.getByText(/\/signup#token=/);
      const text = (await address.textContent()) ?? '';
      await expect(operator.getByRole('rowheader', { name: /Spring fair/ })).toHaveCount(1);
      await operator.reload();
      await expect(operator.getByRole('rowheader', { name: /Spring fair/ })).toBeVisible();
      await expect(address).toBeHidden();
      return new URL(text).pathname + new URL(text).hash;
    });

  await test.step('its holder signs up after a reload, and the server never sees the secret in an address', async () => {
    const secret = link.split('token=')[1] ?? '';
    const addresses: string[] = [];
    visitor.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''));
    await visitor.goto(link);
    await expect(visitor.getByText('You are invited')).toBeVisible();
    await visitor.getByRole('tab', { name: 'Client' }).click();
    await visitor.reload();
    await expect(visitor.getByText('You are invited')).toBeVisible();
    await signUp(visitor, newPerson({ firstName: 'Petra', lastName: 'Novak' }));
    // Ignores the part of an address after the #. Playwright reports that part, but the browser sends it to no server.
    expect(addresses.filter((address) => address.split('#')[0]?.includes(secret))).toEqual([]);
  });

  await test.step('a second visitor reads that the link is used', async () => {
    const late = await another();
    await late.goto(link);
    await expect(late.getByText('This invitation has been used')).toBeVisible();
    await expect(late.getByLabel('Email')).toBeHidden();
  });

  await test.step('an invited address signs up from the mail, and the list says so', async () => {
    const person = newPerson({ firstName: 'Jonas', lastName: 'Berg' });
    await operator.getByRole('textbox', { name: 'Email address' }).fill(person.email);
    await operator.getByRole('button', { name: 'Send invitation' }).click();
    await expect(operator.getByText(`The invitation is on its way to ${person.email}.`)).toBeVisible();
    const invited = await another();
    await invited.goto(await inMailTo(visitor, person.email, /href="([^"]+\/signup#token=[^"]+)"/));
    await expect(invited.getByLabel('Email')).toHaveValue(person.email);
    await signUp(invited, person);
    await operator.reload();
    await expect(
      operator.getByRole('row', { name: new RegExp(`${person.email} Used 1 of 1`) }),
    ).toBeVisible();
  });

  await test.step('a withdrawn link no longer works, and the log says who withdrew it', async () => {
    await operator.getByRole('radio', { name: /^Everyone who has a link/ }).check();
    await operator.getByRole('button', { name: 'Make link' }).click();
    const address = (await operator.getByText(/\/signup#token=/).textContent()) ?? '';
    await operator.getByRole('button', { name: 'Withdraw: Link for 1 sign-up' }).click();
    await expect(operator.getByText('The invitation is withdrawn.')).toBeVisible();
    const late = await another();
    await late.goto(address);
    await expect(late.getByText('This invitation was withdrawn')).toBeVisible();
    await operator.goto('/admin');
    await expect(operator.getByRole('row', { name: /Noor Haddad Invitation withdrawn Link/ })).toBeVisible();
  });

  await test.step('whoever is invited to a team signs up from there, also while sign-ups are closed', async () => {
    await operator.goto('/admin/settings');
    await operator.getByRole('radio', { name: /^Closed/ }).check();
    await operator.getByRole('button', { name: 'Save' }).click();
    await expect(operator.getByText('The settings are saved.')).toBeVisible();
    const person = newPerson({ firstName: 'Sade', lastName: 'Okoro', company: 'Alone' });
    await owner.page.goto('/team');
    await owner.page.getByRole('textbox', { name: 'Email address' }).fill(person.email);
    await owner.page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(owner.page.getByText(/^An invitation was sent to/)).toBeVisible();
    const invited = await another();
    await invited.goto(await inMailTo(visitor, person.email, /href="([^"]+\/join-team#token=[^"]+)"/));
    await invited.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await expect(invited.getByText(/^Sign up as a client with the address/)).toBeVisible();
    await signUp(invited, person);
    await expect(invited.getByText('Ines Faro invites you to act for Rope Walk.')).toBeVisible();
  });
});

test('an operator changes the words of a mail, and switches questions off', async ({
  browser,
  page: visitor,
  server,
}) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Mara', lastName: 'Lind', company: 'Words office' }),
  );
  const job = await postJob(client, unique('Sailmaker'));
  await server.administer('grant', client.person.email, 'operator');
  const operator = (await anotherDevice(browser, client)).page;
  await operator.goto('/account');
  await turnCodesOn(operator);
  await operator.getByRole('button', { name: 'I have saved them' }).click();

  await test.step('words without a value that the receiver needs are refused', async () => {
    await operator.goto('/admin/mails');
    await operator
      .getByRole('link', { name: /^Your application was accepted/ })
      .first()
      .click();
    const text = operator.getByRole('textbox', { name: /^Text/ });
    await text.fill('Welcome to {company}.');
    await operator.getByRole('button', { name: 'Save' }).click();
    await expect(operator.getByText(/^The text must have {jobTitle}/)).toBeVisible();
    await text.fill('{company} wants you for {jobTitle}.');
    await expect(operator.getByRole('region', { name: 'Preview' })).toContainText('Northwind wants you');
    await operator.getByRole('button', { name: 'Save' }).click();
    await expect(operator.getByText('The words are saved.')).toBeVisible();
    await expect(operator.getByRole('button', { name: 'Return to them' })).toBeVisible();
  });

  await test.step('while questions are off, the page of a job offers none', async () => {
    const address = `/job/${job.id}`;
    await visitor.goto(address);
    const ask = visitor.getByRole('link', { name: 'Log in to ask a question' });
    await expect(ask).toBeVisible();
    await operator.goto('/admin/settings');
    await operator.getByRole('radio', { name: /^No\. Questions/ }).check();
    await operator.getByRole('button', { name: 'Save' }).click();
    await expect(operator.getByText('The settings are saved.')).toBeVisible();
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
    await expect(ask).toBeHidden();
  });
});
