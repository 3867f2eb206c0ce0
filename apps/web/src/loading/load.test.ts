import { ApiError, NetworkError } from '@skillharbor/api-client';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { load } from './load.ts';
import { createQueries } from './createQueries.ts';
import { forgetUnseen, PREFETCH_VALID_MS } from './unseen.ts';

const log = vi.fn<(message: string, error?: unknown) => void>();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  log.mockReset();
});

function setUp(navigationTimeoutMs = 250) {
  let isReturning = false;
  const app = {
    queries: createQueries({ log }),
    navigationTimeoutMs,
    isPrefetching: false,
    isReturning: () => isReturning,
  };
  const response = vi.fn<() => Promise<number>>();
  // Like all queries of the app, this query stops its request when no page shows its data.
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    signal.throwIfAborted();
    return response();
  };
  const query = { queryKey: ['number'], queryFn };
  const shown = () => app.queries.getQueryState(query.queryKey);
  const arrive = () => load(app, query);
  const goBack = () => {
    isReturning = true;
    return arrive();
  };
  return { app, response, query, shown, arrive, goBack };
}

describe('loading', () => {
  test('a quick response is shown together with the page', async () => {
    const { response, arrive, shown } = setUp();
    response.mockResolvedValue(5);
    await arrive();
    expect(shown()).toMatchObject({ status: 'success', data: 5 });
  });

  test('a slow response is shown after the page', async () => {
    const { response, arrive, shown } = setUp();
    const { promise, resolve } = Promise.withResolvers<number>();
    response.mockReturnValue(promise);
    const arriving = arrive();
    await vi.advanceTimersByTimeAsync(250);
    await arriving;
    expect(shown()).toMatchObject({ status: 'pending' });
    resolve(5);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toMatchObject({ status: 'success', data: 5 });
  });

  test.each(['arrive', 'goBack'] as const)(
    'the next page shows the current data, even if the last page showed the same data and closes before the response (%s)',
    async (go) => {
      const { app, response, query, shown, ...navigate } = setUp(0);
      const open = () => new QueryObserver(app.queries, query).subscribe(() => undefined);
      response
        .mockResolvedValueOnce(5)
        .mockReturnValueOnce(new Promise(() => undefined))
        .mockResolvedValueOnce(6);
      const close = open();
      await vi.advanceTimersByTimeAsync(0);
      const arriving = navigate[go]();
      await vi.advanceTimersByTimeAsync(0);
      await arriving;
      expect(shown()).toMatchObject({ data: 5, fetchStatus: 'fetching' });
      close();
      open();
      await vi.advanceTimersByTimeAsync(0);
      expect(shown()).toMatchObject({ data: 6 });
    },
  );

  test('the next page shows the current data, even if the last page also requested it before a change', async () => {
    const { app, response, query, shown, goBack } = setUp(0);
    const open = () => new QueryObserver(app.queries, query).subscribe(() => undefined);
    const never = new Promise<number>(() => undefined);
    response
      .mockResolvedValueOnce(5)
      .mockReturnValueOnce(never)
      .mockReturnValueOnce(never)
      .mockResolvedValueOnce(6);
    const close = open();
    await vi.advanceTimersByTimeAsync(0);
    void app.queries.refetchQueries(query);
    forgetUnseen(app.queries);
    void goBack();
    await vi.advanceTimersByTimeAsync(0);
    close();
    open();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toMatchObject({ data: 6 });
  });

  test('a prefetched response is shown at once, and is requested again on the next visit', async () => {
    const { app, response, query, arrive, shown } = setUp();
    response.mockResolvedValueOnce(5).mockResolvedValueOnce(6);
    await load({ ...app, isPrefetching: true }, query);
    await arrive();
    expect(response).toHaveBeenCalledTimes(1);
    expect(shown()).toMatchObject({ data: 5 });
    await arrive();
    expect(shown()).toMatchObject({ data: 6 });
  });

  test('a response that was prefetched before a change is requested again, even if it has not arrived yet', async () => {
    const { app, response, query, arrive, shown } = setUp();
    const { promise, resolve } = Promise.withResolvers<number>();
    response.mockReturnValueOnce(promise).mockResolvedValueOnce(6);
    void load({ ...app, isPrefetching: true }, query);
    forgetUnseen(app.queries);
    const arriving = arrive();
    resolve(5);
    await arriving;
    expect(shown()).toMatchObject({ data: 6 });
  });

  test('a response that was prefetched long ago is requested again', async () => {
    const { app, response, query, arrive, shown } = setUp();
    response.mockResolvedValueOnce(5).mockResolvedValueOnce(6);
    await load({ ...app, isPrefetching: true }, query);
    await vi.advanceTimersByTimeAsync(PREFETCH_VALID_MS + 1);
    await arrive();
    expect(shown()).toMatchObject({ data: 6 });
  });

  test('a server that renders a page waits for every response', async () => {
    const { response, arrive } = setUp(Infinity);
    response.mockReturnValue(new Promise(() => {}));
    const arriving = arrive();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(Promise.race([arriving, Promise.resolve('still waiting')])).resolves.toBe('still waiting');
  });

  test('a failed request is shown as part of the page', async () => {
    const { response, arrive, shown } = setUp();
    response.mockRejectedValue(new ApiError(404, { detail: 'Not found.' }));
    await arrive();
    expect(shown()).toMatchObject({ status: 'error', error: { status: 404 } });
    expect(response).toHaveBeenCalledOnce();
    expect(log).not.toHaveBeenCalled();
  });

  test('a bug in the app is logged', async () => {
    const { response, arrive } = setUp();
    const fault = new TypeError('x is undefined');
    response.mockRejectedValue(fault);
    await arrive();
    expect(log).toHaveBeenCalledWith(expect.any(String), fault);
  });

  test('a new page never shows a response older than its navigation', async () => {
    const { response, arrive, shown } = setUp();
    response.mockResolvedValueOnce(5).mockReturnValueOnce(new Promise(() => {}));
    await arrive();
    const arriving = arrive();
    await vi.advanceTimersByTimeAsync(250);
    await arriving;
    expect(shown()).toMatchObject({ status: 'pending', data: undefined });
  });

  test('a page that opens after a change never shows the response to a request that began before the change', async () => {
    const { app, response, query, arrive, shown } = setUp();
    const { promise, resolve } = Promise.withResolvers<number>();
    response.mockReturnValueOnce(promise).mockResolvedValueOnce(6);
    const leave = new QueryObserver(app.queries, query).subscribe(() => {});
    const arrivingBefore = arrive();
    forgetUnseen(app.queries);
    const arrivingAfter = arrive();
    resolve(5);
    await Promise.all([arrivingBefore, arrivingAfter]);
    expect(shown()).toMatchObject({ status: 'success', data: 6, fetchStatus: 'idle' });
    expect(response).toHaveBeenCalledTimes(2);
    leave();
  });

  test('a change does not disturb the page that is currently loading', async () => {
    const { app, response, arrive, shown } = setUp();
    const { promise, resolve } = Promise.withResolvers<number>();
    response.mockReturnValueOnce(promise);
    const arriving = arrive();
    forgetUnseen(app.queries);
    resolve(5);
    await arriving;
    expect(shown()).toMatchObject({ status: 'success', data: 5 });
  });

  test('Back shows the page as it was, and then refreshes it', async () => {
    const { response, arrive, goBack, shown } = setUp();
    const { promise, resolve } = Promise.withResolvers<number>();
    response.mockResolvedValueOnce(5).mockReturnValueOnce(promise);
    await arrive();
    await goBack();
    expect(shown()).toMatchObject({ status: 'success', data: 5 });
    resolve(6);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toMatchObject({ status: 'success', data: 6 });
  });

  test('Back shows the page as it was if it cannot be refreshed', async () => {
    const { response, arrive, goBack, shown } = setUp();
    response.mockResolvedValueOnce(5).mockRejectedValueOnce(new NetworkError(undefined));
    await arrive();
    await goBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toMatchObject({ status: 'success', data: 5, error: null });
  });

  test('Back reports that a page no longer exists', async () => {
    const { response, arrive, goBack, shown } = setUp();
    response.mockResolvedValueOnce(5).mockRejectedValueOnce(new ApiError(410, { detail: 'Gone.' }));
    await arrive();
    await goBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toMatchObject({ status: 'error', error: { status: 410 } });
  });

  test('Back requests the page again after another user has signed in', async () => {
    const { app, response, arrive, goBack, shown } = setUp();
    response.mockResolvedValueOnce(5).mockReturnValueOnce(new Promise(() => {}));
    await arrive();
    forgetUnseen(app.queries);
    const arriving = goBack();
    await vi.advanceTimersByTimeAsync(250);
    await arriving;
    expect(shown()).toMatchObject({ status: 'pending', data: undefined });
  });

  test('a page keeps its content while it reloads', async () => {
    const { app, response, query, arrive, shown } = setUp();
    response.mockResolvedValueOnce(5).mockReturnValueOnce(new Promise(() => {}));
    await arrive();
    const leave = new QueryObserver(app.queries, query).subscribe(() => {});
    const arriving = arrive();
    await vi.advanceTimersByTimeAsync(250);
    await arriving;
    expect(shown()).toMatchObject({ status: 'success', data: 5, fetchStatus: 'fetching' });
    leave();
  });

  test('two navigations at the same time share one response', async () => {
    const { response, arrive } = setUp();
    response.mockResolvedValue(5);
    await Promise.all([arrive(), arrive()]);
    expect(response).toHaveBeenCalledOnce();
  });
});
