import { configure, getConfig } from 'storybook/test';

// The wrapper must return the event's result, although Storybook's type declares no result.
type Wrap = (event: () => unknown) => unknown;

let wrapper: Wrap | undefined;
let inside = false;

/**
 * Storybook wraps every event of a play function in React's `act`. An effect that moves the focus fires an event within
 * an event, and nested `act` calls wrongly warn about a suspended component. So only the outer event is wrapped.
 */
export function wrapOuterEvents() {
  // oxlint-disable-next-line typescript/unbound-method -- the functions of the configuration do not use `this`
  const wrap: Wrap = getConfig().eventWrapper;
  if (wrap === wrapper) return;
  wrapper = (event) => {
    if (inside) return event();
    inside = true;
    try {
      return wrap(event);
    } finally {
      inside = false;
    }
  };
  configure({ eventWrapper: wrapper });
}
