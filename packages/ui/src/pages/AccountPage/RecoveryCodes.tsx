'use client';

import { useOneTimeCodeMessages } from '../../messages/useOneTimeCodeMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Step } from './Step.tsx';
import * as styles from './codes.css.ts';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onCopy: (text: string) => void;
  onDownload: (codes: readonly string[]) => void;
  /** Called when the user confirms that the codes are saved. */
  onDone: () => void;
}

/** Shows recovery codes, which the user must save, because they are shown only once. */
export function RecoveryCodes({ codes, onCopy, onDownload, onDone }: RecoveryCodesProps) {
  const messages = useOneTimeCodeMessages().recovery;
  return (
    <Step title={messages.title}>
      <Text>{messages.intro}</Text>
      <ul role="list" className={styles.list}>
        {codes.map((code) => (
          <li key={code}>
            <bdi className={styles.secret}>{code}</bdi>
          </li>
        ))}
      </ul>
      <Inline space="8">
        <Button onClick={() => onCopy(codes.join('\n'))}>{messages.copy}</Button>
        <Button onClick={() => onDownload(codes)}>{messages.download}</Button>
        <Button variant="primary" onClick={onDone}>
          {messages.done}
        </Button>
      </Inline>
    </Step>
  );
}
