'use client';

import { OtherJobs } from '../../cards/OtherJobs/OtherJobs.tsx';
import type { OtherJobsProps } from '../../cards/OtherJobs/OtherJobs.tsx';
import { MessagePage } from '../../layout/MessagePage/MessagePage.tsx';
import { useSiteMessages } from '../../messages/useSiteMessages.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';

export interface NotFoundPageProps {
  homeHref: string;
  /** The newest jobs and a search among all jobs, or null for clients, who do not look for jobs. */
  jobs: OtherJobsProps | null;
}

/** Says that no page has this address, and links to the home page and to the newest jobs. */
export function NotFoundPage({ homeHref, jobs }: NotFoundPageProps) {
  const messages = useSiteMessages();
  return (
    <MessagePage
      code={messages.notFound.code}
      title={messages.notFound.title}
      text={messages.notFound.text}
      actions={
        <LinkButton href={homeHref} variant="primary">
          {messages.notFound.home}
        </LinkButton>
      }
    >
      {jobs && <OtherJobs {...jobs} />}
    </MessagePage>
  );
}
