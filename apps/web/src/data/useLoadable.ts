import type { Messages } from '@skillharbor/ui/messages';
import { useMessages, type Loadable } from '@skillharbor/ui/primitives';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { loadSentence, type LoadWords } from '../errors.ts';
import type { Eventual, Loaded } from './loaded.ts';

/**
 * What a page shows of a loader's answer. While the same page loads again, what is there stays; after an error it
 * counts as loading.
 */
export function useLoadable<T>(answer: Eventual<T>, wordsOf: (messages: Messages) => LoadWords): Loadable<T> {
  const [last, setLast] = useState<Loaded<T>>();
  const { revalidate } = useRevalidator();
  const words = wordsOf(useMessages());

  if (answer.status !== 'pending' && answer !== last) setLast(answer);

  useEffect(() => {
    if (answer.status !== 'pending') return undefined;
    let left = false;
    void answer.promise.then((loaded) => {
      if (!left) setLast(loaded);
    });
    return () => {
      left = true;
    };
  }, [answer]);

  const shown = answer.status === 'pending' ? last : answer;
  if (shown?.status === 'ready') return { status: 'ready', data: shown.data };
  if (shown?.status === 'error' && answer.status !== 'pending')
    return { status: 'error', message: loadSentence(shown.failure, words), onRetry: () => void revalidate() };
  return { status: 'loading' };
}
