import type { ResumeSuggestions } from '@skillharbor/contract';
import type { ResumeReading } from '@skillharbor/ui/forms';
import { useFreelancerMessages, useResumeMessages } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { readProfileResume } from '../../api/profileResumes.ts';
import { loadMessages, sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { profileResumesQuery } from '../../freelancers/profileResumesQuery.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

/** Returns the saved resumes, and the suggestions for the profile from the PDF that was read last. */
export function useResumeReading(): ResumeReading {
  const app = useApp();
  const appMessages = useAppMessages();
  const { failed } = useFreelancerMessages().editProfile.suggestions;
  const resumes = useLoadable(profileResumesQuery(app), loadMessages.profileResumes(useResumeMessages()));
  const [suggestions, setSuggestions] = useState<ResumeSuggestions | null>(null);
  const [reading, onRead] = useSubmission({
    send: async (id: number) => {
      setSuggestions(null);
      setSuggestions(await readProfileResume(app.api, id));
    },
    explain: (error) => sendFailure(error, failed, appMessages),
  });
  return { resumes, onRead, reading, suggestions, resumesHref: paths.profile() };
}
