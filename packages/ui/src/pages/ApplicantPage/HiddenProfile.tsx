'use client';

import type { Application } from '@skillharbor/contract';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { ApplicantSkills, hasSkills } from '../../cards/ApplicantCard/ApplicantSkills.tsx';
import { useApplicantName } from '../../cards/ApplicantCard/useApplicantName.ts';
import { CoverLetter } from '../../cards/CoverLetter/CoverLetter.tsx';
import { ScreeningAnswers } from '../../cards/ScreeningAnswers/ScreeningAnswers.tsx';
import { ReadingColumn } from '../../layout/ReadingColumns/ReadingColumns.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { RevealModal } from '../../modals/RevealModal/RevealModal.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import type { Description } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Submission } from '../../primitives/state.ts';

export interface HiddenProfileProps {
  application: Application;
  /** The state of the request that reveals the sender of the application. */
  reveal: Submission;
  onReveal: () => void;
  mayWrite: boolean;
}

/**
 * Shows what a client reads under blind review: the cover letter, the answers, a text about the hidden data, and the
 * button that reveals the sender.
 */
export function HiddenProfile({ application, reveal, onReveal, mayWrite }: HiddenProfileProps) {
  const { applicant: messages, blindReview } = useClientMessages();
  const { facts } = useFreelancerMessages();
  const { applicant } = application;
  const name = useApplicantName()(application);
  const [isAsking, setIsAsking] = useState(false);
  const known: Description[] = [];
  if (hasSkills(applicant)) {
    known.push({ term: facts.skills, value: <ApplicantSkills applicant={applicant} />, wide: true });
  }
  return (
    <ReadingColumn>
      <Section space="16" title={messages.coverLetter}>
        <CoverLetter application={application} />
      </Section>
      <ScreeningAnswers answers={application.screening_answers} />
      <Section space="16" title={blindReview.title}>
        <Text>{blindReview.explanation}</Text>
        {known.length > 0 && <DescriptionList items={known} />}
        {mayWrite && (
          <div>
            <Button icon={<Eye />} onClick={() => setIsAsking(true)}>
              {blindReview.reveal}
            </Button>
          </div>
        )}
      </Section>
      <RevealModal
        open={isAsking}
        applicantName={name}
        submission={reveal}
        onConfirm={onReveal}
        onCancel={() => setIsAsking(false)}
      />
    </ReadingColumn>
  );
}
