/**
 * Puts a file into the browser's control, or empties the control, because screen readers read the file's name from it.
 * It fires no `change` event.
 */
export function showFile(control: HTMLInputElement, file: File | null): void {
  control.value = '';
  if (!file) return;
  const chosen = new DataTransfer();
  chosen.items.add(file);
  control.files = chosen.files;
}
