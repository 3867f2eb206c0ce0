import type { ReactNode } from 'react';

interface MenuEntry {
  label: string;
  icon?: ReactNode;
}

/** An item of a menu, which is an action or a link. */
export type MenuItem =
  | (MenuEntry & {
      onSelect: () => void;
      /** The tone of the item. `critical` is for destructive actions, which come last in the list. */
      tone?: 'neutral' | 'critical';
    })
  | (MenuEntry & { href: string });

export interface MenuProps {
  /** The button's label, which says what the items have in common. */
  label: string;
  icon?: ReactNode;
  items: readonly MenuItem[];
}
