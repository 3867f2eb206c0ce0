export interface CodeBlock {
  language: string;
  /** The path of the block's file, from `title="path"` after the language. */
  title: string | undefined;
  content: string;
  /** The line of the opening fence, counted from 1. */
  line: number;
}

/** Returns the fenced code blocks of a Markdown text, in order. */
export function codeBlocks(markdown: string): CodeBlock[] {
  return [...markdown.matchAll(/^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$/gms)].map(
    ({ index, 1: language = '', 2: title, 3: content = '' }) => ({
      language,
      title,
      content,
      line: markdown.slice(0, index).split('\n').length,
    }),
  );
}
