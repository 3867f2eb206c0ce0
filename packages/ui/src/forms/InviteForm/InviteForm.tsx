'use client';

import { invitationInputRules as rules } from '@skillharbor/contract';
import type { JobToInviteTo } from '@skillharbor/contract';
import { useInvitationMessages } from '../../messages/useInvitationMessages.ts';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { FormActions } from '../../primitives/FormActions/FormActions.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { emptyInvitation, validateInvitation } from './inviteValues.ts';
import type { InviteInput, InviteValues } from './inviteValues.ts';

export interface InviteFormProps {
  /** The client's open jobs, including jobs to which this freelancer cannot be invited. */
  jobs: readonly JobToInviteTo[];
  /** The values restored from a draft. */
  initial?: InviteValues | undefined;
  draft?: RestoredDraft | undefined;
  submission: Submission;
  onSubmit: (input: InviteInput) => void;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: InviteValues) => void;
  cancelHref: string;
}

/**
 * Invites a freelancer to one of the client's open jobs.
 *
 * @use For a client who looks for people instead of waiting for applicants.
 * @screenreader combobox: the job.
 * @screenreader alert: why an invitation was refused.
 */
export function InviteForm(props: InviteFormProps) {
  const { jobs, onSubmit } = props;
  const messages = useInvitationMessages().invite;
  const format = useFormat();
  const saved = emptyInvitation(jobs);
  const form = useForm({
    ...props,
    initial: props.initial ?? saved,
    saved,
    labels: messages.labels,
    hints: messages.hints,
    rules: { message: rules.message },
    validate: (values) => validateInvitation(values, messages, format),
    onSubmit: ({ job, message }) => onSubmit({ jobId: Number(job), message: message.trim() }),
  });
  const open = jobs.filter(({ standing }) => standing === 'open');
  const others = jobs.flatMap(({ id, title, standing }) =>
    standing === 'open' ? [] : [{ key: id, term: title, value: messages.standings[standing] }],
  );

  return (
    <Form form={form}>
      <Select
        {...form.field('job')}
        options={open.map(({ id, title }) => ({ value: String(id), label: title }))}
      />
      <TextArea {...form.field('message')} rows={8} />
      {others.length > 0 && (
        <Stack space="8">
          <Text size="small" weight="medium">
            {messages.others}
          </Text>
          <DescriptionList items={others} />
        </Stack>
      )}
      <FormActions form={form} messages={messages} cancelHref={props.cancelHref} back />
    </Form>
  );
}
