'use client';

import { useApplicationMessages } from '../../messages/useApplicationMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { mailtoAddress } from '../../primitives/Link/addresses.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './ApplicationCard.css.ts';

/** Tells an accepted freelancer what to do next. `clientEmail` is null if the client does not share it. */
export function NextStep({ clientEmail }: { clientEmail: string | null }) {
  const messages = useApplicationMessages().nextStep;
  return (
    <Stack space="4" align="start">
      <Heading level={3} size="tiny">
        {messages.title}
      </Heading>
      <Text>{clientEmail === null ? messages.wait : messages.write}</Text>
      {clientEmail !== null && (
        <span className={styles.address}>
          <Link href={mailtoAddress(clientEmail)}>{clientEmail}</Link>
        </span>
      )}
    </Stack>
  );
}
