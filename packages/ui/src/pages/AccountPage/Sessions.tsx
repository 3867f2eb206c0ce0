'use client';

import type { OpenSession } from '@skillharbor/contract';
import { useAccountPageMessages } from '../../messages/useAccountPageMessages.ts';
import { useDeviceName } from '../../messages/useDeviceName.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { SettingLine } from './SettingLine.tsx';

export interface SessionsProps {
  sessions: readonly OpenSession[];
  /** Called with the session to end, or with null for all sessions on other devices. */
  onEnd: (session: OpenSession | null) => void;
}

/** Lists the devices on which a user is logged in. Each device except this one has a button that logs it out. */
export function Sessions({ sessions, onEnd }: SessionsProps) {
  const messages = useAccountPageMessages().sessions;
  const format = useFormat();
  const others = sessions.filter(({ is_current }) => !is_current);
  const deviceOf = useDeviceName();
  return (
    <Stack space="16">
      <Stack as="ul" space="16">
        {sessions.map((session) => (
          <li key={session.id}>
            <SettingLine
              title={deviceOf(session)}
              facts={[
                messages.loggedIn(format.date(session.created_at)),
                messages.factors[session.factor],
                messages.lastUsed(format.date(session.used_at)),
              ]}
              action={
                session.is_current ? (
                  <Badge tone="positive">{messages.current}</Badge>
                ) : (
                  <Button onClick={() => onEnd(session)}>
                    {messages.end} <VisuallyHidden>{messages.ofDevice(deviceOf(session))}</VisuallyHidden>
                  </Button>
                )
              }
            />
          </li>
        ))}
      </Stack>
      {others.length === 0 ? (
        <Text>{messages.onlyThis}</Text>
      ) : (
        <div>
          <Button tone="critical" onClick={() => onEnd(null)}>
            {messages.endOthers}
          </Button>
        </div>
      )}
    </Stack>
  );
}
