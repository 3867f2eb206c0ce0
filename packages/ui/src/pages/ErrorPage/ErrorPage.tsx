'use client';

import { MessagePage } from '../../layout/MessagePage/MessagePage.tsx';
import { useLayoutMessages } from '../../messages/useLayoutMessages.ts';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';

export interface ErrorPageProps {
  message: string;
  /** Called when the user tries again. */
  onRetry: () => void;
  homeHref: string;
}

/** Replaces a page that failed to render. */
export function ErrorPage({ message, onRetry, homeHref }: ErrorPageProps) {
  const primitives = usePrimitiveMessages();
  const layout = useLayoutMessages();
  return (
    <MessagePage
      title={layout.error.title}
      text={message}
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            {primitives.retry}
          </Button>
          <LinkButton href={homeHref}>{layout.error.home}</LinkButton>
        </>
      }
    />
  );
}
