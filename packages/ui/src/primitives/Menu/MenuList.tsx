'use client';

import { Menu as BaseMenu } from '@base-ui/react/menu';
import { ChevronDown } from 'lucide-react';
import { button } from '../Button/Button.css.ts';
import { usePressOnce } from '../OnDemand/usePressOnce.ts';
import type { OpenedBy } from '../OnDemand/usePressOnce.ts';
import { positioner } from '../Popup/Popup.css.ts';
import { useLinkComponent } from '../UiProvider/context.ts';
import * as styles from './Menu.css.ts';
import type { MenuProps } from './menuProps.ts';

export interface MenuListProps extends MenuProps {
  opened: OpenedBy;
}

/** Replaces the button of a menu when the user opens the menu for the first time. */
export function MenuList({ label, icon, items, opened }: MenuListProps) {
  const RouterLink = useLinkComponent();
  const trigger = usePressOnce(opened);
  return (
    <BaseMenu.Root defaultOpen={opened === 'pointer'}>
      <BaseMenu.Trigger ref={trigger} className={button()}>
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
