'use client';

import type { Agreement, Role } from '@skillharbor/contract';
import { ArrowLeft } from 'lucide-react';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useAgreementMessages } from '../../messages/useAgreementMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable } from '../../primitives/state.ts';
import { AgreementView } from './AgreementView.tsx';
import type { AgreementViewProps } from './AgreementView.tsx';

export interface AgreementPageProps extends Omit<AgreementViewProps, 'agreement'> {
  /** The agreement. After a 409 response, it is the current one, and the page keeps what the reader has typed. */
  agreement: Loadable<Agreement>;
  /** The role of the user who reads the page. */
  reader: Role;
  /** The address of the page of the application. */
  applicationHref: string;
}

/** Lets the client and the freelancer of an accepted application agree on the work, and report its progress. */
export function AgreementPage({ agreement, applicationHref, ...view }: AgreementPageProps) {
  const messages = useAgreementMessages();
  return (
    <PageBody>
      <Stack space="24">
        <Link href={applicationHref} tone="quiet" icon={<ArrowLeft />}>
          {messages.back}
        </Link>
        <Stack space="8">
          <Heading level={1}>{messages.title}</Heading>
          {agreement.status === 'ready' && (
            <Text size="large" tone="muted">
              {messages.about(agreement.data.job_title)}
            </Text>
          )}
        </Stack>
        <LoadableContent
          of={agreement}
          skeleton={
            <Stack space="24">
              <Spinner label={messages.loading} />
              <Skeleton height="4rem" shape="block" />
              <Skeleton lines={4} />
            </Stack>
          }
        >
          {(data) => <AgreementView key={data.application_id} agreement={data} {...view} />}
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}
