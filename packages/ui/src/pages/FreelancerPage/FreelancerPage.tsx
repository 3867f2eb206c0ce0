'use client';

import type { Freelancer } from '@skillharbor/contract';
import { ArrowLeft, Mail } from 'lucide-react';
import { Profile, ProfileSkeleton } from '../../cards/index.ts';
import { PageBody } from '../../layout/index.ts';
import { ContactModal, type ContactValues } from '../../modals/index.ts';
import {
  Button,
  ErrorState,
  Link,
  LinkButton,
  Stack,
  useMessages,
  VisuallyHidden,
  type Loadable,
  type Submission,
} from '../../primitives/index.ts';

export interface FreelancerPageProps {
  freelancer: Loadable<Freelancer>;
  backHref: string;
  /** Whether the contact modal is open. Close it when the message is on its way. */
  contactOpen: boolean;
  onContactOpenChange: (open: boolean) => void;
  /** Back to idle after submitting means that the message is on its way. */
  contact: Submission;
  onContact: (values: ContactValues) => void;
  /** Of the person who is signed in, where somebody is. */
  senderEmail?: string;
  /** Whether a message is being written that leaving would lose. */
  onDirtyChange?: (dirty: boolean) => void;
}

export function FreelancerPage(props: FreelancerPageProps) {
  const { freelancer, backHref, onContactOpenChange } = props;
  const words = useMessages().freelancers.freelancer;

  return (
    <PageBody>
      <Stack space="24">
        <div>
          <Link href={backHref} tone="quiet" icon={<ArrowLeft />}>
            {words.back}
          </Link>
        </div>
        {freelancer.status !== 'ready' && <VisuallyHidden as="h1">{words.title}</VisuallyHidden>}
        {freelancer.status === 'loading' && <ProfileSkeleton label={words.loading} />}
        {freelancer.status === 'error' && (
          <ErrorState
            message={freelancer.message}
            onRetry={freelancer.onRetry}
            action={
              <LinkButton href={backHref} variant="quiet">
                {words.back}
              </LinkButton>
            }
          />
        )}
        {freelancer.status === 'ready' && (
          <>
            <Profile
              freelancer={freelancer.data}
              level={1}
              noBio={words.noBio(freelancer.data.user.first_name)}
              noSkills={words.noSkills}
              action={
                <Button variant="primary" icon={<Mail />} fullWidth onClick={() => onContactOpenChange(true)}>
                  {words.contact(freelancer.data.user.first_name)}
                </Button>
              }
            />
            <ContactModal
              open={props.contactOpen}
              onClose={() => onContactOpenChange(false)}
              firstName={freelancer.data.user.first_name}
              submission={props.contact}
              onSubmit={props.onContact}
              senderEmail={props.senderEmail}
              onDirtyChange={props.onDirtyChange}
            />
          </>
        )}
      </Stack>
    </PageBody>
  );
}
