import type { FreelancerProfile } from '@skillharbor/contract';
import { useRef, useState } from 'react';
import { orderPortfolio } from '../../api/portfolio.ts';
import { failureOf, sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { profileQuery } from '../../freelancers/queries.ts';

type Ids = readonly number[];

/**
 * Saves a new order of the pieces, which the page shows at once. Only one request is sent at a time, so that the last
 * order wins. Of the orders that the user makes during a request, only the last one is sent.
 */
export function usePieceOrder(): {
  onOrder: (ids: Ids) => void;
  /** The reason why the last order could not be saved, or null if there was no failure. */
  problem: string | null;
} {
  const appMessages = useAppMessages();
  const app = useApp();
  const { queryKey } = profileQuery(app);
  const [problem, setProblem] = useState<string | null>(null);
  const wanted = useRef<Ids>(null);
  const sending = useRef(false);

  const show = (ids: Ids) =>
    app.queries.setQueryData(queryKey, (profile) => profile && inOrder(profile, ids));

  /** Sends the requested order, and then the latest one requested meanwhile. `saved` is the order on the server. */
  async function send(saved: Ids) {
    sending.current = true;
    try {
      for (let ids = wanted.current; ids; ids = wanted.current) {
        wanted.current = null;
        await orderPortfolio(app.api, [...ids]);
        saved = ids;
      }
    } catch (error) {
      app.log('The order of the pieces could not be saved.', error);
      wanted.current = null;
      setProblem(sendFailure(error, appMessages.orderFailed, appMessages).message ?? appMessages.orderFailed);
      show(saved);
      // The likely cause of a 400 is another tab that added or removed a piece.
      const failure = failureOf(error);
      if (failure.kind === 'refused' && failure.status === 400)
        await app.queries.invalidateQueries({ queryKey, exact: true });
    } finally {
      sending.current = false;
    }
  }

  function onOrder(ids: Ids) {
    const before = app.queries.getQueryData(queryKey)?.portfolio ?? [];
    show(ids);
    setProblem(null);
    wanted.current = ids;
    if (!sending.current) void send(before.map(({ id }) => id));
  }

  return { onOrder, problem };
}

function inOrder(profile: FreelancerProfile, ids: Ids): FreelancerProfile {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: { id: number }) => places.get(id) ?? places.size;
  return { ...profile, portfolio: profile.portfolio.toSorted((a, b) => placeOf(a) - placeOf(b)) };
}
