/** How many resumes a freelancer can save. The contract names the same number. */
export const MAX_PROFILE_RESUMES = 5;
const MAX_NAME_LENGTH = 80;

export const profileFull = {
  code: 'profile_resumes_full',
  params: { max: MAX_PROFILE_RESUMES },
} as const;

/** Returns the name of a resume that is saved while it is sent: that of its file, without the extension. */
export function nameOfFile(name: string): string {
  // Cuts before a surrogate pair, never inside it.
  const stem = name.replace(/\.[^.]*$/u, '').slice(0, MAX_NAME_LENGTH);
  return stem.replace(/\p{Cs}$/u, '').trim() || 'resume';
}
