import { ThreadPage } from '@skillharbor/ui/pages';
import { useConversationMessages } from '@skillharbor/ui/primitives';
import { useParams } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { threadQuery } from '../../conversations/queries.ts';
import { useConversation } from '../../conversations/useConversation.ts';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { idIn } from '../../navigation/ids.ts';
import { paths } from '../../navigation/paths.ts';
import { SubjectHead } from '../../shell/PageHead.tsx';
import { FileLimit } from '../../site/FileLimit.tsx';

export async function loader({ context, params }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, threadQuery(app, idIn(params, 'threadId')));
}

export function Component() {
  const threadId = idIn(useParams(), 'threadId');
  const messages = useConversationMessages();
  const { noSubject } = messages.threads;
  const thread = useLoadable(threadQuery(useApp(), threadId), loadMessages.thread(messages));
  const conversation = useConversation(threadId);

  return (
    <>
      <SubjectHead
        subject={thread}
        title={({ subject }) => subject || noSubject}
        meanwhile={noSubject}
        preview={null}
      />
      <FileLimit>
        <ThreadPage thread={thread} conversation={conversation} messagesHref={paths.messages()} />
      </FileLimit>
    </>
  );
}
