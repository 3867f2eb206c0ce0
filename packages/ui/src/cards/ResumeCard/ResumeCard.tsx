'use client';

import type { Resume } from '@skillharbor/contract';
import { Download, FileText } from 'lucide-react';
import { useApplicationMessages } from '../../messages/useApplicationMessages.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import * as styles from './ResumeCard.css.ts';

export interface ResumeCardProps {
  /** The résumé file, as the server returns it. */
  resume: Resume;
  href: string;
}

/**
 * Shows the file that was sent with an application, as a download.
 *
 * @use For those who may open the file: its applicant, and the client of the job.
 * @content The file name that the freelancer chose, and the size.
 * @screenreader link: the file's name.
 */
export function ResumeCard({ resume: { name, type, size }, href }: ResumeCardProps) {
  const messages = useApplicationMessages().resume;
  const format = useFormat();
  return (
    <Card>
      <div className={styles.resume}>
        <div className={styles.file}>
          <span className={styles.fileIcon}>
            <FileText />
          </span>
          <div className={styles.fileName}>
            <Text weight="medium">
              <bdi>{name}</bdi>
            </Text>
            <Text size="small" tone="muted" numeric>
              {messages.facts(type.toUpperCase(), format.fileSize(size))}
            </Text>
          </div>
        </div>
        <LinkButton href={href} download icon={<Download />}>
          {messages.download}
        </LinkButton>
      </div>
    </Card>
  );
}
