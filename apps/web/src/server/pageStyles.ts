/** A rule of a style sheet with the selectors or the condition before its block. */
interface Rule {
  start: string;
  /** The rules in a block such as `@media`, or null if the block contains declarations. */
  rules: readonly Rule[] | null;
  text: string;
}

/**
 * Matches the arguments of a selector such as `:not(.open)`. A page may match such a selector without having the class.
 */
const ARGUMENTS = /\([^()]*\)/g;
const CONDITIONS = /^@(media|supports|container|layer)\b/;

/**
 * Returns a function that selects the rules of a style sheet which apply to a page, so that the page contains only
 * these. It keeps every rule without a class, and every rule whose classes are all in the page. The page loads the whole
 * sheet later, which repeats the rules in the same order.
 */
export function createPageStyles(sheet: string): (html: string) => string {
  const all = rulesIn(sheet);
  return (html) => {
    const classes = new Set(
      [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    return textOf(all, classes);
  };
}

function textOf(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  return rules
    .map(({ start, rules: inner, text }) => {
      if (inner === null) return start.startsWith('@') || applies(start, classes) ? text : '';
      const kept = textOf(inner, classes);
      return kept === '' ? '' : `${start}{${kept}}`;
    })
    .join('');
}

function applies(selectors: string, classes: ReadonlySet<string>): boolean {
  return withoutArguments(selectors)
    .split(',')
    .some((selector) => [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name)));
}

/** Removes the innermost arguments first, because arguments may contain others. */
function withoutArguments(selectors: string): string {
  const plain = selectors.replaceAll(ARGUMENTS, '');
  return plain === selectors ? plain : withoutArguments(plain);
}

/** Reads the rules of a minified style sheet, which has no comments and no braces in strings. */
function rulesIn(sheet: string): Rule[] {
  const rules: Rule[] = [];
  let from = 0;
  while (from < sheet.length) {
    const open = sheet.indexOf('{', from);
    if (open === -1) break;
    const end = endOfBlock(sheet, open);
    const start = sheet.slice(from, open);
    const inner = CONDITIONS.test(start) ? rulesIn(sheet.slice(open + 1, end)) : null;
    rules.push({ start, rules: inner, text: sheet.slice(from, end + 1) });
    from = end + 1;
  }
  return rules;
}

/** Returns the index of the brace that closes the block. */
function endOfBlock(sheet: string, open: number): number {
  let depth = 0;
  for (let at = open; at < sheet.length; at++) {
    if (sheet[at] === '{') depth++;
    else if (sheet[at] === '}' && --depth === 0) return at;
  }
  throw new Error('A block of the style sheet is not closed.');
}
