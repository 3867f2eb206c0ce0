import type { Page } from '@playwright/test';

/** Returns a logo that is four times as wide as high. */
export async function wideLogo(page: Page) {
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 400, height: 100 });
  await sheet.setContent('<body style="margin:0;background:#c2410c"></body>');
  const picture = await sheet.screenshot({ type: 'png' });
  await sheet.close();
  return picture;
}
