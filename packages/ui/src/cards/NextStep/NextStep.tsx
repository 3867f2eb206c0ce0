'use client';

import type { NextStep as Step } from '@skillharbor/contract';
import { Handshake, MessageSquareText, Quote, Send, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApplicationMessages } from '../../messages/useApplicationMessages.ts';
import { useNextStepMessages } from '../../messages/useNextStepMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { mailtoAddress } from '../../primitives/Link/addresses.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { address } from './NextStep.css.ts';

interface Common {
  step: Step;
  /** The address of the conversation on the page of the application. */
  conversationHref: string;
  /** The address of the agreement about the application. */
  agreementHref: string;
  /** A further link, beside the button where there is room. It is shown even if there is no step. */
  children?: ReactNode;
}

export type NextStepProps = Common &
  (
    | {
        reader: 'freelancer';
        /** The client's email address, or null if the client does not share it. */
        clientEmail: string | null;
      }
    | {
        reader: 'client';
        applicantName: string;
        /** The address of the page on which the client marks the job as filled. */
        fillHref: string;
      }
  );

/**
 * Says what the reader of an application does next, with one button for this step, and the client's email address if it
 * is shared. It shows nothing if the page itself asks for the step, or if no step is left.
 *
 * @use On the page of an application, and on its card.
 * @content One sentence says who acts next and why. The button names the action.
 */
export function NextStep(props: NextStepProps) {
  const { step, conversationHref, agreementHref, children } = props;
  const messages = useNextStepMessages();
  const sentence = useSentence(props);
  const email = props.reader === 'freelancer' ? props.clientEmail : null;
  if (sentence === null && email === null) return children;
  const button = buttonOf();
  return (
    <Stack space="8" align="start">
      {sentence !== null && (
        <>
          <Heading level={3} size="tiny">
            {messages.title}
          </Heading>
          <Text>{sentence}</Text>
        </>
      )}
      {email !== null && (
        <span className={address}>
          <Link href={mailtoAddress(email)}>{email}</Link>
        </span>
      )}
      {(button || children) && (
        <Inline space="12">
          {button}
          {children}
        </Inline>
      )}
    </Stack>
  );

  function buttonOf(): ReactNode {
    switch (step.kind) {
      case 'read':
        return (
          <LinkButton href={conversationHref} variant="primary" icon={<MessageSquareText />}>
            {messages.actions.read}
          </LinkButton>
        );
      case 'confirm':
        return (
          <LinkButton href={agreementHref} variant="primary" icon={<Handshake />}>
            {messages.actions.confirm}
          </LinkButton>
        );
      case 'confirm_sentence':
      case 'write_sentence':
        return (
          <LinkButton href={agreementHref} variant="primary" icon={<Quote />}>
            {messages.actions[step.kind]}
          </LinkButton>
        );
      case 'write':
        return (
          <LinkButton href={conversationHref} variant="primary" icon={<Send />}>
            {messages.actions.write}
          </LinkButton>
        );
      case 'fill':
        return (
          props.reader === 'client' && (
            <LinkButton href={props.fillHref} variant="primary" icon={<UserRoundCheck />}>
              {messages.actions.fill}
            </LinkButton>
          )
        );
      case 'decide':
      case 'wait':
      case 'none':
        return null;
    }
  }
}

/** Returns the text for the reader, or null if the step needs no text. */
function useSentence(props: NextStepProps): string | null {
  const messages = useNextStepMessages();
  const { nextStep } = useApplicationMessages();
  const format = useFormat();
  const { step } = props;
  switch (step.kind) {
    case 'read':
      return messages.read(step.unread, format.number(step.unread));
    case 'confirm':
    case 'confirm_sentence':
    case 'write_sentence':
      return messages[step.kind];
    case 'write':
      if (props.reader === 'client') return messages.client.write(props.applicantName);
      return props.clientEmail === null ? nextStep.wait : nextStep.write;
    case 'wait':
      return props.reader === 'client' ? messages.client.wait(props.applicantName) : messages.freelancer.wait;
    case 'fill':
      return messages.client.fill;
    case 'decide':
    case 'none':
      return null;
  }
}
