'use client';

import type { SkillUse } from '@skillharbor/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DeskList } from '../../layout/DeskList/DeskList.tsx';
import { itemsMatching } from '../../layout/DeskList/itemsMatching.ts';
import type { DeskHrefs } from '../../layout/DeskFrame/DeskFrame.tsx';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { SkillModal } from '../../modals/SkillModal/SkillModal.tsx';
import type { SkillTask, SkillValues } from '../../modals/SkillModal/SkillModal.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Table } from '../../primitives/Table/Table.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable, Submission } from '../../primitives/state.ts';

export interface SkillsPageProps {
  /** The skills, and how many freelancers have each of them. */
  skills: Loadable<readonly SkillUse[]>;
  /** The search text. The page shows only skills whose name or category contains it. */
  search: string;
  /** Called with the words for which the user searches. */
  onSearch: (search: string) => void;
  hrefs: DeskHrefs;
  changing: {
    /** The action that the open dialog is about, or null while it is closed. */
    task: SkillTask | null;
    /** A number that changes after each successful action, so that the dialog clears its fields. */
    round: number;
    submission: Submission;
    onOpen: (task: SkillTask) => void;
    onClose: () => void;
    onSubmit: (values: SkillValues) => void;
  };
}

/** Lets operators add, rename and merge the skills that freelancers choose from. */
export function SkillsPage({ skills, search, onSearch, hrefs, changing }: SkillsPageProps) {
  const messages = useDeskMessages().skills;
  const { task, round, onOpen, ...dialog } = changing;
  // The dialog keeps its content while it is closing.
  const [shown, setShown] = useState<SkillTask>(task ?? { kind: 'add' });
  if (task !== null && task !== shown) setShown(task);
  const skillId = shown.kind === 'add' ? 0 : shown.skill.id;
  return (
    <DeskList
      part="skills"
      hrefs={hrefs}
      messages={messages}
      search={search}
      maxLength={60}
      onSearch={onSearch}
      items={skills}
      filter={(all) => itemsMatching(all, search, ({ name, category }) => [name, category])}
      above={(all) => (
        <div>
          <Button icon={<Plus />} onClick={() => onOpen({ kind: 'add' })}>
            {messages.add.open}
          </Button>
          <SkillModal
            key={`${round} ${shown.kind} ${skillId}`}
            open={task !== null}
            task={shown}
            skills={all}
            {...dialog}
          />
        </div>
      )}
    >
      {(found) => <Skills skills={found} onOpen={onOpen} />}
    </DeskList>
  );
}

interface SkillsProps {
  skills: readonly SkillUse[];
  onOpen: (task: SkillTask) => void;
}

function Skills({ skills, onOpen }: SkillsProps) {
  const messages = useDeskMessages().skills;
  const { columns } = messages;
  const format = useFormat();
  return (
    <Table
      label={messages.title}
      columns={[
        { label: columns.name },
        { label: columns.category },
        { label: columns.freelancers, kind: 'number' },
        { label: columns.actions, kind: 'actions' },
      ]}
      rows={skills.map((skill) => ({
        key: skill.id,
        cells: [
          // The operator edits these names as they are stored, so the browser must not translate them.
          <bdi key="name" translate="no">
            {skill.name}
          </bdi>,
          <bdi key="category" translate="no">
            {skill.category}
          </bdi>,
          format.number(skill.freelancers),
          <Inline key="actions" space="4">
            {(['change', 'merge'] as const).map((kind) => (
              <Button key={kind} variant="quiet" onClick={() => onOpen({ kind, skill })}>
                <span aria-hidden>{messages[kind].open}</span>
                <VisuallyHidden>{messages.ofSkill(messages[kind].open, skill.name)}</VisuallyHidden>
              </Button>
            ))}
          </Inline>,
        ],
      }))}
    />
  );
}
