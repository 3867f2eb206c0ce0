export interface CodeBlock {
  language: string;
  /** The file that the block is about, as `title="path"` behind its language. */
  title: string | undefined;
  content: string;
  /** The line of its fence, counted from 1. */
  line: number;
}

/** The fenced code blocks of a Markdown text, in order. */
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
