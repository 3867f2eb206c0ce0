/** This script is a separate file, because the server allows no inline scripts. */

/**
 * Lets a user who is signed in to the app try out operations of this installation, whose address the contract does not
 * know. A write that is authenticated by the cookie needs the CSRF token.
 */
function toThisSite(/** @type {{ url: string, headers: Record<string, string> }} */ request) {
  const { pathname, search } = new URL(request.url, location.href);
  request.url = pathname + search;
  const [, token] = /(?:^|; )(?:__Host-)?csrftoken=([^;]*)/.exec(document.cookie) ?? [];
  if (token) request.headers['X-CSRFToken'] ??= token;
  return request;
}

// oxlint-disable-next-line typescript/no-unsafe-call -- the function comes from the script before this one
globalThis.SwaggerUIBundle({
  url: '/api/openapi.yaml',
  dom_id: '#reference',
  deepLinking: true,
  displayRequestDuration: true,
  // Shows who may call an operation.
  showExtensions: true,
  // By default, the renderer would send the document to an external service.
  validatorUrl: 'none',
  requestInterceptor: toThisSite,
});
