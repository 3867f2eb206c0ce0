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
  /** The heading that is shown until the name of the subject is known. */
  title: string;
  /**
   * The link back to the list. It goes back in the browser's history, or to `href` if the user came from another page.
   */
  back: { href: string; label: string };
  skeleton: ReactNode;
  /** A link to another page, for a subject that does not exist or did not load. */
  errorAction: ReactNode;
  children: (data: T) => ReactNode;
}

/** Frames a page about one item of a list. */
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
