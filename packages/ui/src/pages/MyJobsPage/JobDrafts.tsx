'use client';

import type { JobDraft } from '@skillharbor/contract';
import { ArrowRight, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { ConfirmModal } from '../../modals/ConfirmModal/ConfirmModal.tsx';
import { Card, CardLayer, CardLink } from '../../primitives/Card/Card.tsx';
import { CardMain } from '../../cards/CardRow/CardRow.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Submission } from '../../primitives/state.ts';
import { onward, row } from './JobDrafts.css.ts';

export interface JobDraftsProps {
  /** The jobs that the client has saved as drafts, the newest draft first. */
  drafts: readonly JobDraft[];
  /** Returns the address of the form that continues a draft. */
  draftHref: (id: number) => string;
  /** The state of the request that deletes a draft. The dialog closes by itself when the draft has left the list. */
  removal: Submission;
  onDelete: (draft: JobDraft) => void;
}

/** Lists the jobs that a client has saved as drafts. It renders nothing if there are no drafts. */
export function JobDrafts({ drafts, draftHref, removal, onDelete }: JobDraftsProps) {
  const messages = useClientMessages().myJobs.drafts;
  const format = useFormat();
  const titleOf = ({ title }: JobDraft) => title.trim() || messages.untitled;
  const [asked, setAsked] = useState<JobDraft>();
  const [isOpen, setIsOpen] = useState(false);

  // The draft is deleted, so the dialog closes. The dialog keeps its content while it closes.
  if (asked && isOpen && !drafts.some(({ id }) => id === asked.id)) setIsOpen(false);

  return (
    <>
      {drafts.length > 0 && (
        <Section space="16" title={messages.heading}>
          <Stack as="ul" space="12">
            {drafts.map((draft) => (
              <li key={draft.id}>
                <Card as="article" interactive tone="quiet">
                  <div className={row}>
                    <CardMain>
                      <Heading level={3} size="small">
                        <CardLink href={draftHref(draft.id)}>
                          <bdi>{titleOf(draft)}</bdi>
                        </CardLink>
                      </Heading>
                      <Text size="small" tone="muted">
                        {messages.saved(format.dateTime(draft.saved_at))}
                      </Text>
                    </CardMain>
                    <span className={onward} aria-hidden>
                      {messages.continue}
                      <ArrowRight />
                    </span>
                    <CardLayer>
                      <IconButton
                        label={messages.remove(titleOf(draft))}
                        icon={<Trash2 />}
                        onClick={() => {
                          setAsked(draft);
                          setIsOpen(true);
                        }}
                      />
                    </CardLayer>
                  </div>
                </Card>
              </li>
            ))}
          </Stack>
        </Section>
      )}
      {asked && (
        <ConfirmModal
          open={isOpen}
          tone="critical"
          messages={messages.deletion}
          submission={removal}
          onConfirm={() => onDelete(asked)}
          onCancel={() => setIsOpen(false)}
        >
          {messages.deletion.explanation(titleOf(asked))}
        </ConfirmModal>
      )}
    </>
  );
}
