/* A file of its own, because the server allows no script inside a page. */

/** Somebody who is signed in to the app in this browser can try things out: the cookie needs its token beside it. */
function withCsrfToken(/** @type {{ headers: Record<string, string> }} */ request) {
  const [, token] = /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie) ?? [];
  if (token) request.headers['X-CSRFToken'] ??= token;
  return request;
}

// oxlint-disable-next-line typescript/no-unsafe-call -- it comes from the script before this one
globalThis.SwaggerUIBundle({
  url: '/api/openapi.yaml',
  dom_id: '#reference',
  deepLinking: true,
  displayRequestDuration: true,
  // By default the document would be sent to a service elsewhere.
  validatorUrl: 'none',
  requestInterceptor: withCsrfToken,
});
