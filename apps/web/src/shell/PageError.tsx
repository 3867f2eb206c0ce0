import { ErrorPage } from '@skillharbor/ui/pages';
import { ChunkError, useLayoutMessages } from '@skillharbor/ui/primitives';
import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { paths } from '../navigation/paths.ts';
import { reload, reloadSoon } from '../platform/reload.ts';
import { PageHead } from './PageHead.tsx';

/**
 * Replaces a page that broke. Where a part of the app did not load, it reloads the app once, and again when the
 * connection is back.
 */
export function PageError() {
  const appMessages = useAppMessages();
  const { log, reloadOnce } = useApp();
  const { revalidate } = useRevalidator();
  const error = useRouteError();
  const isChunk = error instanceof ChunkError;

  useEffect(() => {
    log('A page broke.', error);
    if (!isChunk) return undefined;
    reloadOnce();
    const left = new AbortController();
    const { signal } = left;
    window.addEventListener('online', () => void reloadSoon(signal), { signal });
    return () => left.abort();
  }, [error, isChunk, log, reloadOnce]);

  return (
    <>
      <PageHead title={useLayoutMessages().error.title} preview={null} />
      <ErrorPage
        message={isChunk ? appMessages.chunkMissing : appMessages.wentWrong}
        onRetry={() => void (isChunk ? reload() : revalidate())}
        homeHref={paths.home()}
      />
    </>
  );
}
