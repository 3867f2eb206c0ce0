import { BookmarksContext, ReportContext } from '@skillharbor/ui/cards';
import { AppShell, Footer, NavigationBar } from '@skillharbor/ui/layout';
import type { SiteHrefs } from '@skillharbor/ui/layout';
import { ToastRegion, UiProvider } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigation, useRouteLoaderData } from 'react-router-dom';
import { useApp } from '../app/useApp.ts';
import { unreadQuery } from '../conversations/unreadQuery.ts';
import { useLive } from '../conversations/live.ts';
import { useDraftSync } from '../submission/useDraftSync.ts';
import { useUserEvents } from '../conversations/useUserEvents.ts';
import { legalTextsQuery } from '../legal/queries.ts';
import { latePart } from '../loading/latePart.tsx';
import { paths } from '../navigation/paths.ts';
import { unreadNotificationsQuery } from '../notifications/queries.ts';
import { useLanguageChooser } from './useLanguageChooser.ts';
import { useOrigin } from '../session/useOrigin.ts';
import { useReporting } from '../reports/useReporting.tsx';
import { useRole } from '../session/useRole.ts';
import { useSaved } from '../saved/useSaved.tsx';
import { useFreshUser } from '../session/useFreshUser.ts';
import { useMayWrite } from '../session/useTeamRole.ts';
import { useUser } from '../session/useUser.ts';
import { isSignInPage } from '../session/signInPages.ts';
import { KeptRoom } from './KeptRoom.tsx';
import { linkOf } from './linkOf.ts';
import { PAGES } from './pages.ts';
import { RouterLink } from './RouterLink.tsx';

/** Loads the dialog separately, because it is larger than the rest of the layout, and visitors never need it. */
const LogOutQuestion = latePart(async () => (await import('./LogOutQuestion.tsx')).LogOutQuestion, {
  isNeeded: ({ open }) => open,
});

/** Few URLs contain the id of a notification, so only those URLs load this code. */
const ReadByAddress = latePart(
  async () => (await import('../conversations/ReadByAddress.tsx')).ReadByAddress,
);

/** Loads the notices separately, because most users never see them. */
const FactorNotice = latePart(async () => (await import('./FactorNotice.tsx')).FactorNotice);
const ChangedTexts = latePart(async () => (await import('./ChangedTexts.tsx')).ChangedTexts);
const LeavingUser = latePart(async () => (await import('./LeavingUser.tsx')).LeavingUser);
const UnconfirmedAddress = latePart(
  async () => (await import('./UnconfirmedAddress.tsx')).UnconfirmedAddress,
);

/** `from` is the page that the user wanted to open before being asked to sign in. */
const hrefsFrom = (mayWrite: boolean, from?: string): SiteHrefs => ({
  home: paths.home(),
  jobs: paths.jobs(),
  pricing: paths.pricing(),
  howItWorks: paths.howItWorks(),
  signIn: paths.signIn({ from }),
  signUp: paths.signUp({ from }),
  signUpClient: paths.signUp({ tab: 'client', from }),
  freelancers: paths.freelancers(),
  myApplications: paths.myApplications(),
  profile: paths.profile(),
  createJob: mayWrite ? paths.createJob() : null,
  account: paths.account(),
  savedJobs: paths.savedJobs(),
  savedSearches: paths.savedSearches(),
  savedFreelancers: paths.savedFreelancers(),
  messages: paths.messages(),
  notifications: paths.notifications(),
});

/**
 * Surrounds every page with the navigation bar, the footer, the log-out dialog and toasts. It is never remounted, so
 * its menus and dialogs stay open until the user closes them or goes back.
 */
export function AppLayout() {
  const app = useApp();
  const role = useRole();
  const user = useUser();
  useFreshUser(user);
  const languages = useLanguageChooser();
  const { pathname, search } = useLocation();
  useUserEvents();
  useDraftSync();
  const live = useLive();
  const isLost = user !== null && live.status === 'lost';
  const { data: counted } = useQuery({ ...unreadQuery(app), enabled: isLost });
  const unread = isLost ? (counted ?? live.unread) : live.unread;
  const { data: notified } = useQuery({ ...unreadNotificationsQuery(app), enabled: isLost });
  const notifications = isLost ? (notified ?? live.notifications) : live.notifications;
  const saved = useSaved();
  const reporting = useReporting();
  const origin = useOrigin();
  const hrefs = {
    ...hrefsFrom(useMayWrite(), isSignInPage(pathname) ? origin : undefined),
    ...(user?.staff_role && { moderation: paths.moderation() }),
    ...(user?.staff_role === 'operator' && { desk: paths.desk() }),
  };
  const { data: legalTexts = [] } = useQuery(legalTextsQuery(app));
  const active = linkOf(pathname, role);
  const notices = user && [
    user.is_confirmed === false && <UnconfirmedAddress key="address" user={user} />,
    user.needs_factor && active !== paths.account() && <FactorNotice key="factor" />,
    legalTexts.some((text) => text.has_asked) && <ChangedTexts key="texts" viewer={user.pk} />,
    user.deletes_at && <LeavingUser key="leaving" deletesAt={user.deletes_at} />,
  ];
  const [asking, setAsking] = useState(false);
  const onLogOut = () => setAsking(true);
  const isFirstPageThere = useRouteLoaderData(PAGES) !== undefined;
  const isLoading = useNavigation().state === 'loading';

  useEffect(() => {
    const leave = () => setAsking(false);
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);

  return (
    // A server does not know the user's time zone, so times are in UTC until the page is hydrated.
    <UiProvider link={RouterLink} timeZone={user?.time_zone ?? 'UTC'}>
      <AppShell
        busy={isLoading || !isFirstPageThere}
        navigation={
          <NavigationBar
            role={role}
            user={user}
            languages={languages}
            currentPath={active === paths.signIn() ? hrefs.signIn : active}
            hrefs={hrefs}
            unread={unread}
            notifications={notifications}
            news={saved.news}
            onLogOut={onLogOut}
          />
        }
        notice={
          <KeptRoom name="notices" mayCome={role !== null && notices?.some(Boolean) !== false}>
            {notices}
          </KeptRoom>
        }
        footer={
          <Footer
            role={role}
            hrefs={hrefs}
            legalTexts={legalTexts.map(({ kind }) => ({ kind, href: paths.legal(kind) }))}
            onLogOut={onLogOut}
            languages={languages}
          />
        }
      >
        <BookmarksContext value={saved.bookmarks}>
          <ReportContext value={reporting.onReport}>
            <Outlet />
          </ReportContext>
        </BookmarksContext>
      </AppShell>
      {/* The dialog is loaded in advance for a user who can log out, and stays mounted while it fades out. */}
      {(role !== null || asking) && <LogOutQuestion open={asking} onClose={() => setAsking(false)} />}
      {search.includes('notification=') && <ReadByAddress isSignedIn={user !== null} />}
      {saved.element}
      {reporting.element}
      <ToastRegion />
    </UiProvider>
  );
}
