/** The parsed comment of a component. */
export interface DocComment {
  /** The text before the first tag. Its first sentence is the summary. */
  text: string;
  /** The texts of each tag, in the order of the comment. */
  tags: Readonly<Partial<Record<Tag, readonly string[]>>>;
}

/** The tags of a component's comment, each with its heading on the component's page. */
export const tagHeadings = {
  use: 'When to use it',
  instead: 'When to use another',
  content: 'Content',
  keyboard: 'Keyboard',
  screenreader: 'Screen reader',
  draft: 'Draft',
  deprecated: 'Deprecated',
} as const;

export type Tag = keyof typeof tagHeadings;

const isTag = (name: string): name is Tag => Object.hasOwn(tagHeadings, name);

/** Parses the comment of a component. Throws for a tag that is not in `tagHeadings`. */
export function parseDocComment(comment: string): DocComment {
  const body = comment
    .replace(/^\/\*\*/, '')
    .replace(/\*\/$/, '')
    .replaceAll(/^[ \t]*\* ?/gm, '');
  const [text = '', ...tagged] = body.split(/^@(?=\w)/m);
  const tags: Partial<Record<Tag, string[]>> = {};
  for (const entry of tagged) {
    const [, name = '', value = ''] = /^(\w+)\s*(.*)$/s.exec(entry) ?? [];
    if (!isTag(name)) throw new Error(`@${name} is none of ${Object.keys(tagHeadings).join(', ')}.`);
    (tags[name] ??= []).push(joinLines(value));
  }
  return { text: joinLines(text), tags };
}

/** Joins lines into one, but keeps empty lines. */
const joinLines = (text: string) => text.trim().replaceAll(/(?<!\n)\n(?!\n)\s*/g, ' ');

/** Returns the first sentence of the text, with names in place of links. */
export const summaryOf = ({ text }: DocComment) => plain(/^.*?[.](?=\s|$)/s.exec(text)?.[0] ?? text);

/** Replaces each `{@link Name}` with its name. */
export const plain = (text: string) => text.replaceAll(/\{@link (\w+)\}/g, '$1');

/**
 * Splits the text of a tag at its first colon. The part before the colon lists keys that stories must press, or roles
 * that they must find.
 */
export function subjectsOf(text: string): { subjects: string[]; about: string } {
  const [, subjects = '', about = ''] = /^([^:]*): (.*)$/s.exec(text) ?? [];
  return { subjects: subjects.split(', ').filter((subject) => subject !== ''), about };
}
