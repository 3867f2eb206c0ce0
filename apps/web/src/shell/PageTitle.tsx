import type { Loadable } from '@skillharbor/ui/primitives';
import { createContext, use, useEffect } from 'react';
import { words } from '../words.ts';

/** Takes the title of the page that is there now, to be announced. */
export const AnnounceContext = createContext<(title: string) => void>(() => {});

interface PageTitleProps {
  children: string;
  /** Whether somebody else says it: an error is an alert already. */
  quiet?: boolean;
}

/** The title of the browser's tab. It is announced whenever it changes, as a browser does with a new page. */
export function PageTitle({ children, quiet = false }: PageTitleProps) {
  const announce = use(AnnounceContext);
  const title = words.title(children);
  useEffect(() => {
    if (!quiet) announce(title);
  }, [announce, quiet, title]);
  return <title>{title}</title>;
}

interface SubjectTitleProps<T> {
  subject: Loadable<T>;
  name: (data: T) => string;
  /** Says what it is, until it is known what it is called. */
  meanwhile: string;
}

/** The title of a page that is about one thing: what the thing is called, or why it is not there. */
export function SubjectTitle<T>({ subject, name, meanwhile }: SubjectTitleProps<T>) {
  if (subject.status === 'error') return <PageTitle quiet>{subject.message}</PageTitle>;
  return <PageTitle>{subject.status === 'ready' ? name(subject.data) : meanwhile}</PageTitle>;
}
