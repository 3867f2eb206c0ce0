/** Returns the text exactly as it was typed, or null if it is blank. */
export function unlessBlank(text: string | null | undefined): string | null {
  return text?.trim() ? text : null;
}
