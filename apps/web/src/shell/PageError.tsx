import { NetworkError } from '@skillharbor/api-client';
import { ErrorPage } from '@skillharbor/ui/pages';
import { ChunkError, useLayoutMessages } from '@skillharbor/ui/primitives';
import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { followHeading } from '../navigation/focusMain.ts';
import { paths } from '../navigation/paths.ts';
import { reload, reloadSoon } from '../platform/reload.ts';
import { PageHead } from './PageHead.tsx';
import { RestoringSession } from './RestoringSession.tsx';

/**
 * Replaces a page that failed. If a chunk of the app did not load, it reloads the app once, and again when the
 * connection returns. If the session could not be restored, it tries again when the connection returns.
 */
export function PageError() {
  const appMessages = useAppMessages();
  const { log, reloadOnce } = useApp();
  const { revalidate, state } = useRevalidator();
  const error = useRouteError();
  const isChunk = error instanceof ChunkError;
  // Pages show their own loading errors. A network error that is thrown here comes from restoring the session, which
  // happens before every page.
  const isSession = error instanceof NetworkError;

  useEffect(() => {
    log('A page broke.', error);
    if (!isChunk && !isSession) return undefined;
    if (isChunk) reloadOnce();
    const left = new AbortController();
    const { signal } = left;
    const again = () => void (isChunk ? reloadSoon(signal) : revalidate());
    window.addEventListener('online', again, { signal });
    return () => left.abort();
  }, [error, isChunk, isSession, log, reloadOnce, revalidate]);

  function retry() {
    if (isChunk) return void reload();
    // Moves the focus, because the pressed button has disappeared.
    followHeading();
    return void revalidate();
  }

  const title = useLayoutMessages().error.title;
  if (isSession && state === 'loading') return <RestoringSession />;
  const message = isSession ? appMessages.unreachable : appMessages.wentWrong;
  return (
    <>
      <PageHead title={title} preview={null} />
      <ErrorPage
        message={isChunk ? appMessages.chunkMissing : message}
        onRetry={retry}
        homeHref={paths.home()}
      />
    </>
  );
}
