'use client';

import { useLinkComponent } from '../../primitives/UiProvider/context.ts';
import { useLayoutMessages } from '../../primitives/UiProvider/useLayoutMessages.ts';
import { Logo } from '../Logo/Logo.tsx';
import { wordmark, first } from './Wordmark.css.ts';

/** The logo and the two words of the name, linked to the home page. */
export function Wordmark({ href, onClick }: { href: string; onClick?: () => void }) {
  const messages = useLayoutMessages();
  const RouterLink = useLinkComponent();
  return (
    <RouterLink href={href} className={wordmark} onClick={onClick}>
      <Logo />
      <span>
        <span className={first}>{messages.brandFirst}</span> {messages.brandSecond}
      </span>
    </RouterLink>
  );
}
