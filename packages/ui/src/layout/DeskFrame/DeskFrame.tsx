'use client';

import type { ReactNode } from 'react';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { ChoiceLinks } from '../../primitives/ChoiceLinks/ChoiceLinks.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { PageBody } from '../PageBody/PageBody.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';

/** The parts of the desk, in the order of their links. */
const deskParts = ['overview', 'people', 'invitations', 'settings', 'brand', 'legal'] as const;
type DeskPart = (typeof deskParts)[number];
export type DeskHrefs = Readonly<Record<DeskPart, string>>;

export interface DeskFrameProps {
  /** The part that the page belongs to. */
  part: DeskPart;
  hrefs: DeskHrefs;
  title: string;
  lead?: string;
  children: ReactNode;
}

/**
 * Frames the pages on which operators run the installation, with links to its parts.
 *
 * @use For every page of the desk.
 */
export function DeskFrame({ part, hrefs, title, lead, children }: DeskFrameProps) {
  const messages = useDeskMessages();
  return (
    <PageBody>
      <Stack space="32">
        <ChoiceLinks
          label={messages.parts}
          choices={deskParts.map((one) => ({
            href: hrefs[one],
            label: messages[one].title,
            current: one === part,
          }))}
        />
        <PageHeader title={title} {...(lead !== undefined && { lead })} />
        {children}
      </Stack>
    </PageBody>
  );
}
