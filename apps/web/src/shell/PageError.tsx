import { ErrorPage } from '@skillharbor/ui/pages';
import { useMessages } from '@skillharbor/ui/primitives';
import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { ChunkError } from '../chunk.ts';
import { paths } from '../paths.ts';
import { reload, reloadSoon } from '../reload.ts';
import { useApp } from '../useApp.ts';
import { words } from '../words.ts';
import { PageTitle } from './PageTitle.tsx';

/**
 * In place of a page that broke. A part of the app that did not load is mended by loading it all anew: once, and once
 * more when the connection is back.
 */
export function PageError() {
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
      <PageTitle>{useMessages().site.error.title}</PageTitle>
      <ErrorPage
        message={isChunk ? words.chunkMissing : words.wentWrong}
        onRetry={() => void (isChunk ? reload() : revalidate())}
        homeHref={paths.home()}
      />
    </>
  );
}
