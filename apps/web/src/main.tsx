import '@skillharbor/ui/theme';
import './starting.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { appContext } from './app.ts';
import { createBrowserApp } from './browser-app.ts';
import { createRoutes } from './router.tsx';
import { needsRestoring, restoreSession } from './session/restore.ts';
import { RestoringSession } from './shell/RestoringSession.tsx';
import { AppContext } from './useApp.ts';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no element with the id "root".');
const root = createRoot(element);

const mocks = import.meta.env.MODE === 'mock' ? await import('./mock-mode.ts') : undefined;
await mocks?.start();

// The first navigation starts while the router is made, and already asks where it is.
let router: ReturnType<typeof createBrowserRouter> | undefined;
const app = createBrowserApp({
  ...(mocks && { today: mocks.today }),
  place: () => {
    const here = router?.state.location ?? window.location;
    return { here, target: router?.state.navigation.location ?? here };
  },
});

if (needsRestoring(app)) {
  root.render(<RestoringSession />);
  await restoreSession(app);
}

router = createBrowserRouter(createRoutes(), {
  getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
});

root.render(
  <StrictMode>
    <AppContext value={app}>
      <RouterProvider router={router} />
    </AppContext>
  </StrictMode>,
);
