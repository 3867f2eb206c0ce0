'use client';

import type { ApplicationStatus, MyApplication } from '@skillharbor/contract';
import { useApplicationMessages } from '../../messages/useApplicationMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { CardLayer } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CardMore } from '../CardRow/CardRow.tsx';
import { applicationIcons } from '../DecisionStatus/DecisionStatus.tsx';
import { applicationTones } from '../tones.ts';
import { links, reply as replyStyle } from './ApplicationCard.css.ts';

/** Shows the status of an application from the freelancer's point of view. */
export function ApplicationState({ status }: { status: ApplicationStatus }) {
  const messages = useApplicationMessages().statuses;
  const Icon = applicationIcons[status];
  return (
    <Badge tone={applicationTones[status]} icon={<Icon />}>
      {messages[status]}
    </Badge>
  );
}

interface ApplicationLinksProps {
  title: string;
  /** The address of the page of the application. */
  href: string;
  jobHref: string;
}

/** Links to the application. A second link covers the whole card, and leads to the job. */
export function ApplicationLinks({ title, href, jobHref }: ApplicationLinksProps) {
  const messages = useApplicationMessages().list;
  return (
    <div className={links}>
      <CardLayer>
        <Link href={href} tone="quiet">
          {messages.details}
          <VisuallyHidden>{messages.about(title)}</VisuallyHidden>
        </Link>
      </CardLayer>
      <CardMore href={jobHref} label={messages.viewJob} about={` ${title}`} />
    </div>
  );
}

/** Shows the message that the client wrote with the decision, or nothing if there is none. */
export function ClientReply({ application }: { application: MyApplication }) {
  const messages = useApplicationMessages().list;
  const { status } = application;
  const { title, text } =
    status === 'accepted'
      ? { title: messages.message, text: application.message }
      : { title: messages.declineReason, text: application.decline_reason };
  if (!text) return null;
  return (
    <section className={replyStyle({ accepted: status === 'accepted' })}>
      <Heading level={4} size="tiny">
        {title}
      </Heading>
      <Prose>{text}</Prose>
    </section>
  );
}
