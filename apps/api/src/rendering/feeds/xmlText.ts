/** Removes the control characters that XML 1.0 does not allow. */
export function withoutControls(text: string): string {
  // oxlint-disable-next-line no-control-regex -- The expression removes exactly these control characters.
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
