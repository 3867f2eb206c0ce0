'use client';

import { Message } from '../../layout/index.ts';
import { Button, LinkButton, useMessages } from '../../primitives/index.ts';

export interface ErrorPageProps {
  /** What happened, in a sentence. */
  message: string;
  onRetry: () => void;
  homeHref: string;
}

/** In place of a page that broke. */
export function ErrorPage({ message, onRetry, homeHref }: ErrorPageProps) {
  const { primitives, site } = useMessages();
  return (
    <Message
      title={site.error.title}
      text={message}
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            {primitives.retry}
          </Button>
          <LinkButton href={homeHref}>{site.error.home}</LinkButton>
        </>
      }
    />
  );
}
