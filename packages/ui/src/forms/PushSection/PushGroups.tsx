'use client';

import type { PushGroup, Role } from '@skillharbor/contract';
import { useMailMessages } from '../../messages/useMailMessages.ts';
import { usePushMessages } from '../../messages/usePushMessages.ts';
import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Submission } from '../../primitives/state.ts';
import { kindsOf } from '../MailChoicesForm/mailChoices.ts';

export interface PushGroupsProps {
  role: Role;
  groups: readonly PushGroup[];
  submission: Submission;
  onChoose: (groups: readonly PushGroup[]) => void;
}

/** Lets the user choose the groups of notifications that this device shows. Each change is saved at once. */
export function PushGroups({ role, groups, submission, onChoose }: PushGroupsProps) {
  const messages = usePushMessages();
  const { kinds } = useMailMessages();
  const offered: readonly PushGroup[] = [...kindsOf(role), 'other'];
  return (
    <Stack space="12">
      <CheckboxGroup
        name="groups"
        label={messages.groups.label}
        options={[
          ...kindsOf(role).map((kind) => ({ value: kind, label: kinds[kind].label })),
          { value: 'other', label: messages.groups.other, hint: messages.groups.otherHint[role] },
        ]}
        value={groups}
        onChange={(chosen) =>
          // A choice does not change the groups that only users of the other role can receive.
          onChoose([...groups.filter((group) => !offered.includes(group)), ...chosen])
        }
      />
      {submission.status === 'failed' && submission.message !== undefined && (
        <Notice tone="critical">{submission.message}</Notice>
      )}
    </Stack>
  );
}
