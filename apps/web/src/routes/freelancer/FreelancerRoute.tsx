import { emptyMessage } from '@skillharbor/ui/modals';
import { FreelancerPage } from '@skillharbor/ui/pages';
import { Skeleton, useFreelancerMessages } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { freelancerPreview } from '../../freelancers/freelancerPreview.ts';
import { nameOf } from '../../freelancers/nameOf.ts';
import { profilePage } from '../../freelancers/profilePage.ts';
import { freelancerQuery } from '../../freelancers/queries.ts';
import { latePart } from '../../loading/latePart.tsx';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { idIn } from '../../navigation/ids.ts';
import { paths } from '../../navigation/paths.ts';
import { useRole } from '../../session/useRole.ts';
import { useMayWrite } from '../../session/useTeamRole.ts';
import { useUser } from '../../session/useUser.ts';
import { siteQuery } from '../../site/siteQuery.ts';
import { SubjectHead } from '../../shell/PageHead.tsx';
import { StructuredData } from '../../shell/StructuredData.tsx';
import { useDraft } from '../../submission/useDraft.ts';
import { useUnsavedGuard } from '../../submission/useUnsavedGuard.tsx';
import { useContact } from './useContact.ts';

/** The section with similar freelancers is at the end of the page, and the page does not wait for it. */
const SimilarTo = latePart(async () => (await import('../../freelancers/SimilarTo.tsx')).SimilarTo, {
  waiting: <Skeleton shape="block" height="22rem" />,
});

export async function loader({ context, params }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, freelancerQuery(app, idIn(params, 'id')), siteQuery(app));
}

export function Component() {
  const appMessages = useAppMessages();
  const app = useApp();
  const query = freelancerQuery(app, idIn(useParams(), 'id'));
  const freelancer = useLoadable(query, loadMessages.freelancer(useFreelancerMessages()));
  const role = useRole();
  const user = useUser();
  const { data: site } = useQuery(siteQuery(app));
  const mayWrite = useMayWrite();
  const draft = useDraft();
  const unsaved = useUnsavedGuard(draft);
  const [contactOpen, setContactOpen] = useState<boolean>();
  const [contact, send] = useContact(freelancer, unsaved, () => setContactOpen(false));

  return (
    <>
      <SubjectHead
        subject={freelancer}
        title={({ user: person }) => nameOf(person)}
        meanwhile={appMessages.titles.freelancer}
        preview={freelancerPreview}
      />
      <StructuredData data={freelancer.status === 'ready' ? profilePage(freelancer.data, app) : null} />
      <FreelancerPage
        freelancer={freelancer}
        backHref={paths.freelancers()}
        companyHref={paths.company}
        similar={freelancer.status === 'ready' ? <SimilarTo freelancer={freelancer.data} /> : null}
        editHref={
          freelancer.status === 'ready' && freelancer.data.user.id === user?.pk
            ? paths.editProfile()
            : undefined
        }
        inviteHref={
          freelancer.status === 'ready' &&
          freelancer.data.accepts_invitations &&
          // The server that renders the page knows only the role. A button that appeared later would move the next one
          // under the user's finger.
          role === 'client' &&
          mayWrite &&
          user?.is_confirmed !== false
            ? paths.invite(freelancer.data.id)
            : undefined
        }
        // The form opens again if a draft of a message exists.
        takesNoContact={site?.visitor_contact === false}
        contactOpen={contactOpen ?? draft.found}
        onContactOpenChange={setContactOpen}
        contact={contact}
        onContact={send}
        {...(user && { senderEmail: user.email })}
        {...(draft.found && { initialMessage: draft.fill(emptyMessage) })}
        draft={draft.restored}
        onDirtyChange={unsaved.onDirtyChange}
        onValuesChange={unsaved.onValuesChange}
      />
      {unsaved.question}
    </>
  );
}
