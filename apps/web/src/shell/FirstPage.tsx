import { useState } from 'react';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { needsRestoring } from '../session/restore.ts';
import { RestoringSession } from './RestoringSession.tsx';

/** Shown in place of the first page until that page has loaded. */
export function FirstPage() {
  const appMessages = useAppMessages();
  const app = useApp();
  const [isRestoring] = useState(() => needsRestoring(app));
  return (
    <>
      <title>{appMessages.siteName}</title>
      {isRestoring && <RestoringSession />}
    </>
  );
}
