'use client';

import type { ReactNode } from 'react';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { ChoiceLinks } from '../../primitives/ChoiceLinks/ChoiceLinks.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { PageBody } from '../PageBody/PageBody.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';

/** The sections of the operators' pages, in the order of their links. */
const deskParts = [
  'overview',
  'people',
  'listings',
  'skills',
  'invitations',
  'settings',
  'mailTexts',
  'brand',
  'legal',
] as const;
type DeskPart = (typeof deskParts)[number];
export type DeskHrefs = Readonly<Record<DeskPart, string>>;

export interface DeskFrameProps {
  /** The section that the page belongs to. */
  part: DeskPart;
  hrefs: DeskHrefs;
  title: string;
  lead?: string;
  children: ReactNode;
}

/**
 * Frames the pages on which operators run the installation, with links to the sections of these pages.
 *
 * @use Around each of the operators' pages, so that operators can reach all sections from there.
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
