/**
 * Returns the path of the picture that the server draws for a job, a company or a freelancer. Other sites cache a
 * picture by its URL, so the path changes with the texts in the picture.
 */
export function socialPicture(
  kind: 'job' | 'company' | 'freelancer',
  id: number,
  texts: readonly string[],
): string {
  return `/social/${kind}/${id}.png?v=${fingerprint(texts.join('\n'))}`;
}

/** Hashes a text with FNV-1a, which is short and gives the same result on the server and in the browser. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
