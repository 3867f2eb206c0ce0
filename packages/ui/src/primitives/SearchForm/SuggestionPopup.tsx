'use client';

import { useEffect, useRef } from 'react';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { Button } from '../Button/Button.tsx';
import { useFormat } from '../UiProvider/context.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SuggestionPopup.css.ts';
import type { SuggestionList } from './useSuggestionList.ts';

export function SuggestionPopup({ list, label }: { list: SuggestionList; label: string }) {
  const { groups, activeId } = list;
  const messages = usePrimitiveMessages();
  const format = useFormat();
  const active = useRef<HTMLDivElement>(null);
  useEffect(() => {
    active.current?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  return (
    <>
      <VisuallyHidden role="status">
        {count > 0 && messages.suggestions(count, format.number(count))}
      </VisuallyHidden>
      <div className={styles.popup} hidden={count === 0}>
        <div id={list.listId} role="listbox" aria-label={label}>
          {groups.map((group, index) => (
            <div
              key={group.label}
              role="group"
              aria-labelledby={`${list.listId}-group-${index}`}
              className={styles.group}
            >
              <div id={`${list.listId}-group-${index}`} className={styles.label}>
                {group.label}
              </div>
              {group.items.map((item) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The field has the focus, and handles the keys.
                <div
                  key={item.id}
                  ref={item.id === activeId ? active : null}
                  id={list.idOf(item)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={item.id === activeId}
                  data-highlighted={item.id === activeId ? '' : undefined}
                  className={styles.item}
                  // A press on a suggestion leaves the focus in the field.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => list.choose(item)}
                >
                  <span className={styles.text}>{item.text}</span>
                  {item.detail !== undefined && <span className={styles.detail}>{item.detail}</span>}
                </div>
              ))}
            </div>
          ))}
        </div>
        {groups.map(
          ({ label: name, clear }) =>
            clear && (
              <div key={name} className={styles.footer}>
                <Button
                  variant="quiet"
                  onClick={() => {
                    list.close();
                    clear.onClear();
                  }}
                >
                  {clear.label}
                </Button>
              </div>
            ),
        )}
      </div>
    </>
  );
}
