/** What search engines and shared links show of a public page. */
export interface Preview {
  /** One or two sentences of plain text. */
  description: string;
  /** The page's own path. Null: search engines leave the page out, and follow its links. */
  canonical: string | null;
  /** 1200 × 630 pixels; by default the picture of the site. */
  picture?: { path: string; alt: string };
  type?: 'website' | 'profile';
}
