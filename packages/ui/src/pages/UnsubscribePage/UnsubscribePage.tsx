'use client';

import type { MailChoice } from '@skillharbor/contract';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useMailMessages } from '../../messages/useMailMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Loadable, Submission } from '../../primitives/state.ts';

export interface UnsubscribePageProps {
  /** The kind of mail that the link switches off, and whether the user still receives it. */
  choice: Loadable<MailChoice>;
  submission: Submission;
  onChoose: (wanted: boolean) => void;
  /** True once the user has made a choice on this page. */
  hasChosen: boolean;
  /** The address of the account page, on which users choose all mails. */
  accountHref: string;
}

/**
 * Shows the page that the link at the end of a mail opens. The user need not be signed in. Nothing changes before the
 * user presses the button, because programs that scan mails also open links.
 */
export function UnsubscribePage(props: UnsubscribePageProps) {
  const { choice, submission, onChoose, hasChosen, accountHref } = props;
  const messages = useMailMessages();
  const format = useFormat();
  const toAccount = (
    <LinkButton href={accountHref} variant="quiet">
      {messages.link.account}
    </LinkButton>
  );
  return (
    <PageBody width="narrow">
      <Stack space="32">
        <Heading level={1}>{messages.title}</Heading>
        <LoadableContent
          of={choice}
          skeleton={<Spinner label={messages.link.loading} />}
          errorAction={toAccount}
        >
          {({ kinds, wanted }) => (
            <Stack space="16" align="start">
              <Choice
                kind={format.list(kinds.map((kind) => messages.kinds[kind].label))}
                wanted={wanted}
                hasChosen={hasChosen}
              />
              {submission.status === 'failed' && (
                <Notice tone="critical">{submission.message ?? messages.link.failed}</Notice>
              )}
              <Inline space="12">
                <Button
                  // After a press, the new key replaces the button by another one, so that a second press by keyboard
                  // does not reach it.
                  key={String(wanted)}
                  variant={wanted && !hasChosen ? 'primary' : 'secondary'}
                  pending={submission.status === 'submitting'}
                  pendingLabel={messages.link.submitting}
                  onClick={() => onChoose(!wanted)}
                >
                  {wanted ? messages.link.stop : messages.link.resume}
                </Button>
                {toAccount}
              </Inline>
            </Stack>
          )}
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}

function Choice({ kind, wanted, hasChosen }: { kind: string; wanted: boolean; hasChosen: boolean }) {
  const { link } = useMailMessages();
  if (wanted && !hasChosen) return <Text size="large">{link.question(kind)}</Text>;
  return (
    <Notice tone="positive" title={wanted ? link.resumed(kind) : link.stopped(kind)}>
      {wanted ? link.resumedExplained : link.stoppedExplained}
    </Notice>
  );
}
