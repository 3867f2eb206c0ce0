'use client';

import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { PageBody } from '../PageBody/PageBody.tsx';
import { useBrand } from '../useBrand.ts';
import { actions as actionsStyle, body, content, logo, message, more } from './MessagePage.css.ts';
import { QuietHarbor } from './QuietHarbor.tsx';

export interface MessagePageProps {
  /** A code above the title, which the user can quote when asking for help. */
  code?: string;
  title: string;
  text: string;
  /** The links with which users can continue. */
  actions: ReactNode;
  /** Further content below the message that may help the user. */
  children?: ReactNode;
}

/**
 * Shows a page whose only content is a message, with the drawing that all such pages share.
 *
 * @use For a page without other content, such as 'not found' or 'failed'.
 * @instead {@link Notice} for a message on a page with other content.
 * @content The title says what happened, the text says what users can do about it, and the actions let them do it.
 */
export function MessagePage({ code, title, text, actions, children }: MessagePageProps) {
  const { Mark } = useBrand();
  return (
    <PageBody>
      <div className={message}>
        {Mark === Logo ? (
          <QuietHarbor />
        ) : (
          <span className={logo}>
            <Mark size={96} />
          </span>
        )}
        <div className={content}>
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
      </div>
      {children && <div className={more}>{children}</div>}
    </PageBody>
  );
}
