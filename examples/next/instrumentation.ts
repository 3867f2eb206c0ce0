/**
 * Next.js calls this once when the server starts. If the variable SERVER is not set, the mocks respond to the API
 * requests of this app.
 */
export async function register() {
  if (process.env.SERVER || process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { mockServer } = await import('@skillharbor/mocks/node');
  const { createState } = await import('@skillharbor/mocks');
  mockServer(createState()).listen();
}
