'use client';

import type { Application } from '@skillharbor/contract';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { reading } from '../../layout/ReadingColumns/ReadingColumns.css.ts';
import { RevealModal } from '../../modals/RevealModal/RevealModal.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useClientMessages } from '../../primitives/UiProvider/useClientMessages.ts';
import type { Submission } from '../../primitives/state.ts';

export interface HiddenProfileProps {
  application: Application;
  /** Revealing who sent it. */
  reveal: Submission;
  onReveal: () => void;
}

/** What a client reads under blind review: the letter, what is hidden, and how to reveal it. */
export function HiddenProfile({ application, reveal, onReveal }: HiddenProfileProps) {
  const { applicant: messages, blindReview } = useClientMessages();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={reading}>
      <Section space="16" title={messages.coverLetter}>
        <Prose>{application.cover_letter}</Prose>
      </Section>
      <Section space="16" title={blindReview.title}>
        <Text>{blindReview.explanation}</Text>
        <div>
          <Button icon={<Eye />} onClick={() => setIsAsking(true)}>
            {blindReview.reveal}
          </Button>
        </div>
      </Section>
      <RevealModal
        open={isAsking}
        applicantName={application.applicant.name}
        submission={reveal}
        onConfirm={onReveal}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}
