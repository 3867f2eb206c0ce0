/** The texts and the picture of a public page that search engines and link previews show. */
export interface Preview {
  /** One or two sentences of plain text. */
  description: string;
  /** The page's own path. If it is null, search engines follow the page's links but do not list it. */
  canonical: string | null;
  /** A picture of 1200 × 630 pixels. The default is the picture of the site. */
  picture?: { path: string; alt: string };
  type?: 'website' | 'profile';
  /** The paths of the feeds that have the same list as the page. */
  feeds?: { atom: string; json: string };
}
