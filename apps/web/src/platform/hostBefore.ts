/**
 * Returns the host from which a reader came. For the first job that a tab opens, this is the host of the page that
 * linked to this site, and for later jobs, it is this site. Returns null if the browser sends no referrer, or one
 * without a host.
 */
export function hostBefore(isFirst: boolean): string | null {
  const host = isFirst ? (URL.parse(document.referrer)?.hostname ?? '') : location.hostname;
  // The referrer may be an app instead of a site.
  return /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host) ? host : null;
}
