'use client';

import { MessagePage } from '../../layout/MessagePage/MessagePage.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { useSiteMessages } from '../../primitives/UiProvider/useSiteMessages.ts';

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
