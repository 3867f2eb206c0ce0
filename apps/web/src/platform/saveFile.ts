/** Saves a file among the downloads of the browser. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has read the address by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
