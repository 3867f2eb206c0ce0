'use client';

import { linkRel, parseProse } from '@skillharbor/prose';
import type { Block, Span } from '@skillharbor/prose';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { link } from '../Link/Link.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Prose.css.ts';

/**
 * Shows a text that a user wrote: paragraphs, lists and links, each in the direction of its script. It breaks words
 * that are too long, and never interprets markup.
 *
 * @use For every text of several lines that a user wrote.
 * @instead {@link Text} for the product's own texts.
 * @screenreader list: each list, with the number of its items.
 */
export function Prose({ children }: { children: string }) {
  return (
    <div className={styles.prose}>
      {inOrder(parseProse(children), (block) => (
        <ProseBlock block={block} />
      ))}
    </div>
  );
}

function ProseBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p dir="auto" className={styles.paragraph}>
          <Spans spans={block.text} />
        </p>
      );
    case 'bullets':
      return (
        <ul dir="auto" className={styles.list({ kind: block.kind })}>
          {inOrder(block.items, (item) => (
            <li>
              <Spans spans={item} />
            </li>
          ))}
        </ul>
      );
    case 'numbers':
      return (
        <ol dir="auto" className={styles.list({ kind: block.kind })}>
          {inOrder(block.items, (item) => (
            <li value={item.number}>
              <Spans spans={item.text} />
            </li>
          ))}
        </ol>
      );
  }
}

function Spans({ spans }: { spans: readonly Span[] }) {
  const messages = usePrimitiveMessages();
  return inOrder(spans, ({ text, href }) =>
    href === undefined ? (
      text
    ) : (
      <a href={href} target="_blank" rel={linkRel} className={clsx(link(), styles.written)}>
        {text}
        <VisuallyHidden> ({messages.opensInNewTab})</VisuallyHidden>
      </a>
    ),
  );
}

function inOrder<Part>(parts: readonly Part[], render: (part: Part) => ReactNode): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no identity but their position
  return parts.map((part, index) => <Fragment key={index}>{render(part)}</Fragment>);
}
