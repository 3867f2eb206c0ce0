/** Lets the browser's own control name the file, or none: a screen reader reads it from there. Fires no `change`. */
export function showFile(control: HTMLInputElement, file: File | null): void {
  control.value = '';
  if (!file) return;
  const chosen = new DataTransfer();
  chosen.items.add(file);
  control.files = chosen.files;
}
