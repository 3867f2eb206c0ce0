import { configure, getConfig } from 'storybook/test';

// The wrapper must return the result of the event, although Storybook's type does not say so.
type Wrap = (event: () => unknown) => unknown;

let wrapper: Wrap | undefined;
let inside = false;

/**
 * Storybook wraps every event of a play function in React's `act`. An effect that moves the focus is an event within an
 * event, and nested `act` calls wrongly warn about a suspended component. So only the outer event is wrapped.
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
