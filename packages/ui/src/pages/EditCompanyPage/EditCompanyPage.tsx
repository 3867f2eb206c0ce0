'use client';

import type { MyCompany } from '@skillharbor/contract';
import type { ReactNode } from 'react';
import { OwnerNotices } from '../../cards/OwnerNotices/OwnerNotices.tsx';
import { EditCompanyForm } from '../../forms/EditCompanyForm/EditCompanyForm.tsx';
import type { CompanyFormInput, CompanyValues } from '../../forms/EditCompanyForm/companyValues.ts';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useCompanyMessages } from '../../messages/useCompanyMessages.ts';
import { useTeamMessages } from '../../messages/useTeamMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable, RestoredDraft, Submission } from '../../primitives/state.ts';

export interface EditCompanyPageProps {
  company: Loadable<MyCompany>;
  /** The section about the domain: `DomainSection`. Its code may load after the page. */
  domain: ReactNode;
  /** The values restored from a draft. */
  initial?: CompanyValues;
  draft?: RestoredDraft | undefined;
  submission: Submission;
  onSubmit: (values: CompanyFormInput) => void;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: CompanyValues) => void;
  cancelHref: string;
  teamHref: string;
  /** The address of the list of moderators' decisions about the client. */
  statementsHref: string;
}

/** Lets a client change the data of the company that freelancers see. */
export function EditCompanyPage({
  company,
  domain,
  teamHref,
  statementsHref,
  ...form
}: EditCompanyPageProps) {
  const team = useTeamMessages().page;
  const messages = useCompanyMessages().edit;
  return (
    <PageBody width="form">
      <Stack space="32">
        <Stack space="8">
          <Heading level={1}>{messages.title}</Heading>
          <Text tone="muted">{messages.introduction}</Text>
          <div>
            <Link href={teamHref}>{team.title}</Link>
          </div>
        </Stack>
        <LoadableContent
          of={company}
          skeleton={
            <Stack space="24">
              <Spinner label={messages.loading} />
              <Skeleton width="12rem" height="1.75rem" />
              <Skeleton shape="block" height="2.75rem" />
              <Skeleton shape="block" height="10rem" />
              <Skeleton shape="block" height="2.75rem" />
              <Skeleton shape="block" width="6rem" height="6rem" />
            </Stack>
          }
        >
          {(data) => (
            <>
              <OwnerNotices isHidden={data.is_hidden} statementsHref={statementsHref} />
              <EditCompanyForm company={data} {...form} />
            </>
          )}
        </LoadableContent>
        {company.status === 'ready' && domain}
      </Stack>
    </PageBody>
  );
}
