import { languageValues } from '@skillharbor/contract';
import { backgroundTexts } from '@skillharbor/ui/messages';
import { describe, expect, test } from 'vitest';
import { offlinePage } from './offlinePage.ts';

describe.each(languageValues)('the offline page in the language %s', (language) => {
  test('says that typed text is saved, loads nothing, and is not cached', async () => {
    const page = offlinePage(language);
    expect(page.status).toBe(503);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    const html = await page.text();
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(html).not.toMatch(/src=|<script|url\(/);
    // Checks that the page defines every color of the drawing.
    for (const [, name] of html.matchAll(/var\(--(\w+)\)/g)) expect(html).toContain(`--${name}: #`);
    for (const text of Object.values(backgroundTexts[language].offline)) expect(html).toContain(text);
  });

  test('has texts without HTML characters', () => {
    expect(Object.values(backgroundTexts[language].offline).join(' ')).not.toMatch(/[<>&]/);
  });
});
