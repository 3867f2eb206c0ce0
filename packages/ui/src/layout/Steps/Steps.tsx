'use client';

import { Heading } from '../../primitives/Heading/Heading.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { number, step, steps, text as textStyle, body } from './Steps.css.ts';

export interface StepsProps {
  /** The heading level of the steps' titles. */
  level: 3 | 4;
  items: readonly { title: string; text: string }[];
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
      {items.map(({ title, text }, index) => (
        <li key={title} className={step}>
          <span aria-hidden className={number}>
            {format.number(index + 1)}
          </span>
          <div className={body}>
            <Heading level={level} size="tiny">
              {title}
            </Heading>
            <p className={textStyle}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
