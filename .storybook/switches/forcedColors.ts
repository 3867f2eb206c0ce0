/*
 * What a browser does with forced colours: where an author gives a colour that is none of the system's, the browser's own
 * style sheet counts. Shadows and gradients go, pictures stay.
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

/** What replaces a value; undefined where it stays. A colour from a variable within a shorthand has no value of its own. */
function forcedValue(property: string, value: string): string | undefined {
  if (property === 'box-shadow' || property === 'text-shadow') return 'none';
  if (property === 'background-image') return value.includes('gradient(') ? 'none' : undefined;
  if (property.startsWith('--') || !/(^|-)color$/.test(property) || SYSTEM.test(value)) return undefined;
  // The transparency of a background is kept, and that of a colour in the theme is none.
  return property === 'background-color' ? 'Canvas' : 'revert';
}
