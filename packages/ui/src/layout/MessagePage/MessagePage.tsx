'use client';

import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { PageBody } from '../PageBody/PageBody.tsx';
import { useBrand } from '../useBrand.ts';
import { actions as actionsStyle, logo, message, body } from './MessagePage.css.ts';

export interface MessagePageProps {
  /** A code above the title that the user can quote. */
  code?: string;
  title: string;
  text: string;
  actions: ReactNode;
}

/**
 * Shows a page whose only content is a message.
 *
 * @use For a page whose content is a message: not found, failed.
 * @instead {@link Notice} for a message on a page with other content.
 * @content The title says what happened, the text says what users can do about it, and the actions do it.
 */
export function MessagePage({ code, title, text, actions }: MessagePageProps) {
  const { Mark } = useBrand();
  return (
    <PageBody width="reading">
      <div className={message}>
        <span className={logo}>
          <Mark size={48} />
        </span>
        <div className={body}>
          {code && (
            <Text size="small" tone="muted" weight="medium" numeric>
              {code}
            </Text>
          )}
          <Heading level={1}>{title}</Heading>
          <Text size="large" tone="muted">
            {text}
          </Text>
        </div>
        <div className={actionsStyle}>{actions}</div>
      </div>
    </PageBody>
  );
}
