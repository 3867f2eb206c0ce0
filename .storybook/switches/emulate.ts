import { forceColors, releaseColors } from './forcedColors.ts';
import { rewriteMatchMedia, rewriteRule } from './media.ts';
import type { Settings } from './media.ts';

let settings: Settings = { largeText: false, reducedMotion: false, forcedColors: false };
let isWatching = false;

/** Shows the document as a reader with the settings of these globals sees it. */
export function emulate({ text, motion, contrast }: Record<string, unknown>) {
  const next = {
    largeText: text === 'large',
    reducedMotion: motion === 'reduced',
    forcedColors: contrast === 'forced',
  };
  const isNothing = !Object.values(next).some(Boolean);
  // The document stays untouched until a reader uses a switch for the first time.
  if (isNothing && !isWatching) return;
  settings = next;
  document.documentElement.style.fontSize = settings.largeText ? '200%' : '';
  if (!settings.forcedColors) releaseColors();
  rewriteSheets();
  watch();
}

function rewriteSheets() {
  for (const sheet of document.styleSheets) rewriteRules(sheet.cssRules);
}

function rewriteRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) rewriteRule(rule, settings);
    if (rule instanceof CSSStyleRule && settings.forcedColors) forceColors(rule);
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) rewriteRules(rule.cssRules);
  }
}

/** Rewrites style sheets that are loaded later, on demand. */
function watch() {
  if (isWatching) return;
  isWatching = true;
  rewriteMatchMedia(() => settings);
  new MutationObserver(rewriteSheets).observe(document.head, { childList: true });
  document.addEventListener('load', rewriteSheets, true);
}
