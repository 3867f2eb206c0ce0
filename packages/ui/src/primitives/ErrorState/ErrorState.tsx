'use client';

import { CloudAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { icon, message as messageStyle, state } from './ErrorState.css.ts';

export interface ErrorStateProps {
  message: string;
  /** Called to load the content again. It is null if another attempt would not help. */
  onRetry?: (() => void) | null;
  /** True while the next attempt runs. */
  retryPending?: boolean;
  /** Another action, for an error that Retry cannot solve. */
  action?: ReactNode;
}

/**
 * Replaces content that failed to load.
 *
 * @use In place of content that could not be loaded.
 * @instead {@link Notice} where something failed but the content is still shown. {@link EmptyState} where there is no
 *   content.
 * @content One sentence about what happened, without blame or codes. The action tries again.
 * @screenreader alert: the message, as soon as it appears.
 * @screenreader button: what the offered action does.
 */
export function ErrorState({ message, onRetry, retryPending, action }: ErrorStateProps) {
  const messages = usePrimitiveMessages();
  return (
    <div className={state}>
      <span className={icon}>
        <CloudAlert />
      </span>
      {/* The server's sentence may be in English on a page in another language. */}
      <p role="alert" dir="auto" className={messageStyle}>
        {message}
      </p>
      {(onRetry || action) && (
        <Inline space="12" justify="center">
          {onRetry && (
            <Button
              icon={<RotateCw />}
              pending={retryPending}
              pendingLabel={messages.retrying}
              onClick={onRetry}
            >
              {messages.retry}
            </Button>
          )}
          {action}
        </Inline>
      )}
    </div>
  );
}
