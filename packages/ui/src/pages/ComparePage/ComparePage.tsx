'use client';

import type { Application, MyJob } from '@skillharbor/contract';
import { ArrowLeft, Users } from 'lucide-react';
import { useState } from 'react';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { DecisionInPlace } from '../../modals/DecisionDialogs/DecisionInPlace.tsx';
import type { AskedDecision, DecisionInPlaceProps } from '../../modals/DecisionDialogs/DecisionInPlace.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Loadable } from '../../primitives/state.ts';
import { Comparison } from './Comparison.tsx';
import type { ComparisonProps } from './Comparison.tsx';

export interface ComparePageProps
  extends
    Pick<ComparisonProps, 'applicantHref' | 'undo' | 'onUndo' | 'mayWrite'>,
    Pick<DecisionInPlaceProps, 'clientEmail' | 'decision' | 'onAccept' | 'onDecline' | 'savedMessages'> {
  /** The job, and the applications to compare. */
  of: Loadable<{ job: MyJob; applications: readonly Application[] }>;
  backHref: string;
}

/** Compares two to four applicants row by row, and lets the client decide on them on the same page. */
export function ComparePage(props: ComparePageProps) {
  const { of, backHref, clientEmail, decision, onAccept, onDecline, savedMessages, ...comparison } = props;
  const decisions = { clientEmail, decision, onAccept, onDecline, savedMessages };
  const client = useClientMessages();
  const messages = client.review.compare;
  const [asked, setAsked] = useState<AskedDecision>();

  return (
    <PageBody>
      <Stack space="24">
        <Link href={backHref} tone="quiet" icon={<ArrowLeft />}>
          {client.applicant.back}
        </Link>
        <Heading level={1}>{messages.title}</Heading>
        <LoadableContent
          of={of}
          skeleton={
            <Stack space="16">
              <Spinner label={messages.loading} />
              <Skeleton shape="block" height="24rem" />
            </Stack>
          }
        >
          {({ job, applications }) =>
            applications.length < 2 ? (
              <EmptyState
                title={messages.tooFew}
                icon={<Users />}
                action={<LinkButton href={backHref}>{messages.chooseApplicants}</LinkButton>}
              >
                {messages.howTo}
              </EmptyState>
            ) : (
              <>
                <Comparison
                  {...comparison}
                  applications={applications}
                  onAsk={({ id }, kind) => setAsked({ id, kind })}
                />
                <DecisionInPlace
                  applications={applications}
                  jobTitle={job.title}
                  asked={asked}
                  onAsk={setAsked}
                  {...decisions}
                />
              </>
            )
          }
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}
