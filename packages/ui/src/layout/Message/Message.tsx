import type { ReactNode } from 'react';
import { Heading, Text } from '../../primitives/index.ts';
import { Mark } from '../Mark/Mark.tsx';
import { PageBody } from '../PageBody/PageBody.tsx';
import { actions as actionsStyle, mark, message, words } from './Message.css.ts';

export interface MessageProps {
  /** Above the title: a code that may be asked for. */
  code?: string;
  title: string;
  text: string;
  actions: ReactNode;
}

/** A page that only has something to say. */
export function Message({ code, title, text, actions }: MessageProps) {
  return (
    <PageBody width="reading">
      <div className={message}>
        <span className={mark}>
          <Mark size={48} />
        </span>
        <div className={words}>
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
