/**
 * Puts a file into the browser's control, or empties it, because screen readers read the file's name there. It fires no
 * `change` event.
 */
export function showFile(control: HTMLInputElement, file: File | null): void {
  control.value = '';
  if (!file) return;
  const chosen = new DataTransfer();
  chosen.items.add(file);
  control.files = chosen.files;
}
