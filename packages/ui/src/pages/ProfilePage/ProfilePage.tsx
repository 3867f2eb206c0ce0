'use client';

import type { Freelancer } from '@skillharbor/contract';
import { Pencil } from 'lucide-react';
import { Profile, ProfileSkeleton } from '../../cards/index.ts';
import { PageBody } from '../../layout/index.ts';
import {
  ErrorState,
  Heading,
  Link,
  LinkButton,
  Notice,
  Stack,
  useFormat,
  useMessages,
  type Loadable,
} from '../../primitives/index.ts';
import { missingFields } from './missingFields.ts';

export interface ProfilePageProps {
  freelancer: Loadable<Freelancer>;
  editHref: string;
  /** The page that everybody sees. */
  publicHref: string;
}

export function ProfilePage({ freelancer, editHref, publicHref }: ProfilePageProps) {
  const { profile: words } = useMessages().freelancers;
  return (
    <PageBody>
      <Stack space="32">
        <Heading level={1}>{words.title}</Heading>
        {freelancer.status === 'loading' && <ProfileSkeleton label={words.loading} />}
        {freelancer.status === 'error' && (
          <ErrorState message={freelancer.message} onRetry={freelancer.onRetry} />
        )}
        {freelancer.status === 'ready' && (
          <>
            <Missing freelancer={freelancer.data} />
            <Profile
              freelancer={freelancer.data}
              level={2}
              noBio={words.noBio}
              noSkills={words.noSkills}
              action={
                <Stack space="12" align="center">
                  <LinkButton href={editHref} variant="primary" icon={<Pencil />} fullWidth>
                    {words.edit}
                  </LinkButton>
                  <Link href={publicHref} tone="quiet">
                    {words.viewPublic}
                  </Link>
                </Stack>
              }
            />
          </>
        )}
      </Stack>
    </PageBody>
  );
}

function Missing({ freelancer }: { freelancer: Freelancer }) {
  const { profile: words, facts } = useMessages().freelancers;
  const format = useFormat();
  const missing = missingFields(freelancer, facts);
  if (missing.length === 0) return null;
  return (
    <Notice tone="info" title={words.incompleteTitle}>
      {words.incomplete(format.list(missing))}
    </Notice>
  );
}
