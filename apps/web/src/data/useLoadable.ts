import type { Messages } from '@skillharbor/ui/messages';
import { useMessages, type Loadable } from '@skillharbor/ui/primitives';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { followHeading } from '../shell/focusMain.ts';
import { loadSentence, type LoadWords } from '../errors.ts';
import type { Eventual, Loaded } from './loaded.ts';

/**
 * What a page shows of a loader's answer. While the same page loads again, what is there stays; an error does not.
 */
export function useLoadable<T>(answer: Eventual<T>, wordsOf: (messages: Messages) => LoadWords): Loadable<T> {
  const [last, setLast] = useState<{ answer: Eventual<T>; loaded: Loaded<T> }>();
  const { revalidate } = useRevalidator();
  const retry = () => {
    // The button that was pressed goes away, and the heading may be another one when the data is there.
    followHeading();
    void revalidate();
  };
  const words = wordsOf(useMessages());

  if (answer.status !== 'pending' && answer !== last?.answer) setLast({ answer, loaded: answer });

  useEffect(() => {
    if (answer.status !== 'pending') return undefined;
    let left = false;
    void answer.promise.then((loaded) => {
      if (!left) setLast({ answer, loaded });
    });
    return () => {
      left = true;
    };
  }, [answer]);

  const isCurrent = answer === last?.answer;
  const shown = answer.status === 'pending' ? last?.loaded : answer;
  if (shown?.status === 'ready') return shown;
  if (shown?.status === 'error' && (isCurrent || answer.status !== 'pending'))
    return { status: 'error', message: loadSentence(shown.failure, words), onRetry: retry };
  return { status: 'loading' };
}
