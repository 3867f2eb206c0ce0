'use client';

import type { SignUpInvitation, SignUps } from '@skillharbor/contract';
import { SignUpInviteForm } from '../../forms/SignUpInviteForm/SignUpInviteForm.tsx';
import type { SignUpInviteFormProps } from '../../forms/SignUpInviteForm/SignUpInviteForm.tsx';
import { DeskFrame } from '../../layout/DeskFrame/DeskFrame.tsx';
import type { DeskHrefs } from '../../layout/DeskFrame/DeskFrame.tsx';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable, Pages } from '../../primitives/state.ts';
import { InvitationTable } from './InvitationTable.tsx';
import type { InvitationTableProps } from './InvitationTable.tsx';
import { NewLink } from './NewLink.tsx';
import { form } from './SignUpInvitationsPage.css.ts';

export interface SignUpInvitationsPageProps extends Omit<InvitationTableProps, 'invitations'> {
  invitations: Loadable<readonly SignUpInvitation[]>;
  pages: Pages;
  /** Says who can currently sign up. It is null if this is unknown. */
  signUps: SignUps | null;
  /** The number of invitations that were created since the page was opened. When it changes, the form is emptied. */
  made: number;
  inviting: SignUpInviteFormProps;
  /** The link that was just created, or null. A later visit does not show it. */
  link: string | null;
  onCopy: (link: string) => void;
  hrefs: DeskHrefs;
}

/** Lets operators invite people to sign up, see which invitations are used, and withdraw unused ones. */
export function SignUpInvitationsPage(props: SignUpInvitationsPageProps) {
  const { invitations, pages, signUps, made, inviting, link, onCopy, hrefs, ...table } = props;
  const messages = useDeskMessages().invitations;
  return (
    <DeskFrame part="invitations" hrefs={hrefs} title={messages.title} lead={messages.lead}>
      {(signUps === 'open' || signUps === 'closed') && (
        <Notice tone="info">
          <Stack space="4">
            <Text>{messages.notNeeded[signUps]}</Text>
            <Text>
              <Link href={hrefs.settings}>{messages.settings}</Link>
            </Text>
          </Stack>
        </Notice>
      )}
      <Section space="24" title={messages.form.title}>
        {link !== null && <NewLink link={link} onCopy={onCopy} />}
        <div className={form}>
          <SignUpInviteForm key={made} {...inviting} />
        </div>
      </Section>
      <Section space="16" title={messages.list}>
        <LoadableContent
          of={invitations}
          skeleton={
            <Stack space="12">
              <Spinner label={messages.loading} />
              <Skeleton shape="block" height="16rem" />
            </Stack>
          }
        >
          {(data) =>
            data.length === 0 ? (
              <EmptyState title={messages.empty}>{messages.emptyReason}</EmptyState>
            ) : (
              <Stack space="24">
                <InvitationTable {...table} invitations={data} />
                <Pagination pages={pages} loading={messages.loading} />
              </Stack>
            )
          }
        </LoadableContent>
      </Section>
    </DeskFrame>
  );
}
