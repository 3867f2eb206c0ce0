/** Saves a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The URL is revoked in the next task, because the browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
