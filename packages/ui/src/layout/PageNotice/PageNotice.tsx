import type { ReactNode } from 'react';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { PageBody } from '../PageBody/PageBody.tsx';
import { notice } from './PageNotice.css.ts';

export interface PageNoticeProps {
  title: string;
  children: ReactNode;
}

/** Frames a notice that every page shows, such as the one about an unconfirmed address. */
export function PageNotice({ title, children }: PageNoticeProps) {
  return (
    <aside aria-label={title} className={notice}>
      <PageBody spacing="none">
        <Notice tone="info" title={title}>
          <Stack space="12" align="start">
            {children}
          </Stack>
        </Notice>
      </PageBody>
    </aside>
  );
}
