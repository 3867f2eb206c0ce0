import type { Page } from '@playwright/test';

/** On the account page, opens the form of a setting. Until then, the page shows only the saved value. */
export const openSetting = (page: Page, title: string) =>
  page.getByRole('button', { name: `Change (${title})`, exact: true }).click();
