import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../app/useApp.ts';
import { stateKey } from './useHistoryState.ts';
import { isRefinedIn, refinedPlace, unrefinedPlace, withPlace } from './placeState.ts';
import { usePlaceKey } from './usePlaceKey.ts';

type States = Readonly<Record<string, unknown>>;

/**
 * Changes the search parameters of the current page, such as the filters of a list. The first change adds a history
 * entry, so that Back restores the page without changes. Further changes replace that entry, so going back always takes
 * one step.
 *
 * `states` contains the values of `useHistoryState` for the new entry, by name. `stateOf` returns the value of a name
 * in the current entry. If the current entry has none, `stateOf` returns the value in the entry before the first
 * change.
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
