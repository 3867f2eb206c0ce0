'use client';

import { BellPlus } from 'lucide-react';
import { useId, useState } from 'react';
import type { SavedSearchFormProps } from '../../forms/SavedSearchForm/SavedSearchForm.tsx';
import { useSavedSearchMessages } from '../../messages/useSavedSearchMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { line } from './SaveSearch.css.ts';

/** The ways in which the reader can save the search of the list. */
export type SavingSearch =
  | { kind: 'visitor'; signInHref: string }
  | ({ kind: 'form' } & Pick<SavedSearchFormProps, 'search' | 'submission' | 'onSubmit'>)
  | { kind: 'saved'; searchesHref: string };

/** The panel is loaded on demand, because few readers of the list save a search. */
const panel = onDemand(() => import('./SaveSearchPanel.tsx'));

/** Shows a button that opens a small form in which the user saves the search, or says that the search is saved. */
export function SaveSearch({ saving }: { saving: SavingSearch }) {
  const messages = useSavedSearchMessages().save;
  const [isOpen, setIsOpen] = useState(false);
  const loaded = useOnDemand(panel, isOpen);
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
            icon={<BellPlus />}
            expanded={isOpen}
            controls={panelId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {messages.open}
          </Button>
          {isOpen && <div id={panelId}>{loaded && <loaded.SaveSearchPanel {...saving} />}</div>}
        </Stack>
      )}
    </div>
  );
}
