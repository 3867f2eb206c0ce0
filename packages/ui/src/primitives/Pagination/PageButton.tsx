'use client';

import type { MouseEvent, ReactNode, Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { button } from '../Button/Button.css.ts';
import type { PageTurn } from '../state.ts';
import { useLinkComponent } from '../UiProvider/context.ts';

interface PageButtonProps {
  turn: PageTurn;
  /** Called before the list shows another page. */
  onPress?: () => void;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** Renders a link if the neighbouring page has an address, and a button otherwise. */
export function PageButton({ turn, onPress, ref, children }: PageButtonProps) {
  const RouterLink = useLinkComponent();
  if (typeof turn === 'function')
    return (
      <Button
        // The ref accepts any element, so it also accepts a button.
        ref={ref as Ref<HTMLButtonElement>}
        onClick={() => {
          onPress?.();
          turn();
        }}
      >
        {children}
      </Button>
    );

  const follow = (event: MouseEvent) => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isElsewhere) return;
    onPress?.();
    if (!turn.onFollow) return;
    event.preventDefault();
    turn.onFollow();
  };
  return (
    // The ref accepts any element, so it also accepts a link.
    <RouterLink
      ref={ref as Ref<HTMLAnchorElement>}
      href={turn.href}
      className={button()}
      // If the user presses the link before scripts run, the press is repeated afterwards.
      data-keep-press={turn.onFollow && ''}
      onClick={follow}
    >
      {children}
    </RouterLink>
  );
}
