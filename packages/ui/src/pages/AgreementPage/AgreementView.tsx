'use client';

import type { Agreement, Role } from '@skillharbor/contract';
import { useState } from 'react';
import { AgreementChanges } from '../../cards/AgreementTerms/AgreementChanges.tsx';
import { AgreementTerms } from '../../cards/AgreementTerms/AgreementTerms.tsx';
import { usePartyName } from '../../cards/AgreementTerms/useAgreementWords.ts';
import { agreementValues } from '../../forms/AgreementForm/agreementValues.ts';
import type { AgreementValues } from '../../forms/AgreementForm/agreementValues.ts';
import { ReadingColumn, ReadingColumns } from '../../layout/ReadingColumns/ReadingColumns.tsx';
import { useAgreementMessages } from '../../messages/useAgreementMessages.ts';
import { useCalendarMessages } from '../../messages/useCalendarMessages.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { steps as stepsStyle } from './AgreementPage.css.ts';
import { Editor } from './Editor.tsx';
import type { Writing } from './Editor.tsx';
import { Standing } from './Standing.tsx';
import type { StandingProps } from './Standing.tsx';
import { WorkRecordSection } from './WorkRecordSection.tsx';
import type { Recording } from './WorkRecordSection.tsx';

export interface AgreementViewProps {
  agreement: Agreement;
  reader: Role;
  writing: Writing;
  stepping: StandingProps['stepping'];
  /** The state and the actions of the section about the work record. */
  recording: Recording;
  /** False for a team member with the role of reader, who sees the page without controls that change something. */
  mayWrite: boolean;
  /** The addresses of the files that the reader can download. */
  downloads: { pdf: string; json: string; calendar: string };
}

/** Shows a loaded agreement, or the form for its next version. */
export function AgreementView(props: AgreementViewProps) {
  const { agreement, reader, writing, stepping, recording, mayWrite, downloads } = props;
  const messages = useAgreementMessages();
  const calendar = useCalendarMessages();
  const { words } = messages;
  const format = useFormat();
  const { terms, version, edits, actions } = agreement;
  const [typed, setTyped] = useState<AgreementValues | undefined>(writing.initial);
  /** The version that the user is changing, or null if the form is closed. */
  const [base, setBase] = useState<Agreement | null>(() =>
    writing.draft && actions.includes('write') ? agreement : null,
  );
  const startsWithForm = actions.includes('write') && terms === null;
  const shownBase = mayWrite ? (base ?? (startsWithForm ? agreement : null)) : null;

  // If the submission becomes idle after submitting, the version was saved, and its text is no longer needed.
  const [before, setBefore] = useState(writing.submission.status);
  if (before !== writing.submission.status) {
    setBefore(writing.submission.status);
    if (before === 'submitting' && writing.submission.status === 'idle') {
      setBase(null);
      setTyped(undefined);
    }
  }

  return (
    <>
      <Notice tone="info">{words.ownAgreement}</Notice>
      <ReadingColumns>
        <Standing
          agreement={agreement}
          reader={reader}
          stepping={stepping}
          onWrite={mayWrite && shownBase === null ? () => setBase(agreement) : undefined}
        />
        <ReadingColumn>
          {agreement.state === 'done' && (
            <WorkRecordSection
              agreement={agreement}
              reader={reader}
              recording={recording}
              mayWrite={mayWrite}
            />
          )}
          {shownBase !== null ? (
            <Editor
              agreement={agreement}
              base={shownBase}
              writing={{ ...writing, initial: typed ?? agreementValues(shownBase.terms) }}
              onTyped={setTyped}
              onClose={
                terms === null
                  ? undefined
                  : (keeps) => {
                      setBase(null);
                      if (!keeps) setTyped(undefined);
                    }
              }
            />
          ) : (
            terms !== null && (
              <Section space="16" title={messages.terms(format.number(version))}>
                <AgreementTerms terms={terms} />
              </Section>
            )
          )}
          {edits.length > 0 && shownBase === null && (
            <Section space="16" title={messages.changes}>
              <AgreementChanges agreement={agreement} edits={edits} />
            </Section>
          )}
          {agreement.end_reason !== null && (
            <Section space="16" title={words.reason}>
              <Prose>{agreement.end_reason}</Prose>
            </Section>
          )}
          {agreement.steps.length > 0 && <History agreement={agreement} />}
          {terms !== null && (
            <Section space="16" title={messages.downloads}>
              <Inline space="12">
                <LinkButton href={downloads.pdf} download>
                  {messages.downloadPdf}
                </LinkButton>
                <LinkButton href={downloads.json} download={`agreement-${agreement.application_id}.json`}>
                  {messages.downloadJson}
                </LinkButton>
                {agreement.confirmed_by.length === 2 && (
                  <LinkButton href={downloads.calendar} download>
                    {calendar.download}
                  </LinkButton>
                )}
              </Inline>
            </Section>
          )}
        </ReadingColumn>
      </ReadingColumns>
    </>
  );
}

function History({ agreement }: { agreement: Agreement }) {
  const { words } = useAgreementMessages();
  const format = useFormat();
  const nameOf = usePartyName(agreement);
  return (
    <Section space="16" title={words.history}>
      <ol role="list" className={stepsStyle}>
        {agreement.steps.map(({ action, by, taken_at }) => (
          <li key={`${taken_at} ${action} ${by}`}>
            <Text size="small" numeric>
              {words.steps[action](nameOf(by))}
            </Text>
            <Text as="time" dateTime={taken_at} size="small" tone="muted" numeric>
              {format.dateTime(taken_at)}
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  );
}
