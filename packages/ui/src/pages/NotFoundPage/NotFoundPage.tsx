'use client';

import { Message } from '../../layout/index.ts';
import { LinkButton, useMessages } from '../../primitives/index.ts';

export interface NotFoundPageProps {
  homeHref: string;
}

export function NotFoundPage({ homeHref }: NotFoundPageProps) {
  const words = useMessages().site.notFound;
  return (
    <Message
      code={words.code}
      title={words.title}
      text={words.text}
      actions={
        <LinkButton href={homeHref} variant="primary">
          {words.home}
        </LinkButton>
      }
    />
  );
}
