'use client';

import { useLinkComponent, useMessages } from '../../primitives/index.ts';
import { Mark } from '../Mark/Mark.tsx';
import { brand, first } from './Brand.css.ts';

/** The mark and the two words, leading home. */
export function Brand({ href }: { href: string }) {
  const words = useMessages().layout;
  const RouterLink = useLinkComponent();
  return (
    <RouterLink href={href} className={brand}>
      <Mark />
      <span>
        <span className={first}>{words.brandFirst}</span> {words.brandSecond}
      </span>
    </RouterLink>
  );
}
