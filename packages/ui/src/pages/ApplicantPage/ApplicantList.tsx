'use client';

import type { Application } from '@skillharbor/contract';
import { useEffect, useRef } from 'react';
import { ApplicantRow } from '../../cards/ApplicantRow/ApplicantRow.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { ListedApplicants } from './listedApplicants.ts';
import * as styles from './ReviewFrame.css.ts';

export interface ApplicantListProps extends ListedApplicants {
  /** The id of the application that is shown beside the list, or null until it has loaded. */
  currentId: number | null;
  mayWrite: boolean;
}

/**
 * Lists the applicants next to the applicant who is shown. The list keeps the status filter and the order that the
 * client chose.
 */
export function ApplicantList(props: ApplicantListProps) {
  const { applications, total, shown, pages, applicantHref, onFollow, onShortlist, currentId, mayWrite } =
    props;
  const messages = useClientMessages().review;
  const format = useFormat();
  const list = useShowCurrent(currentId, applications.status === 'ready');
  return (
    <nav aria-label={messages.list.beside} className={styles.list}>
      <div className={styles.listHead}>
        <Text as="span" size="small" weight="medium">
          {messages.list.filters[shown.state]}
          {total !== null && ` ${format.number(total)}`}
        </Text>
        <Text as="span" size="small" tone="muted">
          {messages.list.sorts[shown.sort]}
        </Text>
      </div>
      <div ref={list} className={styles.rows}>
        <LoadableContent of={applications} skeleton={<Skeleton lines={8} />}>
          {(data: readonly Application[]) => (
            <>
              <ul role="list">
                {data.map((application) => (
                  <li key={application.id}>
                    <ApplicantRow
                      application={application}
                      href={applicantHref(application)}
                      onFollow={() => onFollow(application)}
                      current={application.id === currentId}
                      onShortlist={(isShortlisted) => onShortlist(application, isShortlisted)}
                      mayWrite={mayWrite}
                    />
                  </li>
                ))}
              </ul>
              <div className={styles.more}>
                <Pagination pages={pages} />
              </div>
            </>
          )}
        </LoadableContent>
      </div>
    </nav>
  );
}

/** Scrolls only the list, so that the row of the applicant who is shown is in view. */
function useShowCurrent(currentId: number | null, isReady: boolean) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>('[aria-current]')?.closest('li');
    if (!box || !row) return;
    const top = row.offsetTop - box.offsetTop;
    const isInView = top >= box.scrollTop && top + row.offsetHeight <= box.scrollTop + box.clientHeight;
    if (!isInView) box.scrollTop = top - (box.clientHeight - row.offsetHeight) / 2;
  }, [currentId, isReady]);
  return list;
}
