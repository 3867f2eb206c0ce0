import type { SkillUses } from '@skillharbor/contract';
import type { Api } from '@skillharbor/api-client';
import type { SkillTask, SkillValues } from '@skillharbor/ui/modals';
import { SkillsPage } from '@skillharbor/ui/pages';
import { useDeskMessages, useToast } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { addSkill, changeSkill, mergeSkill } from '../../api/desk.ts';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { deskHrefs } from '../../desk/deskHrefs.ts';
import { skillUsesQuery } from '../../desk/queries.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { focusMain } from '../../navigation/focusMain.ts';
import { paths } from '../../navigation/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useSubmission } from '../../submission/useSubmission.ts';

function send(api: Api, task: SkillTask, { into, ...skill }: SkillValues): Promise<SkillUses> {
  if (task.kind === 'add') return addSkill(api, skill);
  const { id } = task.skill;
  return task.kind === 'change' ? changeSkill(api, id, skill) : mergeSkill(api, id, Number(into));
}

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, skillUsesQuery(app));
}

export function Component() {
  const app = useApp();
  const query = skillUsesQuery(app);
  const messages = useDeskMessages().skills;
  const appMessages = useAppMessages();
  const toast = useToast();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const skills = useLoadable(query, { other: messages.loadFailed });
  const [task, setTask] = useState<SkillTask | null>(null);
  const [round, setRound] = useState(0);

  const [submission, onSubmit] = useSubmission<SkillValues>({
    async send(values, { isHere }) {
      if (task === null) return;
      const changed = await send(app.api, task, values);
      setTask(null);
      setRound((before) => before + 1);
      // Moves the focus, because the pressed button may disappear together with the skill.
      if (isHere()) focusMain();
      app.queries.setQueryData(query.queryKey, changed);
      toast.show(messages[task.kind].done);
    },
    explain: (error) => sendFailure(error, messages.failed, appMessages),
  });

  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <SkillsPage
        skills={mapLoadable(skills, ({ results }) => results)}
        search={params.get('search') ?? ''}
        onSearch={(search) => void navigate(paths.deskSkills({ search }))}
        hrefs={deskHrefs}
        changing={{ task, round, submission, onOpen: setTask, onClose: () => setTask(null), onSubmit }}
      />
    </>
  );
}
