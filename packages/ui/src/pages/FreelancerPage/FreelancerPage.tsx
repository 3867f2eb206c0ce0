'use client';

import type { FreelancerProfile, PortfolioPiece } from '@skillharbor/contract';
import { ArrowLeft, Mail, Pencil, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { PortfolioGallery } from '../../cards/PortfolioGallery/PortfolioGallery.tsx';
import { Bookmark } from '../../cards/Bookmark/Bookmark.tsx';
import { Profile } from '../../cards/Profile/Profile.tsx';
import { ProfileSkeleton } from '../../cards/Profile/ProfileSkeleton.tsx';
import { ReportButton } from '../../cards/ReportButton/ReportButton.tsx';
import { WorkRecord } from '../../cards/WorkRecord/WorkRecord.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { useInvitationMessages } from '../../messages/useInvitationMessages.ts';
import { ContactModal } from '../../modals/ContactModal/ContactModal.tsx';
import type { ContactValues } from '../../modals/ContactModal/contactValues.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable, RestoredDraft, Submission } from '../../primitives/state.ts';
import { similarPart } from './FreelancerPage.css.ts';

export interface FreelancerPageProps {
  freelancer: Loadable<FreelancerProfile>;
  /** The address of the directory, for a user who came from another site. Other users go back to the previous page. */
  backHref: string;
  /**
   * The address of the page on which the freelancer edits the profile. It is set only on the user's own page, which
   * then shows a link to it instead of the contact button.
   */
  editHref?: string | undefined;
  /**
   * The address of the page on which a client invites the freelancer. It is set only for clients, and only if the
   * freelancer accepts invitations.
   */
  inviteHref?: string | undefined;
  companyHref: (slug: string) => string;
  /** The section with other freelancers: `SimilarFreelancers`, or null for none. Its code may load after the page. */
  similar: ReactNode;
  /** True while the contact modal is open. The app closes it when the message has been sent. */
  contactOpen: boolean;
  /** True if nobody can write to freelancers on this site. Default: false. */
  takesNoContact?: boolean;
  /** Called with true when the user opens the dialog for a message, and with false when it closes. */
  onContactOpenChange: (open: boolean) => void;
  /**
   * The state of the request that sends the message. When it returns to idle after submitting, the message has been
   * sent.
   */
  contact: Submission;
  /** Called with the message. */
  onContact: (values: ContactValues) => void;
  /** The signed-in user's email address, if any. */
  senderEmail?: string;
  /** The values restored from a draft. */
  initialMessage?: ContactValues | undefined;
  draft?: RestoredDraft | undefined;
  /** Called with true if leaving the page would lose a message. */
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: ContactValues) => void;
}

const reportPiece = ({ id, title }: PortfolioPiece) => (
  <ReportButton compact subjects={[{ kind: 'portfolio_piece', id }]} name={title} />
);

/** Shows a freelancer's profile to clients and visitors. */
export function FreelancerPage(props: FreelancerPageProps) {
  const { freelancer, backHref, editHref, inviteHref, companyHref, similar, onContactOpenChange } = props;
  const { takesNoContact = false } = props;
  const { freelancer: messages, profile } = useFreelancerMessages();
  const invitations = useInvitationMessages().invite;

  return (
    <PageBody>
      <Stack space="24">
        <div>
          <Link back href={backHref} tone="quiet" icon={<ArrowLeft />}>
            {messages.back}
          </Link>
        </div>
        {freelancer.status !== 'ready' && <VisuallyHidden as="h1">{messages.title}</VisuallyHidden>}
        <LoadableContent
          of={freelancer}
          skeleton={<ProfileSkeleton label={messages.loading} />}
          errorAction={
            <LinkButton back href={backHref} variant="quiet">
              {messages.back}
            </LinkButton>
          }
        >
          {(data) => (
            <>
              <Profile
                freelancer={data}
                portfolio={
                  data.portfolio.length > 0 ? (
                    <PortfolioGallery
                      pieces={data.portfolio}
                      // A reader without a link for editing is not the owner, and can report pieces.
                      {...(editHref === undefined && { actions: reportPiece })}
                    />
                  ) : null
                }
                workRecord={
                  data.work_record.length > 0 ? (
                    <WorkRecord
                      entries={data.work_record}
                      authorHref={({ author_slug: slug }) => slug && companyHref(slug)}
                    />
                  ) : null
                }
                noBio={messages.noBio(data.user.first_name)}
                noSkills={messages.noSkills}
                action={
                  editHref === undefined ? (
                    <Stack space="12">
                      {!takesNoContact && (
                        <Button
                          variant="primary"
                          icon={<Mail />}
                          fullWidth
                          onClick={() => onContactOpenChange(true)}
                        >
                          {messages.contact(data.user.first_name)}
                        </Button>
                      )}
                      {inviteHref !== undefined && (
                        <LinkButton href={inviteHref} icon={<Send />} fullWidth>
                          {invitations.open(data.user.first_name)}
                        </LinkButton>
                      )}
                      <Bookmark
                        of="freelancer"
                        id={data.id}
                        name={`${data.user.first_name} ${data.user.last_name}`}
                      />
                    </Stack>
                  ) : (
                    <LinkButton href={editHref} variant="primary" icon={<Pencil />} fullWidth>
                      {profile.edit}
                    </LinkButton>
                  )
                }
              />
              {editHref === undefined && (
                <div>
                  <ReportButton
                    subjects={[
                      { kind: 'freelancer', id: data.id },
                      ...(data.profile_picture === null ? [] : [{ kind: 'portrait' as const, id: data.id }]),
                    ]}
                    name={`${data.user.first_name} ${data.user.last_name}`}
                  />
                </div>
              )}
              {similar !== null && <div className={similarPart}>{similar}</div>}
              {editHref === undefined && !takesNoContact && (
                <ContactModal
                  // A server knows neither drafts nor the signed-in user. When the browser finds one of them, the form
                  // is mounted again with the new values.
                  key={`${props.initialMessage ? 'restored' : 'new'} ${props.senderEmail ?? ''}`}
                  open={props.contactOpen}
                  onClose={() => onContactOpenChange(false)}
                  firstName={data.user.first_name}
                  submission={props.contact}
                  onSubmit={props.onContact}
                  senderEmail={props.senderEmail}
                  initial={props.initialMessage}
                  draft={props.draft}
                  onDirtyChange={props.onDirtyChange}
                  onValuesChange={props.onValuesChange}
                />
              )}
            </>
          )}
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}
