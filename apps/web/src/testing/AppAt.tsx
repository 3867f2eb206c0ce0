import type { User } from '@skillharbor/contract';
import { createState, handlers, session as sessionFor } from '@skillharbor/mocks';
import type { State } from '@skillharbor/mocks';
import type { Decorator } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { AppProvider } from '../app/AppProvider.tsx';
import { arabic } from '../language/arabic.ts';
import { german } from '../language/german.ts';
import { writeDocument } from '../language/languageCookie.ts';
import { english } from '../language/texts.ts';
import { personIn, serverIn } from './switches.ts';
import { emptySession, routerAt } from './testApp.ts';

export interface AppAtProps {
  address: string;
  /** Who is signed in. */
  as: User | null;
  /** How long a navigation waits for its data, in milliseconds. Endless, so that a slow machine shows what a fast one does. */
  navigationTimeoutMs?: number;
  /** Changes what the server knows, and returns the answers that come before its own. */
  server?: (state: State) => readonly HttpHandler[];
}

/** Loads all pages at once, so that no story waits for its own. */
import.meta.glob('../routes/*/*Route.tsx', { eager: true });

const texts = new Map(Object.entries({ en: english, de: german, ar: arabic }));

/** The real routes at an address, for one person, in the language of the document. */
export function AppAt({ address, as, navigationTimeoutMs = Infinity }: AppAtProps) {
  const [{ router, app }] = useState(() => {
    const session = emptySession();
    if (as) session.set(sessionFor(as));
    return routerAt(address, {
      session,
      fetch: (...call) => globalThis.fetch(...call),
      navigationTimeoutMs,
      texts: texts.get(document.documentElement.lang),
      chosenLanguage: { get: () => null, set: (language) => writeDocument(language, document) },
    });
  });
  return (
    <AppProvider app={app}>
      <RouterProvider router={router} />
    </AppProvider>
  );
}

/** As in the browser: a switched server may be slow. */
const NAVIGATION_TIMEOUT_MS = 250;

interface StoryContext {
  args: Partial<AppAtProps>;
  globals: Record<string, unknown>;
}

/** Everything on a whole page has to lie in a landmark. */
const wholePage = {
  // The size of targets is for the stories of their components: here, half of one may be under the bar.
  rules: [{ id: 'region', enabled: true }],
  checks: [
    {
      id: 'region',
      // axe's own list, and the way past the bar. axe knows such a link by being the first of the page, but the page
      // of its tests begins with Storybook's.
      options: { regionMatcher: 'dialog, [role=dialog], [role=alertdialog], svg, [href="#main"]' },
    },
  ],
};

/** As the toolbar switches it. Another server or person is another visit. */
const switched: Decorator<AppAtProps> = (Story, { args, globals }) => {
  const server = serverIn(globals);
  const as = personIn(globals, args.as);
  const hurry = server && { navigationTimeoutMs: NAVIGATION_TIMEOUT_MS };
  return <Story key={`${server} ${as?.pk}`} args={{ ...args, as, ...hurry }} />;
};

/** What the stories of all routes share. */
export const routeStories = {
  component: AppAt,
  parameters: { a11y: { config: wholePage } },
  argTypes: {
    address: { control: 'text' },
    as: { control: false },
    navigationTimeoutMs: { control: 'number' },
    server: { control: false },
  },
  /** Every visit begins with a server of its own. */
  beforeEach: ({ args, globals, msw }: StoryContext & { msw: SetupWorker }) => {
    const server = serverIn(globals);
    const state = createState({ signedIn: personIn(globals, args.as), server: server ?? 'normal' });
    // The answers of one story would hide what the server is switched to.
    const special = server ? [] : (args.server?.(state) ?? []);
    msw.use(...special, ...handlers(state));
  },
  decorators: switched,
} as const;
