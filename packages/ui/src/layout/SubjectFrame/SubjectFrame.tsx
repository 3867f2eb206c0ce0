'use client';

import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable } from '../../primitives/state.ts';
import { PageBody } from '../PageBody/PageBody.tsx';

export interface SubjectFrameProps<T> {
  of: Loadable<T>;
  /** The heading until it is known what the subject is called. */
  title: string;
  /** The way back to the list; `href` is for a user from elsewhere. */
  back: { href: string; label: string };
  skeleton: ReactNode;
  /** Where to go on if there is no such thing, or it did not load. */
  errorAction: ReactNode;
  children: (data: T) => ReactNode;
}

/** A page about one thing that a list led to. */
export function SubjectFrame<T>({ of, title, back, skeleton, errorAction, children }: SubjectFrameProps<T>) {
  return (
    <PageBody>
      <Stack space="24">
        <div>
          <Link back href={back.href} tone="quiet" icon={<ArrowLeft />}>
            {back.label}
          </Link>
        </div>
        {of.status !== 'ready' && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
        <LoadableContent of={of} skeleton={skeleton} errorAction={errorAction}>
          {(data) => <Stack space="48">{children(data)}</Stack>}
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}
