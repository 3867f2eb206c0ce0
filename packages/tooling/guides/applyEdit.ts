/** The text after an edit, or why the edit does not fit it. */
export type Edited = { text: string } | { problem: string };

/**
 * Applies a `diff` block of a guide to the text of a file. Its hunks are separated by lines of `@@`, without the line
 * numbers that every other edit of the file would outdate: a hunk belongs where its unchanged and removed lines stand,
 * and they must stand there once.
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

/** The lines of a hunk without those that this sign marks. */
function sideOf(hunk: string, sign: '+' | '-'): string {
  return hunk
    .split(/(?<=\n)/)
    .filter((line) => !line.startsWith(sign))
    .map((line) => line.replace(/^[ +-]/, ''))
    .join('');
}
