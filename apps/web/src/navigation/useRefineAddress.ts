import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../app/useApp.ts';
import { stateKey } from './useHistoryState.ts';
import { isRefinedIn, refinedPlace, unrefinedPlace, withPlace } from './placeState.ts';
import { usePlaceKey } from './usePlaceKey.ts';

type States = Readonly<Record<string, unknown>>;

/**
 * Changes what the present page is asked for, such as the filters of a list. The first change makes an entry in the history, so that
 * Back leads to the page as it was. Further changes replace that entry: however many there are, going back is one step. `states` are
 * those of `useHistoryState`, by name, that go along; `stateOf` is what one of them was, here or before the first change.
 */
export function useRefineAddress(): {
  refineAddress: (address: string, states: States) => void;
  stateOf: (name: string) => unknown;
} {
  const navigate = useNavigate();
  const { tabMemory } = useApp();
  const state: unknown = useLocation().state;
  const place = usePlaceKey();
  const isRefined = isRefinedIn(state);
  const stateOf = (name: string) =>
    tabMemory.get(stateKey(place, name)) ?? tabMemory.get(stateKey(unrefinedPlace(place), name));
  const refineAddress = (address: string, states: States) => {
    const target = isRefined ? place : refinedPlace(place);
    for (const [name, value] of Object.entries(states)) tabMemory.set(stateKey(target, name), value);
    void navigate(address, {
      replace: isRefined,
      preventScrollReset: true,
      state: { ...withPlace(isRefined ? state : null, target), refined: true },
      flushSync: true,
    });
  };
  return { refineAddress, stateOf };
}
