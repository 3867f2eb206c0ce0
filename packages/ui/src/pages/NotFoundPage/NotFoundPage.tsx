'use client';

import { MessagePage } from '../../layout/MessagePage/MessagePage.tsx';
import { useSiteMessages } from '../../messages/useSiteMessages.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';

export interface NotFoundPageProps {
  homeHref: string;
}

/** Says that nothing is at this address, and links to the home page. */
export function NotFoundPage({ homeHref }: NotFoundPageProps) {
  const messages = useSiteMessages().notFound;
  return (
    <MessagePage
      code={messages.code}
      title={messages.title}
      text={messages.text}
      actions={
        <LinkButton href={homeHref} variant="primary">
          {messages.home}
        </LinkButton>
      }
    />
  );
}
