'use client';

import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import * as styles from './Tabs.css.ts';
import { useMore } from './useMore.ts';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  panel: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** The tab list's accessible name. */
  label: string;
  /** The tabs in the order in which they are shown, each with its panel. */
  tabs: readonly Tab<Value>[];
  /** The tab that is chosen at first. Default: the first tab. */
  defaultValue?: Value;
  value?: Value;
  onChange?: (value: Value) => void;
}

/**
 * Shows one of several panels, chosen by tabs. Tabs that do not fit scroll by touch or by an arrow at the edge. A
 * hidden panel keeps its typed text.
 *
 * @use For two to about seven panels about one subject, which users read one at a time.
 * @instead {@link ChoiceLinks} for parts of a list with separate addresses. {@link Disclosure} for details.
 * @content Each label is a noun of one or two words.
 * @keyboard Tab: moves to the chosen tab, then into its panel.
 * @keyboard ArrowLeft, ArrowRight: chooses the neighbouring tab, and wraps around at the ends.
 * @keyboard End: chooses the last tab.
 * @screenreader tab: its label, and whether it is chosen.
 * @screenreader tablist: the label of the tabs.
 * @screenreader tabpanel: the label of its tab.
 */
export function Tabs<Value extends string>({ label, tabs, defaultValue, value, onChange }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const more = useMore(list);
  return (
    <BaseTabs.Root
      value={value}
      defaultValue={value === undefined ? (defaultValue ?? tabs[0]?.value) : undefined}
      // Base UI does not know the type of its values, which all come from `tabs`.
      onValueChange={(next) => onChange?.(next as Value)}
    >
      <div className={styles.strip}>
        <BaseTabs.List
          ref={list}
          aria-label={label}
          activateOnFocus
          className={styles.list}
          data-more-before={more.before || undefined}
          data-more-after={more.after || undefined}
        >
          {tabs.map((tab) => (
            <BaseTabs.Tab key={tab.value} value={tab.value} className={styles.tab}>
              {tab.label}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
        {more.before && <Arrow side="before" onClick={() => scrollOn(list.current, -1)} />}
        {more.after && <Arrow side="after" onClick={() => scrollOn(list.current, 1)} />}
      </div>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} keepMounted className={styles.panel}>
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}

/**
 * Scrolls the tabs by pointer. The button is not for keyboard users, because keys move between tabs, and a focused tab
 * scrolls into view.
 */
function Arrow({ side, onClick }: { side: 'before' | 'after'; onClick: () => void }) {
  return (
    <button type="button" tabIndex={-1} aria-hidden className={styles.arrow({ side })} onClick={onClick}>
      {side === 'before' ? <ChevronLeft /> : <ChevronRight />}
    </button>
  );
}

/** Scrolls by most of the visible width, so that one tab stays in view for orientation. */
function scrollOn(list: HTMLElement | null, direction: 1 | -1) {
  if (!list) return;
  const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  list.scrollBy({ left: direction * forward * list.clientWidth * 0.75 });
}
