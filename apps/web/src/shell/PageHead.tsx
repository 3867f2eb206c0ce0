import type { Loadable } from '@skillharbor/ui/primitives';
import { createContext, use, useEffect } from 'react';
import type { Preview } from '../app/preview.ts';
import { isUsualBrand } from '../app/usualBrand.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { useHasFeeds } from '../site/useHasFeeds.ts';

/** Receives the title of the current page, and announces it to screen readers. */
export const AnnounceContext = createContext<(title: string) => void>(() => {});

interface TitleProps {
  title: string;
  /** True if the title must not be announced, because an error on the page is already an alert. */
  quiet?: boolean;
  /** A recent event of another page, which is announced together with the title. */
  news?: string;
}

interface PageHeadProps extends TitleProps {
  /**
   * The data for search engines and link previews. It is null for a private or missing page, so that search engines
   * leave the page out.
   */
  preview: Preview | null;
}

/**
 * Sets the title, the description and the picture of a page for browsers, search engines and link previews. React moves
 * the tags to the head of the document.
 */
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
  /** The title that is shown until the subject of the page has loaded. */
  meanwhile: string;
  /** Returns the data for search engines and link previews. The function is null for a private page. */
  preview: ((data: T) => Preview | null) | null;
}

/** Sets the head of a page that is about one subject. */
export function SubjectHead<T>({ subject, title, meanwhile, preview }: SubjectHeadProps<T>) {
  switch (subject.status) {
    case 'ready':
      return <PageHead title={title(subject.data)} preview={preview && preview(subject.data)} />;
    case 'error':
      return <PageHead quiet title={subject.message} preview={null} />;
    case 'loading':
      if (preview === null) return <PageHead title={meanwhile} preview={null} />;
      // No robots tag is set while the subject loads, because search engines would apply the tag to the loaded page as
      // well.
      return <Title title={meanwhile} />;
  }
}

/** Sets the title of the tab, and announces every change to screen readers, as a browser announces a new page. */
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

/** The picture of the default brand is a file. The server draws the picture of any other brand. */
const USUAL_PICTURE = '/social.png';
const BRAND_PICTURE = '/social/site.png';

/** Renders links to the feeds of a list. The loader of the list's page has loaded whether feeds are on. */
function FeedTags({ title, feeds }: { title: string; feeds: NonNullable<Preview['feeds']> }) {
  if (!useHasFeeds()) return null;
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title={title} href={feeds.atom} />
      <link rel="alternate" type="application/feed+json" title={title} href={feeds.json} />
    </>
  );
}

/** Renders the preview with absolute URLs, because preview services cannot resolve relative ones. */
function PreviewTags({ title, preview }: { title: string; preview: Preview }) {
  const appMessages = useAppMessages();
  const { publicOrigin, brand } = useApp();
  const sitePicture = isUsualBrand(brand)
    ? { path: USUAL_PICTURE, alt: appMessages.sitePicture }
    : { path: BRAND_PICTURE, alt: brand.name };
  const { description, canonical, picture = sitePicture, type = 'website', feeds } = preview;
  const url = canonical === null ? null : publicOrigin + canonical;
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
      {feeds && <FeedTags title={title} feeds={feeds} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={appMessages.siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={publicOrigin + picture.path} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={picture.alt} />
      {/* Title, description and picture come from the tags above. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
