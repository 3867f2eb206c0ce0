/**
 * Returns the host from which a reader came: for the first job that a tab opens, that of the page that led to this site, and
 * for later ones, this site. Returns null if the browser does not say it, or names no host.
 */
export function hostBefore(isFirst: boolean): string | null {
  const host = isFirst ? (URL.parse(document.referrer)?.hostname ?? '') : location.hostname;
  // An app may be named instead of a site.
  return /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host) ? host : null;
}
