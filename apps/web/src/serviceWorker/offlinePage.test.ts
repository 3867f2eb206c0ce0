import { languageValues } from '@skillharbor/contract';
import { backgroundTexts } from '@skillharbor/ui/messages';
import { describe, expect, test } from 'vitest';
import { offlinePage } from './offlinePage.ts';

describe.each(languageValues)('the page without a connection in the language %s', (language) => {
  test('says what is saved, loads nothing, and is not cached', async () => {
    const page = offlinePage(language);
    expect(page.status).toBe(503);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    const html = await page.text();
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(html).not.toMatch(/src=|<script|url\(/);
    // Each color of the drawing is one that the page defines.
    for (const [, name] of html.matchAll(/var\(--(\w+)\)/g)) expect(html).toContain(`--${name}: #`);
    for (const text of Object.values(backgroundTexts[language].offline)) expect(html).toContain(text);
  });

  test('has texts without characters of HTML', () => {
    expect(Object.values(backgroundTexts[language].offline).join(' ')).not.toMatch(/[<>&]/);
  });
});
