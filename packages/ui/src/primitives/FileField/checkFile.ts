export type FileProblem = 'type' | 'size' | 'empty';

/**
 * Returns the error of a chosen file, or undefined if the file can be sent.
 * @param accept extensions with their dot, in lower case: ['.pdf']
 */
export function checkFile(
  file: Pick<File, 'name' | 'size'>,
  accept: readonly string[],
  maxBytes: number,
): FileProblem | undefined {
  const name = file.name.toLowerCase();
  if (!accept.some((extension) => name.endsWith(extension))) return 'type';
  if (file.size > maxBytes) return 'size';
  if (file.size === 0) return 'empty';
  return undefined;
}

/** Returns the extension in lower case with a dot: 'pdf' or '.PDF' → '.pdf'. */
export function dotted(extension: string) {
  return `.${extension.toLowerCase().replace(/^\./, '')}`;
}
