/** Called once when the server starts. Without SERVER, the mocks answer what it fetches. */
export async function register() {
  if (process.env.SERVER || process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { mockServer } = await import('@skillharbor/mocks/node');
  const { createState } = await import('@skillharbor/mocks');
  mockServer(createState()).listen();
}
