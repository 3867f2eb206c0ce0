'use client';

import { BellPlus } from 'lucide-react';
import { useId, useState } from 'react';
import type { SavedSearchFormProps } from '../../forms/SavedSearchForm/SavedSearchForm.tsx';
import { useSavedSearchMessages } from '../../messages/useSavedSearchMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';

/** How the reader can save the present search. */
export type SavingSearch =
  | { kind: 'visitor'; signInHref: string }
  | ({ kind: 'form' } & Pick<SavedSearchFormProps, 'search' | 'submission' | 'onSubmit'>)
  | { kind: 'saved'; searchesHref: string };

/** The form is loaded when the browser is idle, because few readers of the list save a search. */
const form = onDemand(() => import('../../forms/SavedSearchForm/SavedSearchForm.tsx'));

/** Shows a button that opens a small form to save the search, and says that it is saved. */
export function SaveSearch({ saving }: { saving: SavingSearch }) {
  const messages = useSavedSearchMessages().save;
  const [isOpen, setIsOpen] = useState(false);
  const loaded = useOnDemand(form, isOpen);
  const panelId = useId();
  return (
    <div role="status">
      {saving.kind === 'visitor' && (
        <LinkButton href={saving.signInHref} variant="quiet" icon={<BellPlus />}>
          {messages.open}
        </LinkButton>
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
          {isOpen && (
            <div id={panelId}>
              <Card>{loaded && <loaded.SavedSearchForm {...saving} />}</Card>
            </div>
          )}
        </Stack>
      )}
    </div>
  );
}
