'use client';

import { declineAllInputRules } from '@skillharbor/contract';
import type { Application, DeclineAllInput } from '@skillharbor/contract';
import { useState } from 'react';
import { useApplicantName } from '../../cards/ApplicantCard/useApplicantName.ts';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { problemsOf } from '../checks.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Choice } from '../../primitives/Choice/Choice.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { FormActions } from '../../primitives/FormActions/FormActions.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { charactersLeft } from '../../primitives/TextArea/charactersLeft.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Submission } from '../../primitives/state.ts';
import { MessageTemplates } from '../MessageTemplates/MessageTemplates.tsx';
import type { SavedMessages } from '../MessageTemplates/MessageTemplates.tsx';
import { declineAllInput, messageTo, noChoices } from './declineAllValues.ts';
import type { Choices } from './declineAllValues.ts';
import * as styles from './DeclineAllForm.css.ts';

const { maxLength } = declineAllInputRules.message;

export interface DeclineAllFormProps {
  /** The undecided applications that have loaded. There is at least one. */
  undecided: readonly Application[];
  /** The number of all undecided applications, whether or not they are loaded. */
  count: number;
  jobTitle: string;
  /** The client's saved messages. It is undefined until they are loaded. */
  savedMessages?: SavedMessages | undefined;
  submission: Submission;
  onDecline: (input: DeclineAllInput) => void;
  cancelHref: string;
}

/**
 * Declines all undecided applications with one message, and previews the message to each applicant.
 *
 * @use When a client declines all applicants who are waiting for a decision.
 * @instead {@link DeclineModal} for one application.
 * @content The preview shows what each applicant will read.
 * @screenreader checkbox: which applicant receives the message.
 */
export function DeclineAllForm(props: DeclineAllFormProps) {
  const { undecided, count, jobTitle, savedMessages, submission, onDecline, cancelHref } = props;
  const messages = useClientMessages().declineAll;
  const primitives = usePrimitiveMessages();
  const format = useFormat();
  const [choices, setChoices] = useState<Choices>(noChoices);
  const form = useForm({
    initial: { message: messages.template },
    saved: { message: '' },
    labels: messages.labels,
    hints: messages.hints,
    rules: { message: { maxLength } },
    validate: ({ message }) => {
      const over = -charactersLeft(message.trim(), maxLength);
      return problemsOf({
        message: over > 0 ? primitives.charactersOver(over, format.number(over)) : undefined,
      });
    },
    submission,
    onSubmit: ({ message }) => onDecline(declineAllInput(undecided, message, choices)),
  });
  // The suggested message follows the language of the page until the client edits it.
  const [suggested, setSuggested] = useState(messages.template);
  if (suggested !== messages.template) {
    setSuggested(messages.template);
    if (form.values.message === suggested) form.change({ message: messages.template });
  }

  const declined = count - choices.excluded.length;
  const further = count - undecided.length;

  const { message } = form.values;
  return (
    <Stack space="32">
      {savedMessages && (
        <MessageTemplates
          kind="decline"
          savedMessages={savedMessages}
          places={{ name: '{name}', job: jobTitle }}
          text={message}
          suggested={messages.template}
          onUse={(next) => form.change({ message: next })}
        />
      )}
      <Form form={form}>
        <Stack space="32">
          <TextArea {...form.field('message')} rows={5} counter="always" />
          <Section title={messages.applicants} space="8">
            <Text tone="muted" size="small">
              {messages.included}
            </Text>
            <ul role="list" className={styles.list}>
              {undecided.map((application) => (
                <li key={application.id} className={styles.row}>
                  <Recipient
                    application={application}
                    message={form.values.message}
                    choices={choices}
                    onChange={setChoices}
                  />
                </li>
              ))}
            </ul>
            {further > 0 && <Text tone="muted">{messages.further(further, format.number(further))}</Text>}
          </Section>
          <FormActions
            form={form}
            messages={{ ...messages, submit: messages.submit(declined, format.number(declined)) }}
            cancelHref={cancelHref}
            back
          />
        </Stack>
      </Form>
    </Stack>
  );
}

function Recipient(props: {
  application: Application;
  message: string;
  choices: Choices;
  onChange: (choices: Choices) => void;
}) {
  const { application, message, choices, onChange } = props;
  const messages = useClientMessages().declineAll;
  const name = useApplicantName()(application);
  const { id } = application;
  const own = choices.own[id];
  const isIncluded = !choices.excluded.includes(id);
  const write = (text: string) => onChange({ ...choices, own: { ...choices.own, [id]: text } });

  return (
    <>
      <Choice
        kind="checkbox"
        name="applications"
        value={String(id)}
        label={name}
        checked={isIncluded}
        onToggle={(chosen) =>
          onChange({
            ...choices,
            excluded: chosen ? choices.excluded.filter((other) => other !== id) : [...choices.excluded, id],
          })
        }
      />
      {isIncluded && (
        <div className={styles.more}>
          {own === undefined ? (
            <Stack space="4" align="start">
              <Text size="small" tone="muted">
                <bdi>{messageTo(application, message)}</bdi>
              </Text>
              <Button variant="quiet" flush onClick={() => write(messageTo(application, message))}>
                {messages.own}
                <VisuallyHidden>{messages.ownFor(name)}</VisuallyHidden>
              </Button>
            </Stack>
          ) : (
            <TextArea
              name={`message-${id}`}
              label={messages.ownLabel(name)}
              value={own}
              maxLength={maxLength}
              rows={3}
              onChange={write}
            />
          )}
        </div>
      )}
    </>
  );
}
