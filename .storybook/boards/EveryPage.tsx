import { Suspense, use } from 'react';
import type { Globals } from '../globals.ts';
import { useGlobals } from '../globals.ts';
import { LiveChoice } from './Choice.tsx';
import { sizes } from './frames.ts';
import { Head, Tiles, Wide } from './layout.ts';
import { StoryTile } from './StoryTile.tsx';
import { boardsOf, fetchEntries } from './storyIndex.ts';
import type { BoardOfStories } from './storyIndex.ts';

/**
 * On this board, pages in desktop size are larger than on other boards, because the other boards show many states side
 * by side.
 */
const shownSizes = [sizes.phone, { ...sizes.desktop, scale: 0.4 }];

/** The sizes and themes in which each page is shown. The toolbar's size and theme do not change them. */
const looks = shownSizes.flatMap((size) => (['light', 'dark'] as const).map((theme) => ({ size, theme })));

/** These pages are also shown in Arabic, because mirroring changes their layout most. */
const inArabic = [
  'LandingPage',
  'JobListingsPage',
  'JobPage',
  'FreelancerPage',
  'MyApplicationsPage',
  'ManageJobPage',
];
const arabic = { language: 'ar', direction: 'rtl' };

/** Shows every page by its first story, at both sizes and in both themes. */
export function EveryPage() {
  return (
    <Suspense>
      <Pages />
    </Suspense>
  );
}

function Pages() {
  const globals = useGlobals();
  const pages = boardsOf(use(fetchEntries()), ['Pages']);
  return (
    <Wide>
      <Head>
        <span>{pages.length} pages. A screen leads to its story.</span>
        <LiveChoice globals={globals} />
      </Head>
      {pages.map((page) => (
        <section key={page.title} aria-label={page.name}>
          <h2>{page.name}</h2>
          <Tiles>
            <Screens page={page} globals={globals} />
            {inArabic.includes(page.name) && (
              <Screens page={page} globals={{ ...globals, ...arabic }} language="Arabic" />
            )}
          </Tiles>
        </section>
      ))}
    </Wide>
  );
}

interface ScreensProps {
  page: BoardOfStories;
  globals: Globals;
  language?: string;
}

function Screens({ page: { stories }, globals, language }: ScreensProps) {
  const [first] = stories;
  if (!first) return null;
  return looks.map(({ size, theme }) => (
    <StoryTile
      key={`${size.name} ${theme}`}
      story={first}
      name={[size.name, theme, language].filter(Boolean).join(', ')}
      size={size}
      globals={{ ...globals, theme }}
      height="window"
    />
  ));
}
