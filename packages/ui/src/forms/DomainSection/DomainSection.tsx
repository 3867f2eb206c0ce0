'use client';

import type { CompanyDomain } from '@skillharbor/contract';
import { useEvidenceMessages } from '../../messages/useEvidenceMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable, Submission } from '../../primitives/state.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';

export interface DomainSectionProps {
  /** The state of the proof that the client controls the domain. */
  domain: Loadable<CompanyDomain>;
  /** The state of the check that the user requested. */
  submission: Submission;
  /** Called to check the domain. It is null for a team member who is not the owner. */
  onConfirm: (() => void) | null;
  onCopy: (value: string) => void;
}

/**
 * Shows a client how to prove that they control the domain of the company's website.
 *
 * @use On the page where a client edits the company.
 */
export function DomainSection({ domain, submission, onConfirm, onCopy }: DomainSectionProps) {
  const messages = useEvidenceMessages().domain;
  return (
    <Section space="16" title={messages.title}>
      <LoadableContent
        of={domain}
        skeleton={
          <Stack space="12">
            <Spinner label={messages.loading} />
            <Skeleton shape="block" height="8rem" />
          </Stack>
        }
      >
        {(data) =>
          data.state === 'none' ? (
            <Text tone="muted">{messages.none}</Text>
          ) : (
            <Stack space="16">
              {data.state === 'confirmed' ? <Confirmed domain={data} /> : <Ways domain={data} />}
              <Inline space="8">
                {data.state === 'unconfirmed' && (
                  <Button onClick={() => onCopy(data.value)}>{messages.copyValue}</Button>
                )}
                {onConfirm && !isFound(data) && (
                  <Button
                    variant="primary"
                    pending={submission.status === 'submitting'}
                    pendingLabel={messages.confirming}
                    onClick={onConfirm}
                  >
                    {messages.confirm(data.host)}
                  </Button>
                )}
              </Inline>
              {!onConfirm && !isFound(data) && <Text tone="muted">{messages.ownersOnly}</Text>}
            </Stack>
          )
        }
      </LoadableContent>
      {submission.status === 'failed' && submission.message !== undefined && (
        <Notice tone="critical">{submission.message}</Notice>
      )}
    </Section>
  );
}

const isFound = (domain: CompanyDomain) => domain.state === 'confirmed' && domain.failing_since === null;

function Confirmed({ domain }: { domain: Extract<CompanyDomain, { state: 'confirmed' }> }) {
  const messages = useEvidenceMessages().domain;
  const format = useFormat();
  const { host, confirmed_at: confirmed, failing_since: failing } = domain;
  return (
    <>
      <Text>{messages.confirmed(host, format.date(confirmed))}</Text>
      {failing === null ? (
        <Text tone="muted">{messages.rechecked}</Text>
      ) : (
        <>
          <Notice tone="warning">{messages.failing(format.date(failing))}</Notice>
          <Ways domain={domain} />
        </>
      )}
    </>
  );
}

function Ways({ domain }: { domain: Exclude<CompanyDomain, { state: 'none' }> }) {
  const messages = useEvidenceMessages().domain;
  const { record, file, value } = domain;
  return (
    <>
      <Text tone="muted">{messages.introduction}</Text>
      <Heading level={3} size="tiny">
        {messages.record}
      </Heading>
      <DescriptionList
        items={[
          { term: messages.name, wide: true, value: <bdi>{record}</bdi> },
          { term: messages.value, wide: true, value: <bdi>{value}</bdi> },
        ]}
      />
      <Heading level={3} size="tiny">
        {messages.file}
      </Heading>
      <DescriptionList
        items={[
          { term: messages.address, wide: true, value: <bdi>{file}</bdi> },
          { term: messages.content, wide: true, value: <bdi>{value}</bdi> },
        ]}
      />
    </>
  );
}
