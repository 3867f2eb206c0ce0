'use client';

import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import {
  body,
  example as exampleStyle,
  number,
  step,
  steps,
  text as textStyle,
  withExample,
} from './Steps.css.ts';

export interface StepsProps {
  /** The level of the steps' titles in the page's outline. */
  level: 3 | 4;
  /**
   * An example shows what the step looks like in the product. It is decoration: its controls cannot be pressed, and
   * screen readers skip it.
   */
  items: readonly { title: string; text: string; example?: ReactNode }[];
}

/**
 * Lists steps in order, each with a number, a title and a sentence.
 *
 * @use To explain how something works, in three to five steps.
 * @instead {@link DescriptionList} for details without an order.
 * @content A title begins with a verb.
 */
export function Steps({ level, items }: StepsProps) {
  const format = useFormat();
  return (
    <ol role="list" className={steps}>
      {items.map(({ title, text, example }, index) => (
        <li key={title} className={step}>
          <span aria-hidden className={number}>
            {format.number(index + 1)}
          </span>
          <div className={example ? withExample : undefined}>
            <div className={body}>
              <Heading level={level} size="tiny">
                {title}
              </Heading>
              <p className={textStyle}>{text}</p>
            </div>
            {example && (
              <div inert aria-hidden className={exampleStyle}>
                {example}
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
