'use client';

import type { Question } from '@skillharbor/contract';
import { MessageCircleQuestion, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { QuestionAndAnswer } from '../../cards/QuestionAndAnswer/QuestionAndAnswer.tsx';
import { QuestionsSkeleton } from '../../cards/QuestionAndAnswer/QuestionsSkeleton.tsx';
import type { AnswerFormProps, AnswerValues } from '../../forms/AnswerForm/AnswerForm.tsx';
import { useQuestionMessages } from '../../messages/useQuestionMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable, Pages, Submission } from '../../primitives/state.ts';

/** The form of one reply, which is open at one question at a time. */
export interface Answering extends Pick<
  AnswerFormProps,
  'initial' | 'draft' | 'submission' | 'onDirtyChange'
> {
  /** The id of the question whose form is open, or null if none is. */
  open: number | null;
  onOpen: (id: number) => void;
  onClose: () => void;
  onAnswer: (id: number, values: AnswerValues) => void;
  onValuesChange?: (values: AnswerValues) => void;
}

export interface JobQuestionsProps {
  /** The questions: those that wait come first, then the newest reply. */
  questions: Loadable<readonly Question[]>;
  pages: Pages;
  answering: Answering;
  /** The submission of deleting a question. The dialog closes by itself when the question is gone. */
  removal: Submission;
  onRemove: (id: number, reason: string) => void;
}

const loadedForms = onDemand(() => import('./QuestionForms.tsx'));

/** Lists the questions about the client's own job, which the client can reply to and delete. */
export function JobQuestions({ questions, pages, answering, removal, onRemove }: JobQuestionsProps) {
  const messages = useQuestionMessages();
  const list = questions.status === 'ready' ? questions.data : [];
  const [doomed, setDoomed] = useState<Question | null>(null);
  const forms = useOnDemand(loadedForms, answering.open !== null || doomed !== null);
  const heading = useRef<HTMLDivElement>(null);
  const items = useFocusClosed(answering.open);

  // The button that deleted the question is gone with it, so the heading takes the focus.
  const isRemoved =
    doomed !== null && questions.status === 'ready' && !list.some(({ id }) => id === doomed.id);
  useEffect(() => {
    if (isRemoved) heading.current?.focus();
  }, [isRemoved]);

  return (
    <Stack as="section" space="24">
      <div ref={heading} tabIndex={-1}>
        <Heading level={2} id="questions">
          {messages.title}
        </Heading>
      </div>
      <LoadableContent of={questions} skeleton={<QuestionsSkeleton label={messages.loading} />}>
        {(data) =>
          data.length === 0 ? (
            <EmptyState title={messages.manage.emptyTitle} icon={<MessageCircleQuestion />}>
              {messages.manage.empty}
            </EmptyState>
          ) : (
            <div ref={items}>
              <Stack space="16">
                <Stack as="ul" space="12">
                  {data.map((question) => (
                    <li key={question.id} data-question={question.id}>
                      <QuestionAndAnswer
                        question={question}
                        form={
                          answering.open === question.id &&
                          forms && (
                            <forms.AnswerForm
                              saved={question.answer ?? ''}
                              initial={answering.initial}
                              draft={answering.draft}
                              submission={answering.submission}
                              onSubmit={(values) => answering.onAnswer(question.id, values)}
                              onCancel={answering.onClose}
                              onDirtyChange={answering.onDirtyChange}
                              onValuesChange={answering.onValuesChange}
                            />
                          )
                        }
                        actions={
                          answering.open !== question.id && (
                            <Actions
                              question={question}
                              onAnswer={() => answering.onOpen(question.id)}
                              onRemove={() => setDoomed(question)}
                            />
                          )
                        }
                      />
                    </li>
                  ))}
                </Stack>
                <Pagination pages={pages} />
              </Stack>
            </div>
          )
        }
      </LoadableContent>
      {forms && (
        <forms.DeleteQuestionModal
          key={doomed?.id}
          open={doomed !== null && !isRemoved}
          question={doomed?.question ?? ''}
          submission={removal}
          onDelete={(reason) => doomed && onRemove(doomed.id, reason)}
          onClose={() => setDoomed(null)}
        />
      )}
    </Stack>
  );
}

/**
 * Returns the focus to the button that opened the form, which appears again when the form closes, perhaps at another
 * place in the list.
 */
function useFocusClosed(open: number | null) {
  const items = useRef<HTMLDivElement>(null);
  const before = useRef(open);
  useEffect(() => {
    if (open === null && before.current !== null) {
      const buttons = items.current?.querySelectorAll<HTMLElement>(
        `[data-question="${before.current}"] button`,
      );
      [...(buttons ?? [])].at(-1)?.focus();
    }
    before.current = open;
  }, [open]);
  return items;
}

function Actions(props: { question: Question; onAnswer: () => void; onRemove: () => void }) {
  const { question, answer } = props.question;
  const messages = useQuestionMessages().manage;
  return (
    <Inline space="8">
      <Button variant="quiet" icon={<Trash2 />} onClick={props.onRemove}>
        {messages.remove}
        <VisuallyHidden>{messages.aboutQuestion(question)}</VisuallyHidden>
      </Button>
      {answer === null ? (
        <Button icon={<MessageCircleQuestion />} onClick={props.onAnswer}>
          {messages.answerThis}
          <VisuallyHidden>{messages.aboutQuestion(question)}</VisuallyHidden>
        </Button>
      ) : (
        <Button icon={<Pencil />} onClick={props.onAnswer}>
          {messages.edit}
          <VisuallyHidden>{messages.aboutAnswer(question)}</VisuallyHidden>
        </Button>
      )}
    </Inline>
  );
}
