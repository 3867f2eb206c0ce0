import type { Language } from '@skillharbor/contract';
import { expect, test } from 'vitest';
import { createRefuser } from '../server.ts';

const TEMPLATE = `<html lang="en"><head><link rel="modulepreload" href="/a.js"><style>p{}</style></head>
<body><!-- page --><noscript>Needs scripts.</noscript><!-- /page --><script>early()</script></body></html>`;
const refuse = createRefuser(TEMPLATE);

test.each<[Language, string, string]>([
  ['en', 'ltr', 'in 40 seconds.'],
  ['de', 'ltr', 'in 40 Sekunden noch'],
  ['ar', 'rtl', 'بعد 40 ثانية.'],
])('the page tells in %s, with the direction %s, how long to wait', async (language, direction, wait) => {
  const page = await refuse({ reason: 'too many', seconds: 40 }, language);
  expect(page).toContain(`lang="${language}" dir="${direction}"`);
  expect(page).toContain(wait);
  expect(page).toMatch(/<a [^>]*href=""/);
});

test('the page says that the address cannot be read, and loads nothing from the server', async () => {
  const page = await refuse({ reason: 'unreadable' }, 'en');
  expect(page).toMatch(/<title>This address cannot be read – Skill Harbor<\/title>/);
  expect(page).toContain('<style>p{}</style>');
  expect(page).toMatch(/<a [^>]*href="\/"[^>]*>Back to Home/);
  expect(page).not.toMatch(/<script|modulepreload|Needs scripts/);
});
