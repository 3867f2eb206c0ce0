'use client';

import { applicationInputRules as rules } from '@skillharbor/contract';
import type { ProfileResumeList } from '@skillharbor/contract';
import { useResumeMessages } from '../../messages/useResumeMessages.ts';
import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup.tsx';
import { FileField } from '../../primitives/FileField/FileField.tsx';
import type { FormField } from '../../primitives/Form/useForm.ts';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { chosenResume } from './applyValues.ts';

interface ResumeChoiceProps {
  savedResumes: ProfileResumeList;
  choice: FormField<string>;
  file: FormField<File | null>;
  save: FormField<boolean>;
  progress: number | undefined;
}

/** Takes one of the saved resumes, or a new file. If the profile has room, the file can also be saved there. */
export function ResumeChoice({ savedResumes, choice, file, save, progress }: ResumeChoiceProps) {
  const messages = useResumeMessages().apply;
  const format = useFormat();
  const { results, limit } = savedResumes;
  const chosen = chosenResume({ profile_resume: choice.value }, results);
  return (
    <>
      {results.length > 0 && (
        <RadioGroup
          {...choice}
          value={chosen ? choice.value : ''}
          options={[
            ...results.map(({ id, name, file: { name: fileName, size } }) => ({
              value: String(id),
              label: name,
              hint: messages.savedFile(fileName, format.fileSize(size)),
            })),
            { value: '', label: messages.otherResume },
          ]}
        />
      )}
      {!chosen && (
        <FileField
          {...file}
          accept={rules.resume.fileExtensions}
          maxBytes={rules.resume.maxBytes}
          progress={progress}
        />
      )}
      {!chosen && file.value && (results.length < limit || save.value) && (
        <CheckboxGroup
          {...save}
          required={false}
          options={[{ value: 'save', label: messages.saveResume }]}
          value={save.value ? ['save'] : []}
          onChange={({ length }) => save.onChange(length > 0)}
        />
      )}
    </>
  );
}
