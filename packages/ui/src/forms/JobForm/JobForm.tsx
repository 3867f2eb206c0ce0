'use client';

import type { JobInput } from '@skillharbor/contract';
import type { ReactNode } from 'react';
import {
  Button,
  DateField,
  Form,
  Heading,
  Inline,
  LinkButton,
  RadioGroup,
  Select,
  Stack,
  TextArea,
  TextField,
  Tiles,
  useFormat,
  useMessages,
  type Option,
  type Submission,
} from '../../primitives/index.ts';
import { counterNear } from '../checks.ts';
import { useForm } from '../useForm.ts';
import { emptyJob, jobInput, limits, validateJob, type JobValues } from './jobValues.ts';

export interface JobFormProps {
  /** Default: an empty job with the usual choices made. */
  initial?: JobValues;
  /** The job as it is kept, where `initial` is what was typed on top of it. Default: `initial`. */
  saved?: JobValues;
  /** The first day that a new deadline may be, `YYYY-MM-DD`. */
  today: string;
  submission: Submission;
  submitLabel: string;
  submittingLabel: string;
  cancelHref: string;
  /** What has to be read before the form is sent again; stands where the eye is then, above the buttons. */
  warning?: ReactNode;
  onSubmit: (job: Omit<JobInput, 'is_active'>) => void;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: JobValues) => void;
}

/** A job, as its client writes it: for creating and for editing. */
export function JobForm(props: JobFormProps) {
  const { initial = emptyJob, saved = initial, today, submission } = props;
  const { submitLabel, submittingLabel, cancelHref, warning } = props;
  const { client, jobs } = useMessages();
  const format = useFormat();
  const words = client.jobForm;
  const form = useForm({
    initial,
    saved,
    validate: (values) =>
      validateJob(values, { today, deadlineBefore: saved.application_deadline }, words.errors, format),
    submission,
    onSubmit: (values) => props.onSubmit(jobInput(values)),
    onDirtyChange: props.onDirtyChange,
    onValuesChange: props.onValuesChange,
  });

  return (
    <Form submission={submission} onSubmit={form.submit}>
      <Stack space="48">
        <Section heading={words.sections.work}>
          <TextField
            label={words.labels.title}
            name="title"
            hint={words.hints.title}
            required
            value={form.values.title}
            onChange={form.set('title')}
            errors={form.errors('title')}
          />
          <TextArea
            label={words.labels.short_description}
            name="short_description"
            hint={words.hints.short_description}
            rows={3}
            maxLength={limits.short_description}
            counter
            required
            value={form.values.short_description}
            onChange={form.set('short_description')}
            errors={form.errors('short_description')}
          />
          <TextArea
            label={words.labels.description}
            name="description"
            hint={words.hints.description}
            rows={10}
            required
            value={form.values.description}
            onChange={form.set('description')}
            errors={form.errors('description')}
            {...counterNear(form.values.description, limits.description)}
          />
          <Select
            label={words.labels.category}
            name="category"
            options={optionsOf(jobs.categories)}
            required
            value={form.values.category}
            onChange={form.set('category')}
          />
        </Section>
        <Section heading={words.sections.terms}>
          <TextField
            label={words.labels.location}
            name="location"
            hint={words.hints.location}
            required
            value={form.values.location}
            onChange={form.set('location')}
            errors={form.errors('location')}
          />
          <Tiles space={{ phone: '24', tablet: '16' }} columns={{ phone: '1', tablet: '2' }}>
            <RadioGroup
              label={words.labels.employment_type}
              name="employment_type"
              options={optionsOf(jobs.employmentTypes)}
              required
              value={form.values.employment_type}
              onChange={form.set('employment_type')}
            />
            <RadioGroup
              label={words.labels.remote}
              name="remote"
              options={optionsOf(jobs.workTypes)}
              required
              value={form.values.remote}
              onChange={form.set('remote')}
            />
          </Tiles>
        </Section>
        <Section heading={words.sections.pay}>
          <Tiles space={{ phone: '24', tablet: '16' }} columns={{ phone: '1', tablet: '2' }}>
            <TextField
              label={words.labels.salary_range}
              name="salary_range"
              hint={words.hints.salary_range}
              optional
              value={form.values.salary_range}
              onChange={form.set('salary_range')}
              errors={form.errors('salary_range')}
            />
            <DateField
              label={words.labels.application_deadline}
              name="application_deadline"
              hint={words.hints.application_deadline}
              min={today}
              required
              value={form.values.application_deadline}
              onChange={form.set('application_deadline')}
              errors={form.errors('application_deadline')}
            />
          </Tiles>
        </Section>
        {warning}
      </Stack>
      <Inline space="8" justify="end">
        <LinkButton href={cancelHref} variant="quiet">
          {words.cancel}
        </LinkButton>
        <Button
          type="submit"
          variant="primary"
          pending={submission.status === 'submitting'}
          pendingLabel={submittingLabel}
        >
          {submitLabel}
        </Button>
      </Inline>
    </Form>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Stack as="section" space="24">
      <Heading level={2}>{heading}</Heading>
      {children}
    </Stack>
  );
}

function optionsOf<Value extends string>(labels: Record<Value, string>): Option<Value>[] {
  // `Object.keys` forgets which keys there are.
  return (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));
}
