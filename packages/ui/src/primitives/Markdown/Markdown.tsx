import type { Language } from '@skillharbor/contract';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import type { HeadingProps } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './Markdown.css.ts';

export interface MarkdownProps {
  /** The language of the text, which may differ from that of the page. */
  language: Language;
  children: string;
}

/**
 * Shows a text that an operator wrote in Markdown: headings, paragraphs, lists, quotations and links. HTML is shown as
 * text, and pictures are replaced by their descriptions. Links can lead only to a web address, an email address or a
 * page of this site.
 *
 * @use For legal texts, below the page's title. The first level of their headings is the page's second level.
 * @instead {@link Prose} for texts that users write.
 * @screenreader list: each list, with the number of its items.
 */
export function Markdown({ language, children }: MarkdownProps) {
  return (
    <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} className={styles.markdown}>
      {blocks(fromMarkdown(children).children)}
    </div>
  );
}

/** A node of the parsed text: a block, or a part of a line. */
type Part = ReturnType<typeof fromMarkdown>['children'][number];
type Level = HeadingProps['level'];

/**
 * Renders the blocks of a whole text. Its headings begin one level below the page's title and skip no level, whatever
 * levels the operator used.
 */
function blocks(nodes: readonly Part[]): ReactNode {
  const depths = nodes.flatMap((node) => (node.type === 'heading' ? [node.depth] : []));
  const first = Math.min(...depths);
  let level: Level = 1;
  const shownNodes: ReactNode[] = [];
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'heading') level = levelBelow(level, node.depth - first);
    const block =
      node.type === 'heading' ? <Heading level={level}>{inOrder(node.children)}</Heading> : shown(node);
    shownNodes.push(<Fragment key={index}>{block}</Fragment>);
  }
  return shownNodes;
}

/**
 * Returns the level of a heading in the page. `depth` is its distance from the text's first level, and `before` is the
 * level of the previous heading.
 */
function levelBelow(before: Level, depth: number): Level {
  const wanted = Math.min(depth + 2, before + 1);
  if (wanted <= 2) return 2;
  return wanted === 3 ? 3 : 4;
}

function inOrder(nodes: readonly Part[]): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no identity but their position
  return nodes.map((node, index) => <Fragment key={index}>{shown(node)}</Fragment>);
}

function shown(node: Part): ReactNode {
  switch (node.type) {
    case 'heading':
      // A heading inside a quotation is not part of the page's outline.
      return (
        <p>
          <strong>{inOrder(node.children)}</strong>
        </p>
      );
    case 'paragraph':
      return <p>{inOrder(node.children)}</p>;
    case 'list':
      return node.ordered ? (
        <ol className={styles.numbers} start={node.start ?? 1}>
          {inOrder(node.children)}
        </ol>
      ) : (
        <ul className={styles.bullets}>{inOrder(node.children)}</ul>
      );
    case 'listItem':
      // In a list without empty lines between its items, the items are not wrapped in paragraphs.
      return (
        <li className={styles.item}>
          {inOrder(node.spread ? node.children : withoutParagraph(node.children))}
        </li>
      );
    case 'blockquote':
      return <blockquote className={styles.quotation}>{inOrder(node.children)}</blockquote>;
    case 'code':
      return <pre className={styles.code}>{node.value}</pre>;
    case 'thematicBreak':
      return <hr className={styles.line} />;
    case 'html':
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'strong':
      return <strong>{inOrder(node.children)}</strong>;
    case 'emphasis':
      return <em>{inOrder(node.children)}</em>;
    case 'break':
      return <br />;
    case 'image':
    case 'imageReference':
      return node.alt;
    case 'link':
      return linked(node.url, node.children);
    case 'delete':
    case 'linkReference':
      return inOrder(node.children);
    // These nodes are not rendered: definitions of links, and extensions of Markdown that are not enabled.
    case 'definition':
    case 'footnoteDefinition':
    case 'footnoteReference':
    case 'table':
    case 'tableCell':
    case 'tableRow':
    case 'yaml':
      return null;
  }
}

function withoutParagraph(nodes: readonly Part[]): Part[] {
  return nodes.flatMap((node): Part[] => (node.type === 'paragraph' ? node.children : [node]));
}

function linked(href: string, children: readonly Part[]): ReactNode {
  if (/^https?:\/\//i.test(href) && URL.canParse(href))
    return (
      <Link href={href} newTab>
        {inOrder(children)}
      </Link>
    );
  // A path that begins with two slashes would lead to another site.
  return /^(?:mailto:|\/(?![/\\]))/i.test(href) ? (
    <Link href={href}>{inOrder(children)}</Link>
  ) : (
    inOrder(children)
  );
}
