/** Copies a text to the clipboard. Returns false if the browser does not allow it, as on a page without https. */
export async function copyText(text: string): Promise<boolean> {
  // Contrary to the types, `clipboard` is undefined on a page without https.
  const { clipboard } = navigator as Partial<Pick<Navigator, 'clipboard'>>;
  try {
    await clipboard?.writeText(text);
    return clipboard !== undefined;
  } catch {
    return false;
  }
}
