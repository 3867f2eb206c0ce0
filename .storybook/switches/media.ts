/*
 * A page cannot change the settings of its reader, so the media queries that ask for them are rewritten: those of its
 * style sheets, also of sheets that come later, and those of `matchMedia`.
 */

export interface Settings {
  largeText: boolean;
  reducedMotion: boolean;
  forcedColors: boolean;
}

const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

/** The query that has, with the reader's true settings, the answer of this one with the emulated settings. */
export function rewriteQuery(query: string, { largeText, reducedMotion, forcedColors }: Settings): string {
  let rewritten = query;
  // In a media query, an `em` is the browser's default text size.
  if (largeText) rewritten = rewritten.replaceAll(/([\d.]+)em\b/g, (_, size) => `${Number(size) * 2}em`);
  if (reducedMotion)
    rewritten = rewritten
      .replaceAll(/\(prefers-reduced-motion(: reduce)?\)/g, ALWAYS)
      .replaceAll('(prefers-reduced-motion: no-preference)', NEVER);
  if (forcedColors)
    rewritten = rewritten
      .replaceAll(/\(forced-colors(: active)?\)/g, ALWAYS)
      .replaceAll('(forced-colors: none)', NEVER);
  return rewritten;
}

/** The queries as their authors wrote them. */
const originals = new WeakMap<CSSMediaRule, string>();

/** Again and again: the result depends on the settings alone. */
export function rewriteRule(rule: CSSMediaRule, settings: Settings) {
  const original = originals.get(rule) ?? rule.media.mediaText;
  originals.set(rule, original);
  const rewritten = rewriteQuery(original, settings);
  if (rule.media.mediaText !== rewritten) rule.media.mediaText = rewritten;
}

/** For scripts that ask. */
export function rewriteMatchMedia(settings: () => Settings) {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(rewriteQuery(query, settings()));
}
