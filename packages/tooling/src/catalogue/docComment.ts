/** What the comment above a component says. */
export interface DocComment {
  /** What comes before the first tag: what the component is, and why. Its first sentence is the summary. */
  text: string;
  /** The texts of each tag, in order. */
  tags: Readonly<Partial<Record<Tag, readonly string[]>>>;
}

/** The tags of a component's comment, each with its heading on the component's page. */
export const tagHeadings = {
  use: 'When to use it',
  instead: 'When to use another',
  content: 'Content',
  keyboard: 'Keyboard',
  screenreader: 'Screen reader',
  since: 'Since',
} as const;

export type Tag = keyof typeof tagHeadings;

const isTag = (name: string): name is Tag => Object.hasOwn(tagHeadings, name);

/** Throws for a tag that no page would show. */
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

/** Lines become one; empty lines between them stay. */
const joinLines = (text: string) => text.trim().replaceAll(/(?<!\n)\n(?!\n)\s*/g, ' ');

/** The first sentence, without its links. */
export const summaryOf = ({ text }: DocComment) => plain(/^.*?[.](?=\s|$)/s.exec(text)?.[0] ?? text);

/** A text without the marks of links. */
export const plain = (text: string) => text.replaceAll(/\{@link (\w+)\}/g, '$1');

/** What a tag's text is about, before its first colon: keys or roles, which the stories must press or find. */
export function subjectsOf(text: string): { subjects: string[]; about: string } {
  const [, subjects = '', about = ''] = /^([^:]*): (.*)$/s.exec(text) ?? [];
  return { subjects: subjects.split(', ').filter((subject) => subject !== ''), about };
}
