import '@skillharbor/ui/theme';
import { act, Component, useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onDemand, prefetch, useOnDemand } from '../src/primitives/OnDemand/onDemand.ts';
import type { OnDemand } from '../src/primitives/OnDemand/onDemand.ts';

/* These tests press buttons whose code is still loading. Each test decides when that code arrives. */

interface Panel {
  Panel: () => ReactNode;
}
const panel: Panel = { Panel: () => <p>The panel</p> };

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // A module loads only when a test asks for it.
  vi.stubGlobal('requestIdleCallback', () => 0);
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  act(() => root.unmount());
  container.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Opener({ part }: { part: OnDemand<Panel> }) {
  const [open, setOpen] = useState(false);
  const loaded = useOnDemand(part, open);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && loaded && <loaded.Panel />}
    </>
  );
}

class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    return this.state.error === null ? this.props.children : String(this.state.error);
  }
}

const show = (part: OnDemand<Panel>) =>
  act(() =>
    root.render(
      <Boundary>
        <Opener part={part} />
      </Boundary>,
    ),
  );
const press = () => act(() => container.querySelector('button')?.click());

test('a press before the code has loaded opens the panel when the code arrives', async () => {
  const { promise, resolve } = Promise.withResolvers<Panel>();
  const load = vi.fn<() => Promise<Panel>>(() => promise);
  show(onDemand(load));
  expect(load).not.toHaveBeenCalled();
  press();
  press();
  expect(load).toHaveBeenCalledOnce();
  expect(container.textContent).toBe('Open');
  await act(async () => resolve(panel));
  expect(container.textContent).toBe('OpenThe panel');
});

test('prefetched code responds to a press at once', async () => {
  const part = onDemand(async () => panel);
  show(part);
  await act(async () => part.load());
  expect(container.textContent).toBe('Open');
  press();
  expect(container.textContent).toBe('OpenThe panel');
});

test('a press repeats a failed prefetch, which shows no error', async () => {
  const load = vi
    .fn<() => Promise<Panel>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(panel);
  const part = onDemand(load);
  show(part);
  await act(async () => prefetch(part));
  expect(container.textContent).toBe('Open');
  await act(async () => press());
  expect(container.textContent).toBe('OpenThe panel');
  expect(load).toHaveBeenCalledTimes(2);
});

test('required code that does not load is an error of the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show(onDemand(() => Promise.reject(new TypeError('Failed to fetch'))));
  await act(async () => press());
  expect(container.textContent).toBe('ChunkError: A part of the app did not load.');
});
