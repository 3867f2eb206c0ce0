'use client';

import type { SkillUse } from '@skillharbor/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DeskFrame } from '../../layout/DeskFrame/DeskFrame.tsx';
import type { DeskHrefs } from '../../layout/DeskFrame/DeskFrame.tsx';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { SkillModal } from '../../modals/SkillModal/SkillModal.tsx';
import type { SkillTask, SkillValues } from '../../modals/SkillModal/SkillModal.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { SearchForm } from '../../primitives/SearchForm/SearchForm.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Table } from '../../primitives/Table/Table.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable, Submission } from '../../primitives/state.ts';
import { skillsMatching } from './skillsMatching.ts';

export interface SkillsPageProps {
  skills: Loadable<readonly SkillUse[]>;
  /** The page shows only the skills whose name or category has this text. */
  search: string;
  onSearch: (search: string) => void;
  hrefs: DeskHrefs;
  changing: {
    /** The purpose of the open dialog, or null while it is closed. */
    task: SkillTask | null;
    /** A number that changes once a task is done, which empties the dialog. */
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
    <DeskFrame part="skills" hrefs={hrefs} title={messages.title} lead={messages.lead}>
      <SearchForm
        label={messages.search}
        buttonLabel={messages.find}
        defaultValue={search}
        maxLength={60}
        action={{ href: hrefs.skills }}
        onSearch={onSearch}
      />
      <LoadableContent
        of={skills}
        skeleton={
          <Stack space="12">
            <Spinner label={messages.loading} />
            <Skeleton shape="block" height="30rem" />
          </Stack>
        }
      >
        {(data) => (
          <Stack space="24">
            <div>
              <Button icon={<Plus />} onClick={() => onOpen({ kind: 'add' })}>
                {messages.add.open}
              </Button>
            </div>
            <Skills skills={skillsMatching(data, search)} onOpen={onOpen} />
            <SkillModal
              key={`${round} ${shown.kind} ${skillId}`}
              open={task !== null}
              task={shown}
              skills={data}
              {...dialog}
            />
          </Stack>
        )}
      </LoadableContent>
    </DeskFrame>
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
  if (skills.length === 0) return <EmptyState title={messages.empty}>{messages.emptyReason}</EmptyState>;
  return (
    <Table
      label={messages.title}
      columns={[
        { label: columns.name },
        { label: columns.category },
        { label: columns.freelancers, kind: 'number' },
        { label: columns.actions },
      ]}
      rows={skills.map((skill) => ({
        key: skill.id,
        cells: [
          // The operator changes these words as they are stored, so a browser must not translate them.
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
