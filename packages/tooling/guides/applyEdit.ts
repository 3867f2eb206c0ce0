/** The text after an edit, or the reason why the edit cannot be applied to the text. */
export type Edited = { text: string } | { problem: string };

/**
 * Applies a `diff` block of a guide to the text of a file. Lines of `@@` separate its hunks. Hunks have no line
 * numbers, because any other edit of the file would invalidate them. A hunk is located by its unchanged and removed
 * lines, which must occur exactly once in the text.
 */
export function applyEdit(text: string, diff: string): Edited {
  return diff
    .split(/^@@\n/m)
    .reduce<Edited>((edited, hunk) => ('text' in edited ? applyHunk(edited.text, hunk) : edited), { text });
}

function applyHunk(text: string, hunk: string): Edited {
  const before = sideOf(hunk, '+');
  const [start = '', end, ...others] = `\n${text}`.split(`\n${before}`);
  if (end === undefined) return { problem: `these lines are not in the file:\n${before}` };
  if (others.length > 0) return { problem: `these lines are in the file more than once:\n${before}` };
  return { text: `${start}\n${sideOf(hunk, '-')}${end}`.slice(1) };
}

/** Returns the lines of a hunk except the lines that begin with this sign. */
function sideOf(hunk: string, sign: '+' | '-'): string {
  return hunk
    .split(/(?<=\n)/)
    .filter((line) => !line.startsWith(sign))
    .map((line) => line.replace(/^[ +-]/, ''))
    .join('');
}
