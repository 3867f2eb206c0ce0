import { AppShell, Footer, NavigationBar, type SiteHrefs } from '@skillharbor/ui/layout';
import { ToastRegion, UiProvider } from '@skillharbor/ui/primitives';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { chunk } from '../chunk.ts';
import { useHistoryState } from '../data/useHistoryState.ts';
import { paths } from '../paths.ts';
import { useUser } from '../useApp.ts';
import { RouterLink } from './RouterLink.tsx';

/** Dialogs weigh more than the rest of the frame, and a visitor never needs this one. */
const LogOutQuestion = lazy(async () => ({
  default: (await chunk(() => import('./LogOutQuestion.tsx'))).LogOutQuestion,
}));

const hrefs: SiteHrefs = {
  home: paths.home(),
  jobs: paths.jobs(),
  pricing: paths.pricing(),
  howItWorks: paths.howItWorks(),
  signIn: paths.signIn(),
  signUp: paths.signUp(),
  signUpClient: paths.signUp({ tab: 'client' }),
  freelancers: paths.freelancers(),
  dashboard: paths.myApplications(),
  profile: paths.profile(),
  createJob: paths.createJob(),
};

interface FrameProps {
  /** Whether the next page is on its way. */
  busy?: boolean;
  children?: ReactNode;
}

/** What surrounds every page: bar, footer, log-out question and toasts. */
export function Frame({ busy = false, children }: FrameProps) {
  const role = useUser()?.role ?? null;
  const { pathname } = useLocation();
  // The frame before the first page is another one: a press there is not lost when the page comes.
  const [asking, setAsking] = useHistoryState('asking to log out', false);
  const onLogOut = () => setAsking(() => true);

  return (
    <UiProvider link={RouterLink}>
      <AppShell
        busy={busy}
        navigation={<NavigationBar role={role} currentPath={pathname} hrefs={hrefs} onLogOut={onLogOut} />}
        footer={<Footer role={role} hrefs={hrefs} onLogOut={onLogOut} />}
      >
        {children}
      </AppShell>
      <Suspense>
        {/* Loaded ahead for whoever can log out, and kept while it fades away. */}
        {(role !== null || asking) && <LogOutQuestion open={asking} onClose={() => setAsking(() => false)} />}
      </Suspense>
      <ToastRegion />
    </UiProvider>
  );
}
