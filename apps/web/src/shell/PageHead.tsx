import type { Loadable } from '@skillharbor/ui/primitives';
import { createContext, use, useEffect } from 'react';
import type { Preview } from '../app/preview.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';

/** Takes the title of the page that is there now, to be announced. */
export const AnnounceContext = createContext<(title: string) => void>(() => {});

interface TitleProps {
  title: string;
  /** Whether it is announced elsewhere: an error is an alert already. */
  quiet?: boolean;
  /** What has just happened elsewhere and is announced together with the title. */
  news?: string;
}

interface PageHeadProps extends TitleProps {
  /** Null for a private page, and for one that is not there: search engines leave it out. */
  preview: Preview | null;
}

/** What browsers, search engines and shared links show of a page. React moves it to the head of the document. */
export function PageHead({ preview, ...title }: PageHeadProps) {
  return (
    <>
      <Title {...title} />
      {preview === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <PreviewTags title={title.title} preview={preview} />
      )}
    </>
  );
}

interface SubjectHeadProps<T> {
  subject: Loadable<T>;
  title: (data: T) => string;
  /** The title until it is known what the subject is called. */
  meanwhile: string;
  /** Null for a private page. */
  preview: ((data: T) => Preview | null) | null;
}

/** The head of a page that is about one thing. */
export function SubjectHead<T>({ subject, title, meanwhile, preview }: SubjectHeadProps<T>) {
  switch (subject.status) {
    case 'ready':
      return <PageHead title={title(subject.data)} preview={preview && preview(subject.data)} />;
    case 'error':
      return <PageHead quiet title={subject.message} preview={null} />;
    case 'loading':
      if (preview === null) return <PageHead title={meanwhile} preview={null} />;
      // Without a word for search engines: they would remember it of the finished page as well.
      return <Title title={meanwhile} />;
  }
}

/** The title of the browser's tab. It is announced whenever it changes, as a browser does with a new page. */
function Title({ title: page, quiet = false, news }: TitleProps) {
  const appMessages = useAppMessages();
  const announce = use(AnnounceContext);
  const title = appMessages.title(page);
  const announcement = news === undefined ? title : `${news}. ${title}`;
  useEffect(() => {
    if (!quiet) announce(announcement);
  }, [announce, quiet, announcement]);
  return <title>{title}</title>;
}

const SITE_PICTURE = '/social.png';

/** Whole addresses: the services that read them know no page to begin from. */
function PreviewTags({ title, preview }: { title: string; preview: Preview }) {
  const appMessages = useAppMessages();
  const { origin } = useApp();
  const {
    description,
    canonical,
    picture = { path: SITE_PICTURE, alt: appMessages.sitePicture },
    type = 'website',
  } = preview;
  const url = canonical === null ? null : origin + canonical;
  return (
    <>
      <meta name="description" content={description} />
      {url === null ? (
        <meta name="robots" content="noindex, follow" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
        </>
      )}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={appMessages.siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={origin + picture.path} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={picture.alt} />
      {/* Title, description and picture come from the tags above. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
