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
  type ApplyValues,
} from './applyValues.ts';

export interface ApplyFormProps {
  /** What was typed and chosen before, where somebody comes back to it. */
  initialCoverLetter?: string;
  initialResume?: File | null;
  submission: Submission;
  /** The greatest size of the resume, in bytes. */
  uploadLimitBytes: number;
  onSubmit: (values: ApplicationValues) => void;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: ApplyValues) => void;
  cancelHref: string;
}

export function ApplyForm(props: ApplyFormProps) {
  const {
    initialCoverLetter = '',
    initialResume = null,
    submission,
    uploadLimitBytes,
    onSubmit,
    onDirtyChange,
    onValuesChange,
    cancelHref,
  } = props;
  const words = useMessages().jobs.apply;
  const format = useFormat();
  const form = useForm({
    initial: { cover_letter: initialCoverLetter, resume: initialResume },
    saved: emptyApplication,
    validate: (values) => validateApplication(values, words, format),
    submission,
    onSubmit: ({ cover_letter, resume }) => {
      if (resume) onSubmit({ cover_letter: cover_letter.trim(), resume });
    },
    onDirtyChange,
    onValuesChange,
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
