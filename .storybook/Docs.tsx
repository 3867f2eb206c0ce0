import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, useEffect } from 'react';
import type { PropsWithChildren } from 'react';
import { useGlobals } from './globals.ts';
import { themes } from './themes.ts';

/** Wraps a documentation page. Like its stories, it follows the toolbar's theme. */
export function Container(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals();
  const theme = typeof globals['theme'] === 'string' ? globals['theme'] : 'light';
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    // The previous story may have changed the text direction.
    document.documentElement.dir = 'ltr';
  }, [theme]);
  useEffect(stayAtTheTop, []);
  return <DocsContainer {...props} theme={theme.endsWith('dark') ? themes.dark : themes.light} />;
}

/**
 * Keeps the page at its top until the reader interacts with it, because stories take the focus as they render, which
 * scrolls the page.
 */
function stayAtTheTop() {
  // If the URL has a hash, it links to a story on the page, so the page may scroll to that story.
  if (window.location.hash !== '') return undefined;
  const untouched = new AbortController();
  const { signal } = untouched;
  for (const touch of ['pointerdown', 'wheel', 'touchstart', 'keydown'])
    window.addEventListener(touch, () => untouched.abort(), { signal, passive: true });
  window.addEventListener('scroll', () => window.scrollTo(0, 0), { signal });
  return () => untouched.abort();
}

/** Only pages of components need the catalogue, so no other page loads it. */
const ComponentPage = lazy(() => import('./ComponentPage.tsx'));

export function Page() {
  return (
    <Suspense fallback={null}>
      <ComponentPage />
    </Suspense>
  );
}
