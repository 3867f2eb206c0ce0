'use client';

import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useAccountPageMessages } from '../../messages/useAccountPageMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';
import { SectionRow } from '../../primitives/Section/SectionRow.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type * as Forms from './SettingForms.ts';

const loadedForms = onDemand(() => import('./SettingForms.ts'));

interface SettingRowProps {
  title: string;
  intro?: string;
  /** The saved value, in words. */
  value: string;
  /** Returns the form that changes the value. */
  children: (forms: typeof Forms) => ReactNode;
}

/**
 * Shows a setting with its saved value. A button replaces the value by a form, until another value is saved or the user
 * cancels.
 */
export function SettingRow({ title, intro, value, children }: SettingRowProps) {
  const messages = useAccountPageMessages();
  /** The value that the open form changes, or null if the form is closed. */
  const [changed, setChanged] = useState<string | null>(null);
  // Another value was saved, so the form is closed.
  if (changed !== null && changed !== value) setChanged(null);
  const isOpen = changed === value;
  const forms = useOnDemand(loadedForms, isOpen);
  const showsForm = isOpen && forms !== undefined;
  const form = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!showsForm) return;
    form.current?.querySelector<HTMLElement>('input, select')?.focus();
    const opener = button.current;
    return () => opener?.focus();
  }, [showsForm]);

  return (
    <SectionRow
      title={title}
      {...(intro !== undefined && { intro })}
      action={
        <Button ref={button} expanded={isOpen} onClick={() => setChanged(isOpen ? null : value)}>
          {isOpen ? messages.cancel : messages.change} <VisuallyHidden>({title})</VisuallyHidden>
        </Button>
      }
    >
      {showsForm ? (
        <div ref={form}>{children(forms)}</div>
      ) : (
        <Text>
          <bdi>{value}</bdi>
        </Text>
      )}
    </SectionRow>
  );
}
