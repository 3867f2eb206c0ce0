import { Suspense, use } from 'react';
import { styled } from 'storybook/theming';
import { useGlobals } from '../globals.ts';
import { sizes } from './frames.ts';
import { Head, Tiles, Wide } from './layout.ts';
import { StoryTile } from './StoryTile.tsx';
import { boardsOf, fetchEntries } from './storyIndex.ts';

/**
 * The pictures of pages before the redesign, by page name. They are never renewed, and their compression is lossy, so
 * that they are small.
 */
const earlier = import.meta.glob<string>('./before/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
const pictureBefore = (page: string) => earlier[`./before/${page}.webp`];

const size = sizes.phone;

/** Shows each redesigned page beside a picture of it from before the redesign. */
export function BeforeAndAfter() {
  return (
    <Suspense>
      <Pages />
    </Suspense>
  );
}

function Pages() {
  const globals = useGlobals();
  const pages = boardsOf(use(fetchEntries()), ['Pages']).filter(({ name }) => pictureBefore(name));
  return (
    <Wide>
      <Head>
        <span>{pages.length} pages on a phone. The later picture leads to its story.</span>
      </Head>
      <Tiles>
        {pages.map(({ title, name, stories: [first] }) => (
          <li key={title}>
            <h2>{name}</h2>
            <Tiles>
              <Before style={{ inlineSize: size.width * size.scale }}>
                <img src={pictureBefore(name)} alt="" loading="lazy" decoding="async" />
                Before
              </Before>
              {first && (
                <StoryTile
                  story={first}
                  name="After"
                  size={size}
                  globals={{ ...globals, theme: 'light' }}
                  height="window and content"
                />
              )}
            </Tiles>
          </li>
        ))}
      </Tiles>
    </Wide>
  );
}

const Before = styled.li(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  '& > img': {
    display: 'block',
    inlineSize: '100%',
    borderRadius: 6,
    border: `1px solid ${theme.appBorderColor}`,
  },
}));
