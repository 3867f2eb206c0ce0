/*
 * Imitates a browser's forced colours: it replaces every author colour that is not a system colour with the browser
 * default, removes shadows and gradients, and keeps pictures.
 */

const SYSTEM =
  /^(transparent|inherit|currentcolor|accentcolor|accentcolortext|activetext|button(border|face|text)|canvas(text)?|field(text)?|graytext|highlight(text)?|linktext|mark(text)?|selecteditem(text)?|visitedtext)$/i;

const originals = new Map<CSSStyleRule, string>();

export function forceColors(rule: CSSStyleRule) {
  const { style } = rule;
  if (originals.has(rule) || style.getPropertyValue('forced-color-adjust') === 'none') return;
  const forced = [...style].flatMap((property) => {
    const value = forcedValue(property, style.getPropertyValue(property));
    return value === undefined ? [] : [[property, value] as const];
  });
  if (forced.length === 0) return;
  originals.set(rule, style.cssText);
  for (const [property, value] of forced)
    style.setProperty(property, value, style.getPropertyPriority(property));
}

export function releaseColors() {
  for (const [rule, cssText] of originals) rule.style.cssText = cssText;
  originals.clear();
}

/** Returns the replacement for a CSS value, or undefined if the value does not change. */
function forcedValue(property: string, value: string): string | undefined {
  if (property === 'box-shadow' || property === 'text-shadow') return 'none';
  if (property === 'background-image') return value.includes('gradient(') ? 'none' : undefined;
  if (property.startsWith('--') || !/(^|-)color$/.test(property) || SYSTEM.test(value)) return undefined;
  // Browsers keep the transparency of a background, but the theme's colours are opaque, so `Canvas` is enough.
  return property === 'background-color' ? 'Canvas' : 'revert';
}
