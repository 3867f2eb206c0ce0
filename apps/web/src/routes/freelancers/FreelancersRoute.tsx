import type { ListPanel } from '@skillharbor/ui/layout';
import { FreelancersPage } from '@skillharbor/ui/pages';
import { useFormat, useFreelancerMessages } from '@skillharbor/ui/primitives';
import { useIsFetching, useQuery } from '@tanstack/react-query';
import { useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { directoryHead } from '../../freelancers/directoryHead.ts';
import {
  directoryFields,
  directoryQuery,
  directorySearchIn,
  forWords,
} from '../../freelancers/directorySearch.ts';
import { freelancersQuery } from '../../freelancers/queries.ts';
import { asTyped } from '../../lists/asTyped.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { pageIn } from '../../navigation/pageIn.ts';
import { paths } from '../../navigation/paths.ts';
import { useHistoryState } from '../../navigation/useHistoryState.ts';
import { conditionsOfDirectory } from '../../saved/savedDirectory.ts';
import { SavingSearch } from '../../saved/SavingSearch.tsx';
import { useRole } from '../../session/useRole.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { queriesOf } from './queriesOf.ts';
import { useDirectoryChange } from './useDirectoryChange.ts';

export async function loader({ context, url }: LoaderArgs) {
  const app = context.get(appContext);
  const { page, first } = queriesOf(url.searchParams);
  const others = page === first ? [] : [freelancersQuery(app, first)];
  return load(app, freelancersQuery(app, page), ...others);
}

export function Component() {
  const app = useApp();
  const navigate = useNavigate();
  const isNavigating = useNavigation().state === 'loading';
  const format = useFormat();
  const messages = useFreelancerMessages();
  const [address] = useSearchParams();
  const asked = directorySearchIn(address);
  const role = useRole();
  const [panel, setPanel] = useHistoryState<ListPanel>('panel', 'none');
  const { shown, change } = useDirectoryChange(asked);

  const queries = queriesOf(address);
  const query = freelancersQuery(app, queries.page);
  const list = useLoadable(query, loadMessages.freelancers(messages));
  // The API returns the values of the filters only with the first page of the list.
  const { data: first } = useQuery({
    ...freelancersQuery(app, queries.first),
    placeholderData: (before) => before,
  });
  const facets = first?.facets ?? null;
  const isFetching = useIsFetching(query) > 0;

  const { previous, next } = list.status === 'ready' ? list.data : { previous: null, next: null };
  const linkTo = (link: string) => ({ href: paths.freelancers(queryIn(link)) });
  const otherFields = directoryFields(asked).filter(([name]) => name !== 'search');
  // If the words contained a typo, the corrected words are saved. Visitors may be clients who have not logged in yet,
  // so they get the offer as well.
  const foundWords = list.status === 'ready' ? list.data.found_words : null;
  const conditions =
    role === 'freelancer' ? null : conditionsOfDirectory({ ...asked, search: foundWords ?? asked.search });
  const searchFor = (search: string) => paths.freelancers(directoryQuery(forWords(asked, search)));

  return (
    <>
      <PageHead {...directoryHead(asked, pageIn(address), facets, messages, useAppMessages(), format)} />
      <FreelancersPage
        freelancers={mapLoadable(list, ({ results, count, is_count_exact, found_words }) => ({
          freelancers: results,
          count,
          isCountExact: is_count_exact,
          foundWords: found_words,
          typedHref: searchFor(asTyped(asked.search)),
        }))}
        facets={facets}
        filters={shown.filters}
        sort={shown.sort}
        panel={panel}
        search={{
          words: asked.search,
          action: { href: paths.freelancers(), fields: otherFields },
          onSearch: (search) => void navigate(searchFor(search)),
        }}
        onPanelChange={(open) => setPanel(() => open)}
        onFiltersChange={(filters) => change({ ...shown, filters })}
        onSortChange={(sort) => change({ ...shown, sort })}
        pages={{
          pending: isNavigating || isFetching,
          ...(previous !== null && { previous: linkTo(previous) }),
          ...(next !== null && { next: linkTo(next) }),
        }}
        freelancerHref={paths.freelancer}
        saving={conditions && <SavingSearch search={{ kind: 'freelancers', conditions }} />}
      />
    </>
  );
}

/** Returns the query of a link from the API. This page's URL with that query shows the same part of the list. */
const queryIn = (link: string) => URL.parse(link, 'http://base.invalid')?.search ?? '';
