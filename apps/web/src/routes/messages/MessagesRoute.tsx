import type { ConversationSummary } from '@skillharbor/contract';
import { MessagesPage } from '@skillharbor/ui/pages';
import type { MessagesPageProps, ThreadsProps } from '@skillharbor/ui/pages';
import { useConversationMessages } from '@skillharbor/ui/primitives';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { conversationsQuery, threadsQuery } from '../../conversations/queries.ts';
import { usePagedList } from '../../lists/usePagedList.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { useRole } from '../../session/useRole.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { FileLimit } from '../../site/FileLimit.tsx';
import { useBesideList } from './useBesideList.ts';

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  const threads = app.role() === 'freelancer' ? [threadsQuery(app, 1)] : [];
  return load(app, conversationsQuery(app, 1), ...threads);
}

export function Component() {
  return useRole() === 'client' ? <List reader="client" threads={null} /> : <FreelancerList />;
}

function FreelancerList() {
  const app = useApp();
  const messages = useConversationMessages();
  const { first, items, pages } = usePagedList(
    (page) => threadsQuery(app, page),
    loadMessages.conversations(messages),
  );
  return <List reader="freelancer" threads={{ list: mapLoadable(first, () => items), pages }} />;
}

interface ListProps extends Pick<MessagesPageProps, 'reader'> {
  threads: Omit<ThreadsProps, 'href'> | null;
}

function List({ reader, threads }: ListProps) {
  const app = useApp();
  const messages = useConversationMessages();
  const { first, items, pages } = usePagedList(
    (page) => conversationsQuery(app, page),
    loadMessages.conversations(messages),
  );
  const applicationHref = ({ id, job_id }: ConversationSummary) =>
    reader === 'client' ? paths.conversationWithApplicant(job_id, id) : paths.conversationWithClient(id);
  const beside = useBesideList({
    ready: first.status === 'ready' && threads?.list.status !== 'loading',
    conversations: items,
    threads: threads?.list.status === 'ready' ? threads.list.data : [],
    applicationHref,
  });

  return (
    <>
      <PageHead title={messages.all.title} preview={null} />
      <FileLimit>
        <MessagesPage
          conversations={mapLoadable(first, () => items)}
          pages={pages}
          threads={
            threads && {
              ...threads,
              href: ({ id }) => (beside ? paths.openConversation(id) : paths.thread(id)),
            }
          }
          reader={reader}
          findHref={reader === 'client' ? paths.freelancers() : paths.jobs()}
          conversationHref={(conversation) =>
            beside ? paths.openConversation(conversation.id) : applicationHref(conversation)
          }
          beside={beside}
        />
      </FileLimit>
    </>
  );
}
