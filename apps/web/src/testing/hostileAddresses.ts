/** Values of `from` in a sign-in link that try to redirect to another site or to run a script. */
export const hostileAddresses: readonly string[] = [
  // These values name another site without hiding it.
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
  // Browsers treat backslashes as slashes.
  '/\\evil.test',
  '\\/evil.test',
  '\\\\evil.test',
  '/\\/evil.test',
  // Browsers remove tabs and line breaks.
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/\t\\evil.test',
  // Normalization removes the dots, but leaves the slashes around them.
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
  // These values are not addresses of pages.
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'mailto:mallory@evil.test',
];

/** These addresses look like hostile ones, but are pages of this site in every browser. */
export const harmlessAddresses: readonly string[] = [
  '/%2F/evil.test',
  '/%2f%2fevil.test',
  '/%5Cevil.test',
  '/?from=//evil.test',
  '/#//evil.test',
  '/@evil.test',
  '/:80',
];
