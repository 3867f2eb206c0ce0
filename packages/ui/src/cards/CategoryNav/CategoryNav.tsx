'use client';

import { categoryValues } from '@skillharbor/contract';
import type { Category, JobCount } from '@skillharbor/contract';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { useFormat, useLinkComponent } from '../../primitives/UiProvider/context.ts';
import { categoryIcons } from '../CategoryCard/categoryIcons.ts';
import { countOf } from '../CategoryCard/countOf.ts';
import { count as countStyle, icon, item, items, name } from './CategoryNav.css.ts';

export interface CategoryNavProps {
  label: string;
  current: Category;
  /** Returns the address of a category. */
  hrefOf: (category: Category) => string;
  /** The number of jobs by category. It is empty until the numbers are known. */
  jobCounts: readonly JobCount[];
}

/**
 * Links to all categories, and marks the current one.
 *
 * @use To move from one category to another without going back.
 * @instead {@link CategoryCard} where no category is chosen yet.
 * @screenreader link: the category, and whether it is the current one.
 */
export function CategoryNav({ label, current, hrefOf, jobCounts }: CategoryNavProps) {
  const { categories, listings } = useJobMessages();
  const format = useFormat();
  const RouterLink = useLinkComponent();
  return (
    <nav aria-label={label}>
      <ul role="list" className={items}>
        {categoryValues.map((category) => {
          const Icon = categoryIcons[category];
          const count = countOf(category, jobCounts);
          return (
            <li key={category}>
              <RouterLink
                href={hrefOf(category)}
                className={item}
                aria-current={category === current ? 'page' : undefined}
              >
                <span className={icon}>
                  <Icon />
                </span>
                <span className={name}>{categories[category]}</span>
                {/* The line is reserved before the number arrives, so that the layout does not shift. */}
                <span className={countStyle}>
                  {count !== null && listings.allJobs(count, format.number(count))}
                </span>
              </RouterLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
