import { PageBody } from '@skillharbor/ui/layout';
import { Spinner, useLayoutMessages } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { needsRestoring } from '../session/restore.ts';

/** In place of the first page until it is there. */
export function FirstPage() {
  const appMessages = useAppMessages();
  const app = useApp();
  const { restoringSession } = useLayoutMessages();
  const [isRestoring] = useState(() => needsRestoring(app));
  return (
    <>
      <title>{appMessages.siteName}</title>
      {isRestoring && (
        <PageBody>
          <Spinner place="alone" label={restoringSession} />
        </PageBody>
      )}
    </>
  );
}
