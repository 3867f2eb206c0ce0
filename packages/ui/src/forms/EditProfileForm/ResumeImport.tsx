'use client';

import type { SkillGroup } from '@skillharbor/contract';
import { parseJsonResume } from '@skillharbor/prose';
import { useState } from 'react';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { FileField } from '../../primitives/FileField/FileField.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { EditProfileValues } from './editProfileValues.ts';
import { fillFromResume } from './fillFromResume.ts';
import type { ResumeField } from './fillFromResume.ts';

/** The maximum size of a resume file. A resume is a text of a few pages. */
const MAX_BYTES = 1024 * 1024;

interface Chosen {
  file: File;
  /** The fields that were filled in from the resume, or null if the file is not a JSON Resume. */
  filled: readonly ResumeField[] | null;
}

export interface ResumeImportProps {
  values: EditProfileValues;
  skillGroups: readonly SkillGroup[];
  onFill: (changes: Partial<EditProfileValues>) => void;
}

/** Fills in the empty fields of a profile from a JSON Resume, a format that many sites export. The file is not sent. */
export function ResumeImport({ values, skillGroups, onFill }: ResumeImportProps) {
  const { labels, resumeImport: messages } = useFreelancerMessages().editProfile;
  const format = useFormat();
  const [chosen, setChosen] = useState<Chosen | null>(null);

  const take = async (file: File) => {
    const resume = parseJsonResume(await file.text(), new Date());
    if (!resume) {
      setChosen({ file, filled: null });
      return;
    }
    const changes = fillFromResume(values, resume, skillGroups);
    onFill(changes);
    setChosen({ file, filled: Object.keys(changes) as ResumeField[] });
  };

  const filled = chosen?.filled ?? [];
  return (
    <Stack space="12">
      <FileField
        name="json_resume"
        label={messages.label}
        hint={messages.hint}
        value={chosen?.file ?? null}
        onChange={(file) => (file ? void take(file) : setChosen(null))}
        errors={chosen?.filled === null ? [messages.notAResume] : undefined}
        accept={['json']}
        maxBytes={MAX_BYTES}
        optional
      />
      {chosen?.filled && (
        <Notice tone="info">
          {filled.length > 0
            ? messages.filled(format.list(filled.map((field) => labels[field])))
            : messages.nothing}
        </Notice>
      )}
    </Stack>
  );
}
