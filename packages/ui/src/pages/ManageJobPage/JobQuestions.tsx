'use client';

import type { Question } from '@skillharbor/contract';
import { excerpt } from '@skillharbor/prose';
import { MessageCircleQuestion, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ReportButton } from '../../cards/ReportButton/ReportButton.tsx';
import { QuestionAndReply } from '../../cards/QuestionAndReply/QuestionAndReply.tsx';
import { QuestionsSkeleton } from '../../cards/QuestionAndReply/QuestionsSkeleton.tsx';
import type { QuestionDeletion } from '../../modals/DeleteQuestionModal/DeleteQuestionModal.tsx';
import type { ReplyFormProps, ReplyValues } from '../../forms/ReplyForm/ReplyForm.tsx';
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

/** The form for a reply, which is open for one question at a time. */
export interface Replying extends Pick<ReplyFormProps, 'initial' | 'draft' | 'submission' | 'onDirtyChange'> {
  /** The id of the question whose form is open, or null if no form is open. */
  open: number | null;
  onOpen: (id: number) => void;
  onClose: () => void;
  onReply: (id: number, values: ReplyValues) => void;
  onValuesChange?: (values: ReplyValues) => void;
}

export interface JobQuestionsProps {
  /** The questions: first those without a reply, and then the others, newest reply first. */
  questions: Loadable<readonly Question[]>;
  pages: Pages;
  /** The state of the replies, and the actions that send them. */
  replying: Replying;
  /** The state of the request that deletes a question. The dialog closes by itself when the question is deleted. */
  removal: Submission;
  onRemove: (id: number, deletion: QuestionDeletion) => void;
  mayWrite: boolean;
}

const loadedForms = onDemand(() => import('./QuestionForms.tsx'));

/** Lists the questions about the client's own job, and lets the client reply to them and delete them. */
export function JobQuestions(props: JobQuestionsProps) {
  const { questions, pages, replying, removal, onRemove, mayWrite } = props;
  const messages = useQuestionMessages();
  const list = questions.status === 'ready' ? questions.data : [];
  const [doomed, setDoomed] = useState<Question | null>(null);
  const forms = useOnDemand(loadedForms, replying.open !== null || doomed !== null);
  const heading = useRef<HTMLDivElement>(null);
  const items = useFocusClosed(replying.open);

  // The button that deleted the question is gone as well, so the focus moves to the heading.
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
                      <QuestionAndReply
                        question={question}
                        form={
                          replying.open === question.id &&
                          forms && (
                            <forms.ReplyForm
                              saved={question.reply ?? ''}
                              initial={replying.initial}
                              draft={replying.draft}
                              submission={replying.submission}
                              onSubmit={(values) => replying.onReply(question.id, values)}
                              onCancel={replying.onClose}
                              onDirtyChange={replying.onDirtyChange}
                              onValuesChange={replying.onValuesChange}
                            />
                          )
                        }
                        actions={
                          mayWrite &&
                          replying.open !== question.id && (
                            <Actions
                              question={question}
                              onReply={() => replying.onOpen(question.id)}
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
          question={doomed ?? { question: '', reply: null }}
          submission={removal}
          onDelete={(deletion) => doomed && onRemove(doomed.id, deletion)}
          onClose={() => setDoomed(null)}
        />
      )}
    </Stack>
  );
}

/**
 * Returns the focus to the button that opened the form. The button appears again when the form closes, perhaps in
 * another place in the list.
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

/** A report about a question names it by this many of its first characters. */
const NAME_LENGTH = 60;

function Actions(props: { question: Question; onReply: () => void; onRemove: () => void }) {
  const { question, reply } = props.question;
  const messages = useQuestionMessages().manage;
  return (
    <Inline space="8">
      <ReportButton
        compact
        subjects={[{ kind: 'question', id: props.question.id }]}
        name={excerpt(question, NAME_LENGTH)}
      />
      <Button variant="quiet" icon={<Trash2 />} onClick={props.onRemove}>
        {messages.remove}
        <VisuallyHidden>{messages.aboutQuestion(question)}</VisuallyHidden>
      </Button>
      {reply === null ? (
        <Button icon={<MessageCircleQuestion />} onClick={props.onReply}>
          {messages.reply}
          <VisuallyHidden>{messages.aboutQuestion(question)}</VisuallyHidden>
        </Button>
      ) : (
        <Button icon={<Pencil />} onClick={props.onReply}>
          {messages.edit}
          <VisuallyHidden>{messages.aboutReply(question)}</VisuallyHidden>
        </Button>
      )}
    </Inline>
  );
}
