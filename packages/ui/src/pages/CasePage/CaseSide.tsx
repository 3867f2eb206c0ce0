'use client';

import type { ModerationCase } from '@skillharbor/contract';
import { useModerationMessages } from '../../messages/useModerationMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { side } from './CasePage.css.ts';

interface CaseSideProps {
  found: ModerationCase;
  caseHref: (id: number) => string;
  jobHref: (id: number) => string;
}

/** Shows the owner of the subject, the owner's other cases, and jobs with nearly the same text. */
export function CaseSide({ found, caseHref, jobHref }: CaseSideProps) {
  const { case: messages, actions, states } = useModerationMessages();
  const format = useFormat();
  const { owner, history, similar } = found;
  return (
    <aside className={side}>
      <Part title={messages.owner}>
        {owner ? (
          <>
            <Text weight="medium">
              <bdi>{owner.name}</bdi>
            </Text>
            {owner.is_ended && <Badge tone="critical">{messages.ended}</Badge>}
            {owner.suspended_until !== null && (
              <Badge tone="caution">{messages.suspendedUntil(format.date(owner.suspended_until))}</Badge>
            )}
          </>
        ) : (
          <Text tone="muted">{messages.noOwner}</Text>
        )}
      </Part>
      {owner && (
        <Part title={messages.history}>
          {history.length === 0 && <Text tone="muted">{messages.noHistory}</Text>}
          {history.length > 0 && (
            <Stack as="ul" space="8">
              {history.map(({ id, title, action, state }) => (
                <li key={id}>
                  <Link href={caseHref(id)}>
                    <bdi>{title || messages.titleOf(format.number(id))}</bdi>
                  </Link>{' '}
                  <Text as="span" size="small" tone="muted">
                    {action === null ? states[state] : actions[action].done}
                  </Text>
                </li>
              ))}
            </Stack>
          )}
        </Part>
      )}
      {similar.length > 0 && (
        <Part title={messages.similar}>
          <Stack as="ul" space="8">
            {similar.map(({ id, title, company }) => (
              <li key={id}>
                <Link href={jobHref(id)}>
                  <bdi>{title}</bdi>
                </Link>{' '}
                <Text as="span" size="small" tone="muted">
                  <bdi>{company}</bdi>
                </Text>
              </li>
            ))}
          </Stack>
        </Part>
      )}
    </aside>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <Stack space="8" align="start">
        <Heading level={2} size="tiny">
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
