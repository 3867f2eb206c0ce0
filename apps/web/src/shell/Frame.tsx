import { AppShell, Footer, NavigationBar, type SiteHrefs } from '@skillharbor/ui/layout';
import { LogOutModal } from '@skillharbor/ui/modals';
import { ToastRegion, UiProvider } from '@skillharbor/ui/primitives';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useLogOut } from '../session/useLogOut.ts';
import { useUser } from '../useApp.ts';
import { RouterLink } from './RouterLink.tsx';

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

/** What surrounds every page: bar, footer, log-out question and toasts. */
export function Frame({ children }: { children?: ReactNode }) {
  const role = useUser()?.role ?? null;
  const { pathname } = useLocation();
  const [asking, setAsking] = useState(false);
  const { logOut, pending } = useLogOut(() => setAsking(false));
  const onLogOut = () => setAsking(true);

  return (
    <UiProvider link={RouterLink}>
      <AppShell
        navigation={<NavigationBar role={role} currentPath={pathname} hrefs={hrefs} onLogOut={onLogOut} />}
        footer={<Footer role={role} hrefs={hrefs} onLogOut={onLogOut} />}
      >
        {children}
      </AppShell>
      <LogOutModal open={asking} pending={pending} onCancel={() => setAsking(false)} onConfirm={logOut} />
      <ToastRegion />
    </UiProvider>
  );
}
