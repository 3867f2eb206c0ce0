/*
 * Rewrites the media queries about a reader's settings, because a page cannot change the settings themselves. This
 * includes style sheets that load later, and `matchMedia`.
 */

export interface Settings {
  largeText: boolean;
  reducedMotion: boolean;
  forcedColors: boolean;
}

const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

/**
 * Rewrites a media query about emulated settings: under the real settings, the new query matches whenever the original
 * would match under the emulated ones.
 */
export function rewriteQuery(query: string, { largeText, reducedMotion, forcedColors }: Settings): string {
  let rewritten = query;
  // In a media query, `em` refers to the browser's default text size.
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

/** The original query of each rule. */
const originals = new WeakMap<CSSMediaRule, string>();

/**
 * Rewrites the query of a rule. This function may be called repeatedly, because it always starts from the original
 * query.
 */
export function rewriteRule(rule: CSSMediaRule, settings: Settings) {
  const original = originals.get(rule) ?? rule.media.mediaText;
  originals.set(rule, original);
  const rewritten = rewriteQuery(original, settings);
  if (rule.media.mediaText !== rewritten) rule.media.mediaText = rewritten;
}

/** Replaces `matchMedia` with one that uses the emulated settings. */
export function rewriteMatchMedia(settings: () => Settings) {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(rewriteQuery(query, settings()));
}
