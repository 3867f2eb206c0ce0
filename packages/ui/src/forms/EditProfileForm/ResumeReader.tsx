'use client';

import type { ProfileResumeList, ResumeSuggestions } from '@skillharbor/contract';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Loadable, Submission } from '../../primitives/state.ts';

/** The saved resumes of a freelancer, and the suggestions that were read from one of them. */
export interface ResumeReading {
  resumes: Loadable<ProfileResumeList>;
  /** Called with the id of the PDF to read. The suggestions arrive later. */
  onRead: (id: number) => void;
  reading: Submission;
  /** The suggestions from the PDF that was read last, or null if no PDF was read. */
  suggestions: ResumeSuggestions | null;
  /** The address of the page on which the freelancer saves resumes. */
  resumesHref: string;
}

export interface ResumeReaderProps extends ResumeReading {
  /** The labels of the fields that have a suggestion. */
  found: readonly string[];
}

/** Offers to read a saved PDF, and names the fields for which the PDF has suggestions. */
export function ResumeReader({
  resumes,
  onRead,
  reading,
  suggestions,
  resumesHref,
  found,
}: ResumeReaderProps) {
  const { suggestions: messages } = useFreelancerMessages().editProfile;
  const format = useFormat();
  const [pressed, setPressed] = useState<number | null>(null);
  const isReading = reading.status === 'submitting';

  return (
    <LoadableContent of={resumes} skeleton={<Spinner label={messages.loading} />}>
      {({ results }) => {
        const pdfs = results.filter(({ file }) => file.type === 'pdf');
        if (pdfs.length === 0)
          return (
            <Text tone="muted">
              {messages.noPdf} <Link href={resumesHref}>{messages.toResumes}</Link>
            </Text>
          );
        return (
          <Stack space="12">
            <Text tone="muted">{messages.hint}</Text>
            <Inline space="8">
              {pdfs.map(({ id, name }) => (
                <Button
                  key={id}
                  icon={<FileText />}
                  pending={isReading && pressed === id}
                  pendingLabel={messages.reading}
                  onClick={() => {
                    setPressed(id);
                    onRead(id);
                  }}
                >
                  {messages.read(name)}
                </Button>
              ))}
            </Inline>
            {reading.status === 'failed' && (
              <Notice tone="critical">{reading.message ?? messages.failed}</Notice>
            )}
            {suggestions && (
              <Notice tone="info">
                {found.length > 0 ? messages.found(format.list(found)) : messages.nothing}
              </Notice>
            )}
          </Stack>
        );
      }}
    </LoadableContent>
  );
}
