/** Writes the XML of sitemaps (https://www.sitemaps.org/protocol.html). */
import { htmlEscape } from 'escape-goat';

export interface SitemapUrl {
  /** The absolute URL of the page. */
  location: string;
  /** The time of the last change, or undefined if it is unknown. */
  changed?: Date | undefined;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const urlSet = {
  start: `${HEAD}<urlset ${NAMESPACE}>\n`,
  urls: (urls: readonly SitemapUrl[]) => urls.map((url) => `<url>${entry(url)}</url>\n`).join(''),
  end: '</urlset>\n',
};

/** Writes the index of sitemaps. */
export function sitemapIndex(sitemaps: readonly SitemapUrl[]): string {
  const entries = sitemaps.map((sitemap) => `<sitemap>${entry(sitemap)}</sitemap>\n`);
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}

function entry({ location, changed }: SitemapUrl): string {
  const date = changed === undefined ? '' : `<lastmod>${changed.toISOString()}</lastmod>`;
  return `<loc>${htmlEscape(location)}</loc>${date}`;
}
