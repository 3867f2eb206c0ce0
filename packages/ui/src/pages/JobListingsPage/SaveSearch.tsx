'use client';

import { BellPlus } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useSavedSearchMessages } from '../../messages/useSavedSearchMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { line } from './SaveSearch.css.ts';

/** The ways in which the reader can save the search of the list. */
export type SavingSearch =
  | { kind: 'visitor'; signInHref: string }
  /** The {@link SavedSearchForm} is rendered only while it is open, so that its code may load then. */
  | { kind: 'form'; form: ReactNode }
  | { kind: 'saved'; searchesHref: string };

/** Shows a button that opens a small form in which the user saves the search, or says that the search is saved. */
export function SaveSearch({ saving }: { saving: SavingSearch }) {
  const messages = useSavedSearchMessages().save;
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  return (
    <div role="status" className={line}>
      {saving.kind === 'visitor' && (
        <Link href={saving.signInHref} tone="quiet" icon={<BellPlus />}>
          {messages.open}
        </Link>
      )}
      {saving.kind === 'saved' && (
        <Notice tone="positive">
          {messages.saved} <Link href={saving.searchesHref}>{messages.see}</Link>
        </Notice>
      )}
      {saving.kind === 'form' && (
        <Stack space="12" align="start">
          <Button
            variant="quiet"
            flush
            icon={<BellPlus />}
            expanded={isOpen}
            controls={panelId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {messages.open}
          </Button>
          {isOpen && (
            <div id={panelId}>
              <Card>{saving.form}</Card>
            </div>
          )}
        </Stack>
      )}
    </div>
  );
}
