'use client';

import type { Question } from '@skillharbor/contract';
import { excerpt } from '@skillharbor/prose';
import { MessageCircleQuestion } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { QuestionAndReply } from '../../cards/QuestionAndReply/QuestionAndReply.tsx';
import { ReportButton } from '../../cards/ReportButton/ReportButton.tsx';
import type { AskQuestionFormProps } from '../../forms/AskQuestionForm/AskQuestionForm.tsx';
import { useQuestionMessages } from '../../messages/useQuestionMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable, Pages } from '../../primitives/state.ts';

/** The states that determine whether the reader can ask a question. */
export type Asking =
  /** The reader is a visitor, who must sign in first. */
  | { kind: 'sign-in'; href: string }
  /** The reader is the client of the job. */
  | { kind: 'own'; href: string }
  | { kind: 'closed' }
  /** The operator has switched questions off, so nobody can ask one. */
  | { kind: 'off' }
  /** It is not known yet who owns the job. */
  | { kind: 'checking' }
  | { kind: 'ask'; form: AskingForm };

/** The form for a question, which opens with a button. */
export interface AskingForm extends Omit<AskQuestionFormProps, 'onCancel'> {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

export interface QuestionsProps {
  /** The questions with a reply, newest reply first. */
  questions: Loadable<readonly Question[]>;
  pages: Pages;
  /** The reader's own questions that are waiting for a reply. */
  waiting: readonly Question[];
  /** Says whether the reader may ask a question, with the form's state and actions. */
  asking: Asking;
}

const loadedForm = onDemand(() => import('./AskForm.tsx'));

/** Shows the questions about a job, and lets the reader ask one. It never names the asker. */
export function Questions({ questions, pages, waiting, asking }: QuestionsProps) {
  const messages = useQuestionMessages();
  const isOpen = asking.kind === 'ask' || asking.kind === 'sign-in';
  return (
    <Section space="16" id="questions" title={messages.title}>
      {/* The skeleton is as high as the text that a job without questions shows. Most jobs have none, so
          nothing below moves. */}
      <LoadableContent of={questions} skeleton={<Text tone="muted">{messages.loading}</Text>}>
        {(replied) =>
          replied.length === 0 ? (
            <Text tone="muted">{isOpen ? messages.job.emptyOpen : messages.job.empty}</Text>
          ) : (
            <Stack space="16">
              <QuestionList questions={replied} isOwnJob={asking.kind === 'own'} />
              <Pagination pages={pages} />
            </Stack>
          )
        }
      </LoadableContent>
      {waiting.length > 0 && (
        <Stack as="section" space="12">
          <Stack space="4">
            <Heading level={3} size="tiny">
              {messages.job.mine}
            </Heading>
            <Text size="small" tone="muted">
              {messages.job.mineExplained}
            </Text>
          </Stack>
          <QuestionList questions={waiting} isOwnJob={false} />
        </Stack>
      )}
      <Ask asking={asking} />
    </Section>
  );
}

/** A report about a question names it by this many of its first characters. */
const NAME_LENGTH = 60;

function QuestionList({ questions, isOwnJob }: { questions: readonly Question[]; isOwnJob: boolean }) {
  return (
    <Stack as="ul" space="12">
      {questions.map((question) => (
        <li key={question.id}>
          <QuestionAndReply
            question={question}
            actions={
              question.reply !== null &&
              !isOwnJob && (
                <ReportButton
                  compact
                  subjects={[
                    { kind: 'question', id: question.id },
                    { kind: 'reply', id: question.id },
                  ]}
                  name={excerpt(question.question, NAME_LENGTH)}
                />
              )
            }
          />
        </li>
      ))}
    </Stack>
  );
}

function Ask({ asking }: { asking: Asking }) {
  const messages = useQuestionMessages().job;
  switch (asking.kind) {
    case 'sign-in':
      return (
        <div>
          <LinkButton href={asking.href} icon={<MessageCircleQuestion />}>
            {messages.signIn}
          </LinkButton>
        </div>
      );
    case 'own':
      return (
        <div>
          <LinkButton href={asking.href} icon={<MessageCircleQuestion />}>
            {messages.replyToThem}
          </LinkButton>
        </div>
      );
    case 'off':
      return null;
    case 'closed':
      return <Text tone="muted">{messages.closed}</Text>;
    case 'checking':
      return (
        <div>
          <Button icon={<MessageCircleQuestion />} pending>
            {messages.ask}
          </Button>
        </div>
      );
    case 'ask':
      return <AskQuestion {...asking.form} />;
  }
}

/** Shows the button that opens the form. The focus returns to the button when the form closes. */
function AskQuestion({ open, onOpen, onClose, ...form }: AskingForm) {
  const messages = useQuestionMessages().job;
  const loaded = useOnDemand(loadedForm, open);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);

  if (open && loaded) return <loaded.AskForm {...form} onCancel={onClose} />;
  return (
    <div>
      <Button ref={button} icon={<MessageCircleQuestion />} pending={open} onClick={onOpen}>
        {messages.ask}
      </Button>
    </div>
  );
}
