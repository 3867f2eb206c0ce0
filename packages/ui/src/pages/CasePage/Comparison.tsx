'use client';

import type { CaseReport, SubjectContent } from '@skillharbor/contract';
import { SubjectTexts } from '../../cards/SubjectTexts/SubjectTexts.tsx';
import { useModerationMessages } from '../../messages/useModerationMessages.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { picture, sides } from './CasePage.css.ts';

interface ComparisonProps {
  reports: readonly CaseReport[];
  /** The current content of the subject, or null if it was deleted. */
  present: SubjectContent | null;
}

const textsOf = ({ texts }: SubjectContent) => JSON.stringify(texts);

/**
 * Returns the first report of each version of the subject, because the owner may change the subject between two
 * reports.
 */
function versionsIn(reports: readonly CaseReport[]): CaseReport[] {
  return [...Map.groupBy(reports, ({ content }) => textsOf(content)).values()].flatMap(
    ([first]) => first ?? [],
  );
}

/** Shows the reported texts beside the current ones, and marks the differences. */
export function Comparison({ reports, present }: ComparisonProps) {
  const messages = useModerationMessages().case;
  const format = useFormat();
  const versions = versionsIn(reports);
  const newest = versions.at(-1);
  if (!newest) return null;
  const isSame = present !== null && textsOf(present) === textsOf(newest.content);
  return (
    <section className={sides}>
      <Stack space="16">
        {versions.map(({ number, reported_at, content }) => (
          <Card as="section" key={number}>
            <Stack space="16">
              <Heading level={2} size="small">
                {versions.length === 1
                  ? messages.asReported
                  : messages.asReportedOn(format.date(reported_at))}
              </Heading>
              {content.picture_url !== null && (
                <img src={content.picture_url} alt={messages.picture} className={picture} />
              )}
              <SubjectTexts texts={content.texts} {...(present && { compared: present.texts })} />
            </Stack>
          </Card>
        ))}
      </Stack>
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
