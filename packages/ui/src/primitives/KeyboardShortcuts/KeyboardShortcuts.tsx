'use client';

import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { Choice } from '../Choice/Choice.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './KeyboardShortcuts.css.ts';
import { useShortcuts } from './useShortcuts.ts';

export interface Shortcut {
  /** The key, as `KeyboardEvent.key` names it. */
  key: string;
  /** A text that describes the action of the key. */
  label: string;
  /** The action, or undefined if the key currently has none. The help lists the key in either case. */
  act: (() => void) | undefined;
}

export interface KeyboardShortcutsProps {
  /** The keys, each with its action. */
  shortcuts: readonly Shortcut[];
  /**
   * False if the user has turned the shortcuts off, because speech or switch software may press keys unintentionally.
   * The help stays available.
   */
  on: boolean;
  /** Called with false when the user turns the keys off, and with true when they turn them on. */
  onSwitch: (on: boolean) => void;
}

/**
 * Lets single keys act on a page, and shows a button that opens the list of keys. The key `?` opens the list as well.
 *
 * @use On a page where the same few actions are repeated often.
 * @content Each shortcut has the label of its button.
 * @keyboard Escape: closes the list of shortcuts.
 * @screenreader dialog: its title, and a table of keys and their actions.
 * @screenreader checkbox: whether shortcuts are on, so that they can be switched off.
 */
export function KeyboardShortcuts({ shortcuts, on, onSwitch }: KeyboardShortcutsProps) {
  const { shortcuts: messages } = usePrimitiveMessages();
  const [isOpen, setOpen] = useState(false);
  const all = [...shortcuts, { key: '?', label: messages.help, act: () => setOpen(true) }];
  useShortcuts(on ? all : []);
  return (
    <>
      <span className={styles.opener}>
        <IconButton label={messages.button} icon={<Keyboard />} onClick={() => setOpen(true)} />
      </span>
      <Dialog open={isOpen} title={messages.button} onClose={() => setOpen(false)}>
        <Stack space="16">
          <Text tone="muted">{messages.introduction}</Text>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{messages.key}</th>
                <th scope="col">{messages.action}</th>
              </tr>
            </thead>
            <tbody>
              {all.map(({ key, label }) => (
                <tr key={key}>
                  <td>
                    <kbd className={styles.key}>{key}</kbd>
                  </td>
                  <td>{label}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Choice
            kind="checkbox"
            name="shortcuts"
            value="on"
            label={messages.on}
            checked={on}
            onToggle={onSwitch}
          />
        </Stack>
      </Dialog>
    </>
  );
}
