'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { button } from '../Button/Button.css.ts';
import { onDemand, prefetch, useOnDemand } from '../OnDemand/onDemand.ts';
import { useHandOver } from '../OnDemand/useHandOver.ts';
import type { OpenedBy } from '../OnDemand/usePressOnce.ts';
import type { MenuItem, MenuProps } from './menuProps.ts';

export type { MenuItem, MenuProps };

/** The list and the library that it needs. Their size is 38 KiB. */
const menuList = onDemand(() => import('./MenuList.tsx'));

/**
 * Hides rarely needed actions behind one button. Arrow keys and first letters move among the actions, and Escape closes
 * the menu and restores the focus. A menu does not contain settings (use a select) or actions that every user needs
 * (use a visible button). The code of the list loads when it is first needed.
 *
 * @use For actions on one item that few users need.
 * @instead {@link Select} for a setting. {@link Button} for an action that every user needs.
 * @content The label says what the items have in common, and each item begins with a verb.
 * @keyboard Tab: moves to the button.
 * @keyboard Enter: opens the menu, or chooses the focused item.
 * @keyboard ArrowDown, ArrowUp: opens the menu, and moves among its items.
 * @keyboard Escape: closes the menu, and the focus returns to the button.
 * @screenreader button: its label.
 * @screenreader menuitem: its label.
 */
export function Menu(props: MenuProps) {
  const { label, icon } = props;
  const [opened, setOpened] = useState<OpenedBy | null>(null);
  const list = useOnDemand(menuList, opened !== null);
  const isReplaced = useHandOver(opened !== null && list !== undefined);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpened('keyboard');
  };
  return (
    <>
      {!isReplaced && (
        <button
          type="button"
          aria-haspopup="menu"
          aria-expanded={false}
          aria-busy={opened !== null || undefined}
          className={button()}
          onClick={(event) => setOpened(event.detail === 0 ? 'keyboard' : 'pointer')}
          onKeyDown={onKeyDown}
          onFocus={() => prefetch(menuList)}
          onPointerEnter={() => prefetch(menuList)}
        >
          {icon}
          {label}
          <ChevronDown />
        </button>
      )}
      {opened && list && <list.MenuList {...props} opened={opened} />}
    </>
  );
}
