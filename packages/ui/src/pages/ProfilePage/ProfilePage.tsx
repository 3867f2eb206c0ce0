'use client';

import type { FreelancerProfile } from '@skillharbor/contract';
import { Pencil } from 'lucide-react';
import { OwnerNotices } from '../../cards/OwnerNotices/OwnerNotices.tsx';
import { Profile } from '../../cards/Profile/Profile.tsx';
import { ProfileSkeleton } from '../../cards/Profile/ProfileSkeleton.tsx';
import { WorkRecord } from '../../cards/WorkRecord/WorkRecord.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable } from '../../primitives/state.ts';
import { MissingNotice } from './MissingNotice.tsx';
import { OwnPortfolio } from './OwnPortfolio.tsx';
import type { PortfolioEditing } from './OwnPortfolio.tsx';
import type { ResumesEditing } from './OwnResumes.tsx';

export interface ProfilePageProps {
  freelancer: Loadable<FreelancerProfile>;
  /** The address of the page that edits the profile. */
  editHref: string;
  /** The address of the freelancer's public page. */
  publicHref: string;
  changePasswordHref: string;
  /** The address of the list of moderators' decisions about the freelancer. */
  statementsHref: string;
  /** Called when the user exports the profile as a file that other sites can import. */
  onExport: (freelancer: FreelancerProfile) => void;
  /** The pieces of work, and the actions that change them. */
  portfolio: PortfolioEditing;
  /** The résumés, and the actions that change them. */
  resumes: ResumesEditing;
}

/** The section is below the profile, so its code loads after the first view. */
const loadedResumes = onDemand(() => import('./OwnResumes.tsx'));

/** Shows a freelancer's own profile, portfolio and saved resumes, and lets them edit all of them. */
export function ProfilePage(props: ProfilePageProps) {
  const { freelancer, editHref, publicHref, changePasswordHref, statementsHref, onExport } = props;
  const { portfolio, resumes } = props;
  const account = useAccountMessages();
  const freelancers = useFreelancerMessages();
  const messages = freelancers.profile;
  const section = useOnDemand(loadedResumes, true);
  return (
    <PageBody>
      <Stack space="32">
        {freelancer.status !== 'ready' && <VisuallyHidden as="h1">{messages.title}</VisuallyHidden>}
        <LoadableContent of={freelancer} skeleton={<ProfileSkeleton label={messages.loading} />}>
          {(data) => (
            <>
              <OwnerNotices
                isHidden={data.is_hidden}
                noticed={data.noticed}
                statementsHref={statementsHref}
              />
              <MissingNotice freelancer={data} editHref={editHref} />
              <Profile
                freelancer={data}
                portfolio={<OwnPortfolio pieces={data.portfolio} {...portfolio} />}
                workRecord={
                  data.work_record.length > 0 ? (
                    <WorkRecord entries={data.work_record} authorHref={() => null} />
                  ) : null
                }
                noBio={messages.noBio}
                noSkills={messages.noSkills}
                action={
                  <Stack space="12" align="center">
                    <LinkButton href={editHref} variant="primary" icon={<Pencil />} fullWidth>
                      {messages.edit}
                    </LinkButton>
                    <Link href={publicHref} tone="quiet">
                      {messages.viewPublic}
                    </Link>
                    <Link href={changePasswordHref} tone="quiet">
                      {account.changePassword.link}
                    </Link>
                    <Button variant="quiet" onClick={() => onExport(data)}>
                      {messages.exportResume}
                    </Button>
                  </Stack>
                }
              />
              <div aria-busy={!section}>{section && <section.OwnResumes {...resumes} />}</div>
            </>
          )}
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}
