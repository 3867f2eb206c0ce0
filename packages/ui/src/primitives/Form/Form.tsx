'use client';

import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { Notice } from '../Notice/Notice.tsx';
import { useIsHydrated } from '../hydration/useIsHydrated.ts';
import { DraftNotice, OtherDraftNotice } from './DraftNotice.tsx';
import { form as formStyle, narrow as narrowStyle, problem as problemStyle } from './Form.css.ts';
import type { FormController } from './useForm.ts';

export interface FormProps {
  /** The controller that `useForm` returned. */
  form: FormController;
  /** Keeps the usual width of a form, on a page that is wider. */
  narrow?: boolean;
  /** The fields, and the button that submits them. */
  children: ReactNode;
}

/**
 * Renders a form, which submits the fields, shows a failure at the top, and moves the focus to the first invalid field.
 *
 * @use Around all fields that are sent together. `useForm` names each field once.
 * @instead {@link SearchForm} for a search.
 * @content The message of a failure says what the user can do. No field is marked as invalid before the first attempt
 *   to send.
 */
export function Form({ form, narrow = false, children }: FormProps) {
  const { id, draft, otherDraft, problem, refusals } = form;
  const messages = usePrimitiveMessages();
  const ref = useRef<HTMLFormElement>(null);
  const problemRef = useRef<HTMLDivElement>(null);

  // The fields show their errors in the same render as the refusal, so the first invalid field is already in the
  // document here.
  useLayoutEffect(() => {
    if (refusals === 0) return;
    const invalid = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid ?? problemRef.current)?.focus();
  }, [refusals]);

  // Before hydration, typed text is only in the browser's fields, so the form's state takes the text over.
  const isHydrated = useIsHydrated();
  const adopt = useEffectEvent(() => {
    if (ref.current) form.adopt(new FormData(ref.current));
  });
  useLayoutEffect(() => {
    if (!isHydrated) adopt();
  }, [isHydrated]);

  return (
    <form
      ref={ref}
      id={id}
      noValidate
      // With the method GET, a form that is submitted before hydration would put the typed text into the address.
      method="post"
      className={narrow ? narrowStyle : formStyle}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <noscript>{messages.needsScripts}</noscript>
      {draft && <DraftNotice draft={draft} />}
      {otherDraft && <OtherDraftNotice draft={otherDraft} />}
      {problem && (
        <div ref={problemRef} tabIndex={-1} className={problemStyle}>
          <Notice tone={problem.tone}>
            {problem.sentences.length === 0
              ? messages.formProblem
              : problem.sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
          </Notice>
        </div>
      )}
      {children}
    </form>
  );
}
