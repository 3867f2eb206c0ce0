'use client';

import { Menu as BaseMenu } from '@base-ui/react/menu';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { button } from '../Button/Button.css.ts';
import { useLinkComponent } from '../UiProvider/context.ts';
import { positioner } from '../Popup/Popup.css.ts';
import * as styles from './Menu.css.ts';

interface MenuEntry {
  label: string;
  icon?: ReactNode;
}

/** An item of a menu, which is an action or a link. */
export type MenuItem =
  | (MenuEntry & {
      onSelect: () => void;
      /** `critical` is for destructive actions, which come last in the list. */
      tone?: 'neutral' | 'critical';
    })
  | (MenuEntry & { href: string });

export interface MenuProps {
  /** The button's label, which says what the items have in common. */
  label: string;
  icon?: ReactNode;
  items: readonly MenuItem[];
}

/**
 * Hides rarely needed actions behind one button. Arrow keys and first letters move among the actions, and Escape closes
 * the menu and restores the focus. A menu contains no lasting choices (use a select) and no action that every user
 * needs (use a visible button).
 *
 * @use For actions on one item that few users need.
 * @instead {@link Select} for a lasting choice. {@link Button} for an action that every user needs.
 * @content The label says what the items have in common, and each item begins with a verb.
 * @keyboard Tab: moves to the button.
 * @keyboard Enter: opens the menu, and follows the item that has the focus.
 * @keyboard ArrowDown, ArrowUp: opens the menu, and moves among its items.
 * @keyboard Escape: closes it, and the focus goes back to the button.
 * @screenreader button: its label.
 * @screenreader menuitem: its label.
 */
export function Menu({ label, icon, items }: MenuProps) {
  const RouterLink = useLinkComponent();
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger className={button()}>
        {icon}
        {label}
        <ChevronDown />
      </BaseMenu.Trigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner align="start" sideOffset={4} className={positioner}>
          <BaseMenu.Popup className={styles.popup}>
            {items.map((item) =>
              'href' in item ? (
                <BaseMenu.LinkItem
                  key={item.label}
                  closeOnClick
                  className={styles.item({ tone: 'neutral' })}
                  render={
                    <RouterLink href={item.href}>
                      {item.icon}
                      {item.label}
                    </RouterLink>
                  }
                />
              ) : (
                <BaseMenu.Item
                  key={item.label}
                  className={styles.item({ tone: item.tone ?? 'neutral' })}
                  onClick={item.onSelect}
                >
                  {item.icon}
                  {item.label}
                </BaseMenu.Item>
              ),
            )}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
