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
  container = document.createElement('div');
  // The real pointer may be over the container, so its events are switched off. The tests dispatch their own events.
  container.style.pointerEvents = 'none';
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

test.each(['focusin', 'touchstart', 'pointerover'])(
  'the event %s loads the code before the press if a control receives it, but not if a link does',
  async (type) => {
    vi.useFakeTimers();
    const load = vi.fn<() => Promise<Panel>>(async () => panel);
    show(onDemand(load));
    const pointAt = (target: Element | null) =>
      act(async () => {
        target?.dispatchEvent(new Event(type, { bubbles: true }));
        await vi.advanceTimersByTimeAsync(50);
      });
    const link = document.createElement('a');
    container.append(link);
    await pointAt(link);
    expect(load).not.toHaveBeenCalled();
    await pointAt(container.querySelector('button'));
    expect(load).toHaveBeenCalledOnce();
    link.remove();
    vi.useRealTimers();
  },
);

test('the code does not load when the pointer only crosses a control', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<Panel>>(async () => panel);
  show(onDemand(load));
  container.querySelector('button')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  container.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(50);
  expect(load).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('prefetched code responds to a press at once', async () => {
  const part = onDemand(async () => panel);
  show(part);
  await act(async () => part.load());
  expect(container.textContent).toBe('Open');
  press();
  expect(container.textContent).toBe('OpenThe panel');
});

test('after a failed prefetch, which shows no error, a press loads the code again', async () => {
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

test('the page shows an error if required code does not load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show(onDemand(() => Promise.reject(new TypeError('Failed to fetch'))));
  await act(async () => press());
  expect(container.textContent).toBe('ChunkError: A part of the app did not load.');
});
