/** What a link to our sign-in page may say in `from` to lead to another site, or to run a script. */
export const hostileAddresses: readonly string[] = [
  // Another site, said openly.
  'https://evil.test/x',
  'http:evil.test',
  'https:/evil.test',
  'https:\\\\evil.test',
  'evil.test',
  '//evil.test/x',
  '///evil.test',
  '//user@evil.test',
  '//[::1]/x',
  '//evil%2etest',
  // Backslashes are slashes to a browser.
  '/\\evil.test',
  '\\/evil.test',
  '\\\\evil.test',
  '/\\/evil.test',
  // Tabs and line breaks are nothing to a browser.
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/\t\\evil.test',
  // Dots go when an address is normalised, and leave the slashes around them.
  '/.//evil.test/x',
  '/./\\evil.test/x',
  '/..//evil.test/x',
  '/../\\evil.test/x',
  '/.///evil.test',
  '/.\t//evil.test',
  '/.//user:pass@evil.test',
  '/.//evil.test/?x=1#y',
  '/%2e//evil.test/x',
  '/%2E//evil.test/x',
  '/%2e%2e//evil.test/x',
  '/.%2e//evil.test/x',
  '/%2e\\/evil.test/x',
  '/jobs/..//evil.test/x',
  '/jobs/%2e%2e//evil.test/x',
  '/jobs/1/../..//evil.test/x',
  '/jobs/../../..//evil.test/x',
  '/jobs\\..\\\\evil.test/x',
  // No address at all.
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'mailto:mallory@evil.test',
];

/** What looks like the same, and is a page of this site to every browser. */
export const harmlessAddresses: readonly string[] = [
  '/%2F/evil.test',
  '/%2f%2fevil.test',
  '/%5Cevil.test',
  '/?from=//evil.test',
  '/#//evil.test',
  '/@evil.test',
  '/:80',
];
