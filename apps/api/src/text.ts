/** A text exactly as it was typed, or null where there is nothing to see in it. */
export function unlessBlank(text: string | null | undefined): string | null {
  return text?.trim() ? text : null;
}
