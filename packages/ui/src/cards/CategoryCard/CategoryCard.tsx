'use client';

import type { Category } from '@skillharbor/contract';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Card, CardLink } from '../../primitives/Card/Card.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import {
  about as aboutStyle,
  category as categoryStyle,
  title as titleStyle,
  count as countStyle,
  icon,
  name,
  body,
} from './CategoryCard.css.ts';
import { categoryIcons } from './categoryIcons.ts';

export interface CategoryCardProps {
  category: Category;
  href: string;
  /** Adds a description of the category's jobs. */
  described?: boolean;
  /** The number of jobs, or null until it is known. */
  count?: number | null;
}

/**
 * Shows a category of work, linked to its jobs.
 *
 * @use Where a visitor chooses a category.
 * @instead {@link CategoryNav} on the page of one category.
 * @keyboard Tab: moves to the card, which is one link.
 * @screenreader link: the category, with the number of its jobs.
 */
export function CategoryCard({ category, href, described = false, count = null }: CategoryCardProps) {
  const jobs = useJobMessages();
  const format = useFormat();
  const Icon = categoryIcons[category];
  return (
    <Card interactive padding="none">
      <div className={categoryStyle({ described })}>
        <span className={icon}>
          <Icon />
        </span>
        <div className={body}>
          <div className={titleStyle({ described })}>
            <p className={name}>
              <CardLink href={href}>{jobs.categories[category]}</CardLink>
            </p>
            {/* The line is reserved before the number arrives, so that the layout does not shift. */}
            <p className={countStyle}>
              {count !== null && jobs.listings.allJobs(count, format.number(count))}
            </p>
          </div>
          {described && <p className={aboutStyle}>{jobs.categoryDescriptions[category]}</p>}
        </div>
      </div>
    </Card>
  );
}
