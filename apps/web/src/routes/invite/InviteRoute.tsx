import { emptyInvitation } from '@skillharbor/ui/forms';
import { InvitePage } from '@skillharbor/ui/pages';
import { useInvitationMessages } from '@skillharbor/ui/primitives';
import { useParams } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { freelancerQuery } from '../../freelancers/queries.ts';
import { jobsToInviteToQuery } from '../../invitations/queries.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { idIn } from '../../navigation/ids.ts';
import { paths } from '../../navigation/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useDraft } from '../../submission/useDraft.ts';
import { useUnsavedGuard } from '../../submission/useUnsavedGuard.tsx';
import { useInvite } from './useInvite.ts';

export async function loader({ context, params }: LoaderArgs) {
  const app = context.get(appContext);
  const id = idIn(params, 'id');
  return load(app, freelancerQuery(app, id), jobsToInviteToQuery(app, id));
}

export function Component() {
  const app = useApp();
  const id = idIn(useParams(), 'id');
  const messages = useInvitationMessages();
  const freelancer = useLoadable(freelancerQuery(app, id), loadMessages.inviting(messages));
  const jobs = useLoadable(jobsToInviteToQuery(app, id), loadMessages.inviting(messages));
  const draft = useDraft();
  const unsaved = useUnsavedGuard(draft);
  const [submission, submit] = useInvite(id, unsaved);

  return (
    <>
      <PageHead title={messages.invite.meanwhile} preview={null} />
      <InvitePage
        inviting={
          freelancer.status === 'ready'
            ? mapLoadable(jobs, (data) => ({ freelancer: freelancer.data, jobs: data }))
            : freelancer
        }
        {...(jobs.status === 'ready' && { initial: draft.fill(emptyInvitation(jobs.data)) })}
        draft={draft.restored}
        submission={submission}
        onSubmit={submit}
        onDirtyChange={unsaved.onDirtyChange}
        onValuesChange={unsaved.onValuesChange}
        profileHref={paths.freelancer(id)}
        createJobHref={paths.createJob()}
      />
      {unsaved.question}
    </>
  );
}
