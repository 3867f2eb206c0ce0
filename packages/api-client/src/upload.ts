import { NetworkError } from './errors.ts';
import type { Send } from './send.ts';

export interface UploadOptions {
  /** Called with the fraction of the body that has been sent, from 0 to 1. */
  onProgress: (fraction: number) => void;
  createRequest?: () => XMLHttpRequest;
}

/**
 * Sends a request and reports its upload progress. `fetch` cannot report it, so only this function uses XMLHttpRequest.
 * There is no timeout, because the progress shows that the connection is alive.
 */
export function uploading({ onProgress, createRequest = () => new XMLHttpRequest() }: UploadOptions): Send {
  return async (request) => {
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const xhr = createRequest();
      const abort = () => xhr.abort();
      xhr.open(request.method, request.url);
      xhr.responseType = 'blob';
      xhr.withCredentials = request.credentials === 'include';
      request.headers.forEach((value, name) => xhr.setRequestHeader(name, value));

      xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      xhr.onload = () => resolve(responseOf(xhr));
      xhr.onerror = () => reject(new NetworkError(xhr));
      xhr.onabort = () => reject(request.signal.reason);
      xhr.onloadend = () => request.signal.removeEventListener('abort', abort);

      request.signal.addEventListener('abort', abort);
      if (request.signal.aborted) reject(request.signal.reason);
      else xhr.send(body);
    });
  };
}

function responseOf(xhr: XMLHttpRequest): Response {
  // The constructor of Response refuses a body for these statuses.
  const isEmpty = xhr.status === 204 || xhr.status === 304;
  // The cast is safe because `responseType` is 'blob'.
  return new Response(isEmpty ? null : (xhr.response as Blob), {
    status: xhr.status,
    headers: headersOf(xhr),
  });
}

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
