import type { Page } from '@playwright/test';

/** Opens the form of a setting on the account page, which shows only the saved value before. */
export const openSetting = (page: Page, title: string) =>
  page.getByRole('button', { name: `Change (${title})`, exact: true }).click();
