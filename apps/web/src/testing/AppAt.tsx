import type { User } from '@skillharbor/contract';
import { createState, handlers, session as sessionFor } from '@skillharbor/mocks';
import type { State } from '@skillharbor/mocks';
import type { Decorator } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { AppProvider } from '../app/AppProvider.tsx';
// This module is imported statically, so that no story waits for it.
import '../conversations/userEvents.ts';
import { arabicFor } from '../language/arabic.ts';
import { germanFor } from '../language/german.ts';
import { writeDocument } from '../language/languageCookie.ts';
import { USUAL_NAME } from '../language/messages.ts';
import { english } from '../language/texts.ts';
import type { DevicePush } from '../platform/devicePush.ts';
import { devicePushIn } from './devicePush.ts';
import { personIn, serverIn } from './switches.ts';
import { emptySession, routerAt } from './testApp.ts';

export interface AppAtProps {
  address: string;
  /** The signed-in user, or null for a visitor. */
  as: User | null;
  /**
   * The maximum time for which a navigation waits for its data, in milliseconds. By default, it is unlimited, so that
   * slow and fast machines show the same page.
   */
  navigationTimeoutMs?: number;
  /** Returns the browser's functions for notifications. By default, notifications are off. */
  devicePush?: () => DevicePush;
  /** Changes the state of the mock server, and returns handlers that take precedence over its own handlers. */
  server?: (state: State) => readonly HttpHandler[];
}

/** Loads all route files at once, so that no story waits for its page. */
import.meta.glob('../routes/*/*Route.tsx', { eager: true });

/**
 * Reports the browser as always idle, so that slow and fast machines show the number of unread conversations in time.
 */
Object.assign(window, {
  requestIdleCallback: (task: () => void) => {
    task();
    return 0;
  },
});

const texts = new Map(Object.entries({ en: english, de: germanFor(USUAL_NAME), ar: arabicFor(USUAL_NAME) }));

/** Renders the real routes at an address for one user, in the document's language. */
export function AppAt({ address, as, navigationTimeoutMs = Infinity, devicePush }: AppAtProps) {
  const [{ router, app }] = useState(() => {
    const session = emptySession();
    if (as) session.set(sessionFor(as));
    return routerAt(address, {
      session,
      fetch: (...call) => globalThis.fetch(...call),
      navigationTimeoutMs,
      devicePush: devicePush?.() ?? devicePushIn('off'),
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

/** This timeout is as long as that of the app in a browser, because the toolbar may select a slow server. */
const NAVIGATION_TIMEOUT_MS = 250;

interface StoryContext {
  args: Partial<AppAtProps>;
  globals: Record<string, unknown>;
  msw?: SetupWorker;
}

/** Requires that all content of a whole page is inside a landmark. */
const wholePage = {
  // The stories of components check the size of targets. On a whole page, the navigation bar may hide half of a target.
  rules: [{ id: 'region', enabled: true }],
  checks: [
    {
      id: 'region',
      // This matcher is axe's default, with the skip link added. axe recognizes a skip link only as the first link of
      // the page, but here Storybook's own link comes first.
      options: { regionMatcher: 'dialog, [role=dialog], [role=alertdialog], svg, [href="#main"]' },
    },
  ],
};

/** Applies the toolbar's switches. Choosing another server or user remounts the app. */
const switched: Decorator<AppAtProps> = (Story, { args, globals }) => {
  const server = serverIn(globals);
  const as = personIn(globals, args.as);
  const hurry = server && { navigationTimeoutMs: NAVIGATION_TIMEOUT_MS };
  return <Story key={`${server} ${as?.pk}`} args={{ ...args, as, ...hurry }} />;
};

/** The settings that the stories of all routes share. */
export const routeStories = {
  component: AppAt,
  parameters: { a11y: { config: wholePage } },
  argTypes: {
    address: { control: 'text' },
    as: { control: false },
    navigationTimeoutMs: { control: 'number' },
    server: { control: false },
  },
  /** Each story starts with its own mock server. */
  beforeEach: ({ args, globals, msw }: StoryContext) => {
    if (!msw) throw new Error('A story of the app needs the worker of .storybook/startWorker.ts.');
    const server = serverIn(globals);
    const state = createState({ signedIn: personIn(globals, args.as), server: server ?? 'normal' });
    // A story's own handlers would override the server mode that the toolbar selects.
    const special = server ? [] : (args.server?.(state) ?? []);
    // The new handlers replace the earlier ones at once, so a late request of the previous story still gets a response.
    msw.resetHandlers(...special, ...handlers(state));
  },
  decorators: switched,
} as const;
