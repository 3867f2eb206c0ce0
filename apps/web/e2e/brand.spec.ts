import { turnCodesOn } from './authenticatorApp.ts';
import { testWith } from './ownServer.ts';
import { anotherDevice, arrival, newPerson } from './people.ts';
import { wideLogo } from './logos.ts';
import { expect } from './test.ts';

const test = testWith({});

test('an operator gives the site another name, logo and colour, and visitors see them on their next page', async ({
  browser,
  page: visitor,
  server,
}) => {
  test.slow();
  const colleague = await arrival(
    browser,
    newPerson({ firstName: 'Noor', lastName: 'Haddad', company: 'Harbor office' }),
  );
  await server.administer('grant', colleague.person.email, 'operator');
  const operator = (await anotherDevice(browser, colleague)).page;
  await operator.goto('/account');
  await turnCodesOn(operator);
  await operator.getByRole('button', { name: 'I have saved them' }).click();
  await visitor.goto('/');
  const usualLogo = await (await visitor.request.get('/logo.png')).body();

  await test.step('a yellow is refused, and one press takes a colour that can be read', async () => {
    await operator.goto('/admin/brand');
    await operator.getByRole('textbox', { name: 'Name' }).fill('North Pier');
    const accent = operator.getByRole('textbox', { name: /^Accent/ });
    await accent.fill('#FFD400');
    await operator.getByRole('button', { name: 'Save' }).click();
    await expect(operator.getByText('Texts in this colour are hard to read.')).toBeVisible();
    await operator.getByRole('button', { name: /^Use #.* instead$/ }).click();
    await expect(operator.getByText('Texts in this colour are hard to read.')).toBeHidden();
    await accent.fill('#5B2A86');
    await operator
      .getByLabel(/^Logo/)
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await wideLogo(operator) });
    await operator.getByRole('button', { name: 'Save' }).dblclick();
    await expect(operator.getByText(/^The brand is saved/)).toBeVisible();
    await expect(
      operator.getByRole('banner').getByRole('link', { name: 'North Pier', exact: true }),
    ).toBeVisible();
  });

  await test.step('a visitor’s next page has the brand before scripts run, without another request', async () => {
    const response = await visitor.goto('/jobs');
    expect(response?.headers()['cache-control']).toBe('public, no-cache');
    const html = (await response?.text()) ?? '';
    expect(html).toContain('--harbor-color-accent: #5B2A86');
    await expect(visitor).toHaveTitle(/ – North Pier$/);
    const home = visitor.getByRole('banner').getByRole('link', { name: 'North Pier', exact: true });
    const logo = home.locator('img');
    await expect
      .poll(() => logo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
    const button = visitor.getByRole('button', { name: 'Search' });
    await expect(button).toHaveCSS('background-color', 'rgb(91, 42, 134)');
    await expect(visitor.getByRole('contentinfo')).toContainText('North Pier runs on Skill Harbor');
  });

  await test.step('mails, link previews and the installable app have it, too', async () => {
    const logo = await (await visitor.request.get('/logo.png')).body();
    expect(logo.equals(usualLogo)).toBe(false);
    const manifest = (await (await visitor.request.get('/manifest.webmanifest')).json()) as object;
    expect(manifest).toMatchObject({ name: 'North Pier', icons: [{ src: '/logo.png' }] });
    const preview = visitor.locator('meta[property="og:image"]');
    await expect(preview).toHaveAttribute('content', /\/social\/site\.png$/);
    expect((await visitor.request.get('/social/site.png')).headers()['content-type']).toBe('image/png');
  });

  await test.step('the desk says what was changed', async () => {
    await operator.goto('/admin');
    await expect(
      operator.getByRole('row', { name: /Noor Haddad Brand changed Name Skill Harbor North Pier/ }),
    ).toBeVisible();
  });
});
