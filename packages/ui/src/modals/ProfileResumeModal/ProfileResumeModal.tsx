'use client';

import { profileResumeInputRules as rules } from '@skillharbor/contract';
import type { ProfileResume } from '@skillharbor/contract';
import { useResumeMessages } from '../../messages/useResumeMessages.ts';
import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup.tsx';
import { FileField } from '../../primitives/FileField/FileField.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Submission } from '../../primitives/state.ts';
import { FormModal } from '../FormModal/FormModal.tsx';
import { useAttempt } from '../useAttempt.ts';
import {
  profileResumeInput,
  profileResumeValues,
  suggestedName,
  validateProfileResume,
} from './profileResumeValues.ts';
import type { ProfileResumeFormInput } from './profileResumeValues.ts';

export interface ProfileResumeModalProps {
  open: boolean;
  onClose: () => void;
  /** The resume to edit, or null for a new one. Use a different React key for each resume. */
  resume: ProfileResume | null;
  /** True if the profile has no other resume, so that this resume is always the default. */
  isOnly: boolean;
  submission: Submission;
  onSubmit: (values: ProfileResumeFormInput) => void;
}

/**
 * Adds a resume to the profile, or changes a saved one: its name, its file, and whether it is the default. The modal
 * does not close while it saves. Closing keeps the typed values.
 *
 * @use On the freelancer's own profile.
 * @keyboard Escape: closes the modal, but keeps the typed values.
 * @screenreader dialog: its title.
 */
export function ProfileResumeModal(props: ProfileResumeModalProps) {
  const { open, onClose, resume, isOnly, onSubmit } = props;
  const messages = useResumeMessages().form;
  const format = useFormat();
  const { submission, begin, forget } = useAttempt(props.submission);
  const form = useForm({
    submission,
    initial: profileResumeValues(resume),
    labels: messages.labels,
    hints: messages.hints,
    rules,
    optional: resume ? ['resume', 'is_default'] : ['is_default'],
    validate: (values) => validateProfileResume(values, resume !== null, messages, format),
    onSubmit: (values) => {
      begin();
      onSubmit(profileResumeInput(values));
    },
  });
  const { name, resume: file } = form.values;
  const choice = form.field('is_default');

  return (
    <FormModal
      open={open}
      onClose={onClose}
      form={form}
      forget={forget}
      title={resume ? messages.editTitle : messages.addTitle}
      messages={{
        ...messages,
        intro: resume ? messages.editIntro : messages.addIntro,
        submit: resume ? messages.submitEdit : messages.submitNew,
      }}
    >
      <FileField
        {...form.field('resume')}
        hint={resume && file === null ? messages.newFile(resume.file.name) : undefined}
        accept={rules.resume.fileExtensions}
        maxBytes={rules.resume.maxBytes}
        progress={file && submission.status === 'submitting' ? submission.progress : undefined}
        onChange={(chosen) =>
          form.change({
            resume: chosen,
            ...(chosen && name.trim() === '' && { name: suggestedName(chosen) }),
          })
        }
      />
      <TextField {...form.field('name')} />
      {!isOnly && !resume?.is_default && (
        <CheckboxGroup
          {...choice}
          optional={false}
          options={[{ value: 'default', label: messages.makeDefault }]}
          value={choice.value ? ['default'] : []}
          onChange={({ length }) => choice.onChange(length > 0)}
        />
      )}
    </FormModal>
  );
}
