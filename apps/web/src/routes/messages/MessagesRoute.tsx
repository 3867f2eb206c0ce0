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
  const threads: ThreadsProps = {
    list: mapLoadable(first, () => items),
    pages,
    href: ({ id }) => paths.thread(id),
  };
  return <List reader="freelancer" threads={threads} />;
}

function List({ reader, threads }: Pick<MessagesPageProps, 'reader' | 'threads'>) {
  const app = useApp();
  const messages = useConversationMessages();
  const { first, items, pages } = usePagedList(
    (page) => conversationsQuery(app, page),
    loadMessages.conversations(messages),
  );
  const conversationHref = ({ id, job_id }: ConversationSummary) =>
    reader === 'client' ? paths.conversationWithApplicant(job_id, id) : paths.conversationWithClient(id);

  return (
    <>
      <PageHead title={messages.all.title} preview={null} />
      <MessagesPage
        conversations={mapLoadable(first, () => items)}
        pages={pages}
        threads={threads}
        reader={reader}
        findHref={reader === 'client' ? paths.freelancers() : paths.jobs()}
        conversationHref={conversationHref}
      />
    </>
  );
}
