'use client';

import type { Appeal, Statement } from '@skillharbor/contract';
import { SubjectTexts } from '../../cards/SubjectTexts/SubjectTexts.tsx';
import { AppealForm } from '../../forms/AppealForm/AppealForm.tsx';
import type { AppealFormProps } from '../../forms/AppealForm/AppealForm.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useModerationMessages } from '../../messages/useModerationMessages.ts';
import { useStatementMessages } from '../../messages/useStatementMessages.ts';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Loadable } from '../../primitives/state.ts';

export interface StatementPageProps {
  /** The statement of reasons. */
  statement: Loadable<Statement>;
  /** The form in which the reader appeals. */
  appealing: AppealFormProps;
}

/**
 * Shows a user a moderator's decision about their content: what was decided, why and how, and how to appeal. A
 * suspended user opens the page by the link in a mail.
 */
export function StatementPage({ statement, appealing }: StatementPageProps) {
  const messages = useStatementMessages().page;
  return (
    <PageBody width="reading">
      <Stack space="32">
        <Heading level={1}>{messages.title}</Heading>
        <LoadableContent of={statement} skeleton={<Spinner label={messages.loading} />}>
          {(data) => <Ready statement={data} appealing={appealing} />}
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}

interface ReadyProps {
  statement: Statement;
  appealing: AppealFormProps;
}

function Ready({ statement, appealing }: ReadyProps) {
  const { page: messages, kinds, decisions, pastSuspension } = useStatementMessages();
  const { rules } = useModerationMessages();
  const format = useFormat();
  const { kind, title, action, rule, reason, content, decided_at, ends_at, reversed_at } = statement;
  const { title: decision, explanation } = statement.is_over ? pastSuspension : decisions[action];
  return (
    <Stack space="32">
      {reversed_at === null ? (
        <Notice tone="warning" title={decision}>
          {explanation}
        </Notice>
      ) : (
        <Notice tone="positive">{messages.reversed}</Notice>
      )}
      <DescriptionList
        layout="row"
        items={[
          {
            term: messages.about,
            value: (
              <>
                {kinds[kind]}: <bdi>{title}</bdi>
              </>
            ),
            wide: true,
          },
          { term: messages.rule, value: rules[rule], wide: true },
          { term: messages.decidedOn, value: format.date(decided_at) },
          ...(ends_at === null ? [] : [{ term: messages.until, value: format.date(ends_at) }]),
        ]}
      />
      {reason !== '' && (
        <Section title={messages.reason} space="12">
          <Prose>{reason}</Prose>
        </Section>
      )}
      {content.length > 0 && (
        <Section title={messages.reported} space="12">
          <SubjectTexts texts={content} />
        </Section>
      )}
      <Section title={messages.how} space="12">
        <Text>{messages.howExplained[statement.found_by]}</Text>
      </Section>
      <Redress statement={statement} appealing={appealing} />
    </Stack>
  );
}

function Redress({ statement, appealing }: ReadyProps) {
  const messages = useStatementMessages().appeal;
  const format = useFormat();
  const { appeal, may_appeal: mayAppeal, appeal_until: until } = statement;
  return (
    <Section title={messages.title} space="16">
      {appeal && <OwnAppeal appeal={appeal} />}
      {mayAppeal && (
        <>
          <Text>{messages.explanation(format.date(until))}</Text>
          <AppealForm {...appealing} />
        </>
      )}
      {!appeal && !mayAppeal && <Text>{messages.late}</Text>}
      <Text tone="muted">{messages.courts}</Text>
    </Section>
  );
}

function OwnAppeal({ appeal: { words, appealed_at, outcome, reason } }: { appeal: Appeal }) {
  const messages = useStatementMessages().appeal;
  const format = useFormat();
  return (
    <Stack space="12">
      <Text tone="muted">{messages.sentOn(format.date(appealed_at))}</Text>
      <Prose>{words}</Prose>
      <Notice tone={outcome === 'reversed' ? 'positive' : 'info'} title={messages[outcome]}>
        {reason !== '' && <Prose>{reason}</Prose>}
      </Notice>
    </Stack>
  );
}
