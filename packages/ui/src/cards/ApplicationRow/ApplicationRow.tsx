'use client';

import type { MyApplication } from '@skillharbor/contract';
import { useApplicationMessages } from '../../messages/useApplicationMessages.ts';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { ApplicationEvents } from '../ApplicationRail/ApplicationEvents.tsx';
import { eventsOf } from '../ApplicationRail/eventsOf.ts';
import { ApplicationLinks, ApplicationState, ClientReply } from '../ApplicationCard/ApplicationParts.tsx';
import * as styles from './ApplicationRow.css.ts';

export interface ApplicationRowProps {
  application: MyApplication;
  jobHref: string;
  /** The address of the page that shows the sent application and its history. */
  href: string;
}

/**
 * Shows an application that has ended, as its freelancer sees it, in one row.
 *
 * @use In the freelancer's list of applications.
 * @instead {@link ApplicationCard} for one that is pending or accepted.
 * @keyboard Tab: moves to the link to the application, then to the job.
 * @screenreader link: which application it opens.
 */
export function ApplicationRow({ application, jobHref, href }: ApplicationRowProps) {
  const { facts, categories } = useJobMessages();
  const messages = useApplicationMessages().list;
  const format = useFormat();
  const { listing_title, company_name, category, location, short_description } = application;
  const isMore = application.decline_reason !== null || eventsOf(application).length > 0;
  return (
    <Card as="article" padding="none" tone="quiet" interactive>
      <div className={styles.container}>
        <div className={styles.row}>
          <div className={styles.title}>
            <Heading level={3} size="tiny">
              <bdi>{listing_title}</bdi>
            </Heading>
          </div>
          <p className={styles.facts}>
            {[facts.company(company_name), categories[category], location, short_description].map((text) => (
              <bdi key={text} className={styles.fact}>
                {text}
              </bdi>
            ))}
          </p>
          <div className={styles.state}>
            <ApplicationState status={application.status} />
          </div>
          <span className={styles.date}>{messages.appliedOn(format.date(application.applied_at))}</span>
          <div className={styles.links}>
            <ApplicationLinks title={listing_title} href={href} jobHref={jobHref} />
          </div>
        </div>
        {isMore && (
          <div className={styles.more}>
            <ApplicationEvents application={application} />
            <ClientReply application={application} />
          </div>
        )}
      </div>
    </Card>
  );
}
