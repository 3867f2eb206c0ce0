import { isCompleteProfile, missingInProfile } from '@skillharbor/prose';
import { HomeLead } from '@skillharbor/ui/cards';
import { News } from '@skillharbor/ui/pages';
import { useJobMessages } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/useApp.ts';
import { loadMessages } from '../../app/errors.ts';
import { myApplicationsQuery, waitingQuery } from '../../applications/queries.ts';
import { profileQuery } from '../../freelancers/queries.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { savedSearchesQuery } from '../../saved/savedSearchesQuery.ts';
import { searchesWithNews } from '../../saved/searchesWithNews.ts';
import { KeptRoom } from '../../shell/KeptRoom.tsx';
import type { App } from '../../app/app.ts';

/** Returns the queries for the sections above the list on a freelancer's home page, for the loader. */
export function homeQueries(app: App) {
  return [profileQuery(app), waitingQuery(app), savedSearchesQuery(app)];
}

/**
 * Shows a freelancer the applications that need a next step, new results of saved searches, and a one-time notice that
 * an application was sent. The notice about an incomplete profile appears once the profile has loaded.
 */
export function HomeNews({ hasApplied }: { hasApplied: boolean }) {
  const app = useApp();
  const loadFailed = loadMessages.jobs(useJobMessages());
  const { data: profile } = useQuery(profileQuery(app));
  // A failure is not shown, because the notice links to the application.
  const { data: pending } = useQuery({
    ...myApplicationsQuery(app, 'pending', 1),
    enabled: hasApplied,
  });
  const newest = pending?.results[0] ?? null;
  const waiting = useLoadable(waitingQuery(app), loadFailed);
  const searches = useLoadable(savedSearchesQuery(app), loadFailed);
  const isIncomplete = profile !== undefined && !isCompleteProfile(profile);
  return (
    <>
      <KeptRoom name="news" mayCome={hasApplied || profile === undefined || isIncomplete}>
        {hasApplied ? (
          <News
            news={{
              kind: 'applied',
              application: newest,
              applicationsHref: paths.myApplications(),
              today: app.today(),
            }}
          />
        ) : (
          isIncomplete && (
            <News
              news={{
                kind: 'incomplete-profile',
                missing: missingInProfile(profile),
                editProfileHref: paths.editProfile(),
              }}
            />
          )
        )}
      </KeptRoom>
      <HomeLead
        waiting={waiting}
        waitingHref={paths.myApplications()}
        searches={mapLoadable(searches, searchesWithNews)}
        searchesHref={paths.savedSearches()}
      />
    </>
  );
}
