'use client';

import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import * as styles from './Tabs.css.ts';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  panel: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly Tab<Value>[];
  /** Default: the first. */
  defaultValue?: Value;
  value?: Value;
  onChange?: (value: Value) => void;
}

/** Panels behind tabs. A panel out of sight keeps what was typed in it. */
export function Tabs<Value extends string>({ label, tabs, defaultValue, value, onChange }: TabsProps<Value>) {
  return (
    <BaseTabs.Root
      value={value}
      defaultValue={value === undefined ? (defaultValue ?? tabs[0]?.value) : undefined}
      // Base UI does not know the type of its values; ours come from `tabs`.
      onValueChange={(next) => onChange?.(next as Value)}
    >
      <BaseTabs.List aria-label={label} activateOnFocus className={styles.list}>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} keepMounted className={styles.panel}>
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
