import { expect, test } from 'vitest';
import { sitemapIndex, urlSet } from './xml.ts';

test('an entry of a sitemap contains the page’s escaped address and the time of its last change', () => {
  expect(
    urlSet.urls([
      { location: 'https://harbor.test/jobs?a=1&b=2', changed: new Date('2026-05-04T09:00:00Z') },
    ]),
  ).toBe(
    '<url><loc>https://harbor.test/jobs?a=1&amp;b=2</loc><lastmod>2026-05-04T09:00:00.000Z</lastmod></url>\n',
  );
});

test('an index contains the addresses of its sitemaps', () => {
  expect(sitemapIndex([{ location: 'https://harbor.test/sitemap-pages.xml' }])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<sitemap><loc>https://harbor.test/sitemap-pages.xml</loc></sitemap>\n</sitemapindex>\n',
  );
});
