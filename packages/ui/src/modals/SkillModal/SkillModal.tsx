'use client';

import { skillInputRules } from '@skillharbor/contract';
import type { SkillUse } from '@skillharbor/contract';
import { isBlank, isLongerThan, problemsOf } from '../../forms/checks.ts';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { useForm } from '../../primitives/Form/useForm.ts';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Submission } from '../../primitives/state.ts';
import { FormModal } from '../FormModal/FormModal.tsx';
import { useAttempt } from '../useAttempt.ts';

/** The action that the operator takes on a skill. */
export type SkillTask = { kind: 'add' } | { kind: 'change' | 'merge'; skill: SkillUse };

/** The values that the operator has typed. A field that the action does not need is empty. */
export interface SkillValues {
  name: string;
  category: string;
  /** The id of the skill that remains after the merge. */
  into: string;
}

export interface SkillModalProps {
  open: boolean;
  onClose: () => void;
  /** The action that the dialog is about, and the skill to which it applies. */
  task: SkillTask;
  /** All skills. The operator can merge a skill into any other skill of this list. */
  skills: readonly SkillUse[];
  submission: Submission;
  onSubmit: (values: SkillValues) => void;
}

/**
 * Takes the values for adding, changing or merging a skill, and says how many freelancers have the skill. The modal
 * does not close during the action.
 *
 * @use On the page where operators change the skills.
 * @keyboard Escape: closes the modal.
 * @screenreader dialog: its title with the name of the skill, and how many freelancers have it.
 */
export function SkillModal({ open, onClose, task, skills, onSubmit, ...props }: SkillModalProps) {
  const all = useDeskMessages().skills;
  const format = useFormat();
  const messages = all[task.kind];
  const skill = task.kind === 'add' ? null : task.skill;
  const isMerge = task.kind === 'merge';
  const { submission, begin, forget } = useAttempt(props.submission);

  function problemIn(field: 'name' | 'category', text: string): string | undefined {
    const { maxLength } = skillInputRules[field];
    if (isBlank(text)) return field === 'name' ? all.nameRequired : all.categoryRequired;
    return isLongerThan(text.trim(), maxLength) ? all.tooLong(format.number(maxLength)) : undefined;
  }

  const form = useForm<SkillValues>({
    initial: { name: skill?.name ?? '', category: skill?.category ?? '', into: '' },
    labels: all.labels,
    hints: all.hints,
    validate: ({ name, category, into }) =>
      problemsOf({
        name: isMerge ? undefined : problemIn('name', name),
        category: isMerge ? undefined : problemIn('category', category),
        into: isMerge && into === '' ? all.intoRequired : undefined,
      }),
    submission,
    onSubmit: ({ name, category, into }) => {
      begin();
      onSubmit({ name: name.trim(), category: category.trim(), into });
    },
  });
  const count = skill?.freelancers ?? 0;
  const others = Map.groupBy(
    skills.filter(({ id }) => id !== skill?.id),
    ({ category }) => category,
  );

  return (
    <FormModal
      open={open}
      onClose={onClose}
      form={form}
      forget={forget}
      title={skill === null ? messages.title : all.ofSkill(messages.title, skill.name)}
      messages={{ ...messages, intro: messages.intro(count, format.number(count)), cancel: all.cancel }}
      tone={isMerge ? 'critical' : undefined}
    >
      {isMerge ? (
        <Select
          {...form.field('into')}
          options={[...others].map(([category, group]) => ({
            label: category,
            options: group.map(({ id, name }) => ({ value: String(id), label: name })),
          }))}
        />
      ) : (
        <>
          <TextField {...form.field('name')} autoComplete="off" />
          <TextField
            {...form.field('category')}
            autoComplete="off"
            suggestions={[...new Set(skills.map(({ category }) => category))]}
          />
        </>
      )}
    </FormModal>
  );
}
