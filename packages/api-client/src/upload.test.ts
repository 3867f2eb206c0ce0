import { describe, expect, test, vi } from 'vitest';
import { NetworkError } from './errors.ts';
import { uploading } from './upload.ts';

const events = ['load', 'error', 'abort', 'loadend'] as const;

/** The part of XMLHttpRequest that uploading uses, with events triggered by the test. */
function fakeXhr() {
  const xhr = {
    upload: { onprogress: (() => {}) as (event: { loaded: number; total: number }) => void },
    responseType: '',
    withCredentials: false,
    status: 0,
    response: null as Blob | null,
    headers: {} as Record<string, string>,
    open: vi.fn<(method: string, url: string) => void>(),
    setRequestHeader: (name: string, value: string) => void (xhr.headers[name] = value),
    getAllResponseHeaders: () => 'content-type: application/json\r\nx-empty:\r\n',
    send: vi.fn<(body: Blob) => void>(),
    abort: () => happen('abort'),
    onload: () => {},
    onerror: () => {},
    onabort: () => {},
    onloadend: () => {},
  };
  function happen(event: (typeof events)[number]) {
    xhr[`on${event}`]();
    if (event !== 'loadend') xhr.onloadend();
  }
  // The fake has only the members that uploading uses.
  return { xhr, happen, createRequest: () => xhr as unknown as XMLHttpRequest };
}

function upload(init: RequestInit = {}) {
  const fake = fakeXhr();
  const onProgress = vi.fn<(fraction: number) => void>();
  const body = new FormData();
  body.append('resume', new File(['%PDF'], 'ada.pdf'));
  const request = new Request('https://harbor.test/api/applications/apply/', {
    method: 'POST',
    body,
    credentials: 'include',
    headers: { 'X-CSRFToken': 'abc' },
    ...init,
  });
  const uploaded = uploading({ onProgress, createRequest: fake.createRequest })(request);
  return {
    ...fake,
    onProgress,
    uploaded,
    sent: () => vi.waitFor(() => expect(fake.xhr.send).toHaveBeenCalled()),
  };
}

describe('uploading', () => {
  test('sends the same request as fetch', async () => {
    const { xhr, sent } = upload();
    await sent();
    expect(xhr.open).toHaveBeenCalledWith('POST', 'https://harbor.test/api/applications/apply/');
    expect(xhr.withCredentials).toBe(true);
    expect(xhr.headers['x-csrftoken']).toBe('abc');
    expect(xhr.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(await xhr.send.mock.calls[0]?.[0].text()).toContain('%PDF');
  });

  test('reports its progress', async () => {
    const { xhr, sent, onProgress } = upload();
    await sent();
    xhr.upload.onprogress({ loaded: 1, total: 4 });
    xhr.upload.onprogress({ loaded: 0, total: 0 });
    expect(onProgress.mock.calls).toEqual([[0.25], [0]]);
  });

  test('returns the same response as fetch, even for a refusal', async () => {
    const { xhr, sent, happen, uploaded } = upload();
    await sent();
    Object.assign(xhr, { status: 413, response: new Blob(['{"detail":"Too large."}']) });
    happen('load');
    const response = await uploaded;
    expect(response.status).toBe(413);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({ detail: 'Too large.' });
  });

  test('returns a response without a body', async () => {
    const { xhr, sent, happen, uploaded } = upload();
    await sent();
    Object.assign(xhr, { status: 204, response: new Blob() });
    happen('load');
    expect((await uploaded).body).toBeNull();
  });

  test('reports a server that cannot be reached', async () => {
    const { sent, happen, uploaded } = upload();
    await sent();
    happen('error');
    await expect(uploaded).rejects.toThrow(NetworkError);
  });

  test('stops when the caller aborts, before or after the upload has started', async () => {
    const reason = new Error('left the page');
    const late = new AbortController();
    const { sent, uploaded } = upload({ signal: late.signal });
    await sent();
    late.abort(reason);
    await expect(uploaded).rejects.toBe(reason);

    const early = upload({ signal: AbortSignal.abort(reason) });
    await expect(early.uploaded).rejects.toBe(reason);
    expect(early.xhr.send).not.toHaveBeenCalled();
  });
});
