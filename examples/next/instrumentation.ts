/** Next.js calls this once when the server starts. Without the variable SERVER, the mocks respond to its requests. */
export async function register() {
  if (process.env.SERVER || process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { mockServer } = await import('@skillharbor/mocks/node');
  const { createState } = await import('@skillharbor/mocks');
  mockServer(createState()).listen();
}
