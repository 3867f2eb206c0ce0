'use client';

import {
  Button,
  FileField,
  Form,
  Inline,
  LinkButton,
  TextArea,
  useFormat,
  useMessages,
  type Submission,
} from '../../primitives/index.ts';
import { counterNear } from '../checks.ts';
import { useForm } from '../useForm.ts';
import {
  coverLetterLimit,
  emptyApplication,
  resumeTypes,
  validateApplication,
  type ApplicationValues,
} from './applyValues.ts';

export interface ApplyFormProps {
  /** What was typed before, where somebody comes back to it. A file cannot be kept. */
  initialCoverLetter?: string;
  submission: Submission;
  /** The greatest size of the resume, in bytes. */
  uploadLimitBytes: number;
  onSubmit: (values: ApplicationValues) => void;
  onDirtyChange?: (dirty: boolean) => void;
  cancelHref: string;
}

export function ApplyForm(props: ApplyFormProps) {
  const {
    initialCoverLetter = '',
    submission,
    uploadLimitBytes,
    onSubmit,
    onDirtyChange,
    cancelHref,
  } = props;
  const words = useMessages().jobs.apply;
  const format = useFormat();
  const form = useForm({
    initial: { ...emptyApplication, cover_letter: initialCoverLetter },
    saved: emptyApplication,
    validate: (values) => validateApplication(values, words, format),
    submission,
    onSubmit: ({ cover_letter, resume }) => {
      if (resume) onSubmit({ cover_letter: cover_letter.trim(), resume });
    },
    onDirtyChange,
  });
  const submitting = submission.status === 'submitting';

  return (
    <Form submission={submission} onSubmit={form.submit}>
      <TextArea
        label={words.coverLetter}
        name="cover_letter"
        hint={words.coverLetterHint}
        rows={10}
        required
        value={form.values.cover_letter}
        onChange={form.set('cover_letter')}
        errors={form.errors('cover_letter')}
        {...counterNear(form.values.cover_letter, coverLetterLimit)}
      />
      <FileField
        label={words.resume}
        name="resume"
        accept={resumeTypes}
        maxBytes={uploadLimitBytes}
        required
        file={form.values.resume}
        onChange={form.set('resume')}
        errors={form.errors('resume')}
        progress={submitting ? submission.progress : undefined}
      />
      <Inline space="8" justify="end">
        <LinkButton href={cancelHref} variant="quiet">
          {words.cancel}
        </LinkButton>
        <Button type="submit" variant="primary" pending={submitting} pendingLabel={words.submitting}>
          {words.submit}
        </Button>
      </Inline>
    </Form>
  );
}
