'use client';

import type { FreelancerProfile, SkillGroup } from '@skillharbor/contract';
import { EditProfileForm } from '../../forms/EditProfileForm/EditProfileForm.tsx';
import type { ResumeReading } from '../../forms/EditProfileForm/ResumeReader.tsx';
import type { EditProfileValues, ProfileInput } from '../../forms/EditProfileForm/editProfileValues.ts';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Loadable, RestoredDraft, Submission } from '../../primitives/state.ts';

export interface EditProfilePageProps {
  /** The saved profile. */
  profile: Loadable<{ freelancer: FreelancerProfile; skillGroups: readonly SkillGroup[] }>;
  /** The values restored from a draft. */
  initial?: EditProfileValues;
  draft?: RestoredDraft | undefined;
  submission: Submission;
  onSubmit: (values: ProfileInput) => void;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: EditProfileValues) => void;
  cancelHref: string;
  resumeReading: ResumeReading;
}

/** Lets a freelancer change the profile. */
export function EditProfilePage({ profile, ...form }: EditProfilePageProps) {
  const messages = useFreelancerMessages().editProfile;
  return (
    <PageBody width="form">
      <Stack space="32">
        <Heading level={1}>{messages.title}</Heading>
        <LoadableContent
          of={profile}
          skeleton={
            <Stack space="24">
              <Spinner label={messages.loading} />
              <Skeleton width="8rem" height="1.75rem" />
              <Skeleton shape="circle" width="9.375rem" height="9.375rem" />
              <Skeleton shape="block" height="5.5rem" />
              <Skeleton shape="block" height="2.75rem" />
              <Skeleton shape="block" height="10rem" />
            </Stack>
          }
        >
          {(data) => (
            <EditProfileForm freelancer={data.freelancer} skillGroups={data.skillGroups} {...form} />
          )}
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}
