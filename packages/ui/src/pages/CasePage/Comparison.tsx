'use client';

import type { CaseReport, SubjectContent } from '@skillharbor/contract';
import { SubjectTexts } from '../../cards/SubjectTexts/SubjectTexts.tsx';
import { useModerationMessages } from '../../messages/useModerationMessages.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { picture, sides } from './CasePage.css.ts';

interface ComparisonProps {
  reports: readonly CaseReport[];
  /** The subject as it is now, or null if it is gone. */
  present: SubjectContent | null;
}

/** Shows what was reported beside what there is now, and marks what differs. */
export function Comparison({ reports, present }: ComparisonProps) {
  const messages = useModerationMessages().case;
  const reported = reports.at(-1)?.content;
  if (!reported) return null;
  const isSame = present !== null && JSON.stringify(present.texts) === JSON.stringify(reported.texts);
  return (
    <section className={sides}>
      <Card as="section">
        <Stack space="16">
          <Heading level={2} size="small">
            {messages.asReported}
          </Heading>
          {reported.picture_url !== null && (
            <img src={reported.picture_url} alt={messages.picture} className={picture} />
          )}
          <SubjectTexts texts={reported.texts} {...(present && { compared: present.texts })} />
        </Stack>
      </Card>
      <Card as="section" tone="quiet">
        <Stack space="16">
          <Heading level={2} size="small">
            {messages.now}
          </Heading>
          {present === null && <Text tone="muted">{messages.gone}</Text>}
          {present && present.picture_url !== null && (
            <img src={present.picture_url} alt={messages.presentPicture} className={picture} />
          )}
          {isSame && <Text tone="muted">{messages.unchanged}</Text>}
          {present && !isSame && <SubjectTexts texts={present.texts} />}
        </Stack>
      </Card>
    </section>
  );
}
