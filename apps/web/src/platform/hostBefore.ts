/**
 * Returns the host from which a reader came: for the first job that a tab opens, that of the page that led to this site, and
 * for later ones, this site. Returns null if the browser does not say it.
 */
export function hostBefore(isFirst: boolean): string | null {
  if (!isFirst) return location.hostname;
  return URL.parse(document.referrer)?.hostname || null;
}
