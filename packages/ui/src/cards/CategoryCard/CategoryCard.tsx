'use client';

import type { Category } from '@skillharbor/contract';
import { Code, GraduationCap, HeartPulse, Landmark, Megaphone, Shapes } from 'lucide-react';
import { Card, CardLink, useMessages } from '../../primitives/index.ts';
import { about as aboutStyle, category as categoryStyle, icon, name, words } from './CategoryCard.css.ts';

export interface CategoryCardProps {
  category: Category;
  href: string;
  /** Says what belongs to it, too. */
  described?: boolean;
}

const icons = {
  tech: Code,
  finance: Landmark,
  healthcare: HeartPulse,
  marketing: Megaphone,
  education: GraduationCap,
  other: Shapes,
} satisfies Record<Category, unknown>;

/** A kind of work, leading to its jobs. */
export function CategoryCard({ category, href, described = false }: CategoryCardProps) {
  const { jobs, site } = useMessages();
  const Icon = icons[category];
  return (
    <Card interactive padding="none">
      <div className={categoryStyle}>
        <span className={icon}>
          <Icon />
        </span>
        <div className={words}>
          <p className={name}>
            <CardLink href={href}>{jobs.categories[category]}</CardLink>
          </p>
          {described && <p className={aboutStyle}>{site.category.about[category]}</p>}
        </div>
      </div>
    </Card>
  );
}
