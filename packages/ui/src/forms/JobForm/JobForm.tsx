'use client';

import { jobFieldsRules } from '@skillharbor/contract';
import type { JobFields, MyJob } from '@skillharbor/contract';
import type { ReactNode } from 'react';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DateField } from '../../primitives/DateField/DateField.tsx';
import { FieldRow } from '../../primitives/FieldRow/FieldRow.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { FormActions } from '../../primitives/FormActions/FormActions.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { NumberField } from '../../primitives/NumberField/NumberField.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { OtherDraft, RestoredDraft, Submission } from '../../primitives/state.ts';
import { optionsOf } from '../optionsOf.ts';
import { JobAssistantSlot } from '../JobAssistant/JobAssistantSlot.tsx';
import { JobFormLayout } from '../JobAssistant/JobFormLayout.tsx';
import type { PreviewContext } from '../JobAssistant/previewOf.ts';
import { HiringFields } from './HiringFields.tsx';
import { PayFields } from './PayFields.tsx';
import { emptyJob, jobInput, validateJob } from './jobValues.ts';
import type { JobValues } from './jobValues.ts';
import { ScreeningFields } from './ScreeningFields.tsx';
import { byField } from './screeningValues.ts';

export interface DraftSaving {
  submission: Submission;
  onSave: (values: JobValues) => void;
}

export interface JobFormProps {
  /** The values that the form starts with. Default: an empty job with the default choices. */
  initial?: JobValues;
  /** The saved job, if `initial` contains unsaved changes to it. Default: `initial`. */
  saved?: JobValues;
  /** The earliest possible new deadline, `YYYY-MM-DD`. */
  today: string;
  /** The company of the job, for the preview. It is undefined if it has not loaded. */
  company?: PreviewContext['company'];
  /** The saved job, for the preview. It is undefined for a new job. */
  savedJob?: PreviewContext['savedJob'];
  draft?: RestoredDraft | undefined;
  otherDraft?: OtherDraft | undefined;
  submission: Submission;
  /** The label of the button that submits the form. */
  submitLabel: string;
  /** The label of the submit button while the form is being sent. */
  submittingLabel: string;
  cancelHref: string;
  /**
   * A message that the user must read before sending the form again. It is right above the buttons, where the user will
   * notice it.
   */
  warning?: ReactNode;
  /**
   * Determines whether the form has a field for the day of publication. New and inactive jobs have it, and public jobs
   * do not.
   */
  publication: 'new' | 'inactive' | 'public';
  onSubmit: (job: Required<JobFields>, publishOn: MyJob['publish_on']) => void;
  /** Called to save the typed values as a draft. It is undefined for a job that is already saved. */
  draftSaving?: DraftSaving | undefined;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: JobValues) => void;
}

/**
 * Creates or edits a job.
 *
 * @use On the pages where a client posts or changes a job.
 * @keyboard Tab: moves from field to field, and to the button at the end.
 * @keyboard ArrowDown: chooses an option in a list.
 * @keyboard Enter: submits the form.
 * @screenreader textbox: its label, then its errors and its hint.
 * @screenreader alert: why the job could not be sent.
 */
export function JobForm(props: JobFormProps) {
  const { initial = emptyJob, saved = initial, today, publication, draftSaving, onSubmit } = props;
  const client = useClientMessages();
  const jobs = useJobMessages();
  const messages = client.jobForm;
  const format = useFormat();
  const days = {
    today,
    deadlineBefore: saved.application_deadline,
    decisionDateBefore: saved.decision_date,
    publishOnBefore: saved.publish_on,
  };
  const form = useForm({
    ...props,
    initial,
    saved,
    labels: { ...messages.labels, ...byField([], messages.screening.labels) },
    hints: {
      ...messages.hints,
      publish_on: publication === 'public' ? undefined : messages.publication[publication],
      ...byField([], { kind: undefined, need: undefined, ...messages.screening.hints }),
    },
    rules: jobFieldsRules,
    optional: [
      'pay_min',
      'pay_max',
      'salary_range',
      'country',
      'overlap_hours',
      'decision_date',
      'application_limit',
      'publish_on',
    ],
    validate: (values) => validateJob(values, days, messages.errors, format),
    onSubmit: (values) => onSubmit(jobInput(values), values.publish_on || null),
  });

  return (
    <Form form={form}>
      <JobFormLayout
        fields={
          <Stack space="48">
            <Section title={messages.sections.work}>
              <TextField {...form.field('title')} />
              <TextArea {...form.field('short_description')} rows={3} counter="always" />
              <TextArea {...form.field('description')} rows={10} />
              <Select {...form.field('category')} options={optionsOf(jobs.categories)} />
            </Section>
            <Section title={messages.sections.terms}>
              <TextField {...form.field('location')} />
              <FieldRow>
                <RadioGroup {...form.field('employment_type')} options={optionsOf(jobs.employmentTypes)} />
                <RadioGroup {...form.field('remote')} options={optionsOf(jobs.workTypes)} />
              </FieldRow>
              <HiringFields form={form} />
              <NumberField {...form.field('positions')} decimal={false} short />
            </Section>
            <Section title={messages.sections.pay}>
              <PayFields form={form} legend={messages.labels.pay} />
              <TextField {...form.field('salary_range')} />
              {publication !== 'public' && (
                <DateField
                  {...form.field('publish_on')}
                  min={today}
                  max={form.values.application_deadline || undefined}
                />
              )}
              <DateField {...form.field('application_deadline')} min={today} />
              <DateField {...form.field('decision_date')} min={form.values.application_deadline || today} />
              <NumberField {...form.field('application_limit')} decimal={false} short />
            </Section>
            <Section title={messages.sections.review}>
              <RadioGroup
                {...form.field('blind_review')}
                options={[
                  { value: 'named', ...messages.reviews.named },
                  { value: 'blind', ...messages.reviews.blind },
                ]}
              />
            </Section>
            <Section title={messages.labels.screening_questions}>
              <ScreeningFields form={form} />
            </Section>
            {props.warning}
            {draftSaving?.submission.status === 'failed' && (
              <Notice tone="critical">{draftSaving.submission.message ?? messages.draftFailed}</Notice>
            )}
          </Stack>
        }
        assistant={
          <JobAssistantSlot
            values={form.values}
            company={props.company}
            savedJob={props.savedJob}
            today={today}
          />
        }
        actions={
          <FormActions
            form={form}
            messages={{ ...messages, submit: props.submitLabel, submitting: props.submittingLabel }}
            cancelHref={props.cancelHref}
            secondary={draftSaving && <SaveDraftButton values={form.values} {...draftSaving} />}
          />
        }
      />
    </Form>
  );
}

function SaveDraftButton({ values, submission, onSave }: DraftSaving & { values: JobValues }) {
  const { save, saving } = useClientMessages().jobForm.draft;
  return (
    <Button pending={submission.status === 'submitting'} pendingLabel={saving} onClick={() => onSave(values)}>
      {save}
    </Button>
  );
}
