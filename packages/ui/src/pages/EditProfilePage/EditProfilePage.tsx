'use client';

import type { Freelancer, SkillGroup } from '@skillharbor/contract';
import { EditProfileForm, type EditProfileValues, type ProfileInput } from '../../forms/index.ts';
import { PageBody } from '../../layout/index.ts';
import {
  ErrorState,
  Heading,
  Skeleton,
  Spinner,
  Stack,
  useMessages,
  type Loadable,
  type Submission,
} from '../../primitives/index.ts';

export interface EditProfilePageProps {
  profile: Loadable<{ freelancer: Freelancer; skillGroups: readonly SkillGroup[] }>;
  /** What was typed before, where somebody comes back to it. */
  initial?: EditProfileValues;
  submission: Submission;
  onSubmit: (values: ProfileInput) => void;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: EditProfileValues) => void;
  cancelHref: string;
}

export function EditProfilePage({ profile, ...form }: EditProfilePageProps) {
  const words = useMessages().freelancers.editProfile;
  return (
    <PageBody width="form">
      <Stack space="32">
        <Heading level={1}>{words.title}</Heading>
        {profile.status === 'loading' && (
          <Stack space="24">
            <Spinner label={words.loading} />
            <Skeleton shape="circle" width="9.375rem" height="9.375rem" />
            <Skeleton shape="block" height="5.5rem" />
            <Skeleton shape="block" height="2.75rem" />
            <Skeleton shape="block" height="10rem" />
          </Stack>
        )}
        {profile.status === 'error' && <ErrorState message={profile.message} onRetry={profile.onRetry} />}
        {profile.status === 'ready' && (
          <EditProfileForm
            freelancer={profile.data.freelancer}
            skillGroups={profile.data.skillGroups}
            {...form}
          />
        )}
      </Stack>
    </PageBody>
  );
}
