'use client';

import { Heading, useFormat } from '../../primitives/index.ts';
import { number, step, steps, text as textStyle, words } from './Steps.css.ts';

export interface StepsProps {
  /** The place of the steps' titles in the page's outline. */
  level: 3 | 4;
  items: readonly { title: string; text: string }[];
}

/** What to do, one after the other. */
export function Steps({ level, items }: StepsProps) {
  const format = useFormat();
  return (
    <ol role="list" className={steps}>
      {items.map(({ title, text }, index) => (
        <li key={title} className={step}>
          <span aria-hidden className={number}>
            {format.number(index + 1)}
          </span>
          <div className={words}>
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
