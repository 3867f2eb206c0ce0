'use client';

import { useLinkComponent } from '../../primitives/UiProvider/context.ts';
import { useBrand } from '../useBrand.ts';
import { wordmark, first } from './Wordmark.css.ts';

/**
 * Shows the brand's logo and name, linked to the home page.
 *
 * @use Where the product is named: the navigation bar, the footer.
 * @instead {@link Logo} where the name is already beside it.
 */
export function Wordmark({ href, onClick }: { href: string; onClick?: () => void }) {
  const { name, Mark } = useBrand();
  const [start, ...others] = name.split(' ');
  const RouterLink = useLinkComponent();
  return (
    <RouterLink href={href} className={wordmark} onClick={onClick}>
      <Mark />
      <span>
        <span className={first}>{start}</span> {others.join(' ')}
      </span>
    </RouterLink>
  );
}
