/** The fields of a freelancer's profile that determine whether it is complete. */
export interface ProfileContent {
  title: string;
  bio: string;
  location: string;
  hourly_rate: number | null;
  skills: readonly unknown[];
}

export type ProfileField = keyof ProfileContent;

/** The minimum length of the bio in a complete profile, in characters that are not blank. */
export const MIN_BIO = 40;
const MIN_BIO_LETTERS = 10;

const blanks = new Set(' \t\r\n\u00a0\u200b\u200c\u200d\u2060\u3000\ufeff');

/**
 * Returns the fields that a profile still needs to be complete. Complete profiles come first in the directory. A bio
 * must have several different letters, so that holding down a key is not enough. In the database, is_complete_profile()
 * applies the same rules.
 */
export function missingInProfile(profile: ProfileContent): ProfileField[] {
  const bio = lettersOf(profile.bio);
  const given: [field: ProfileField, isGiven: boolean][] = [
    ['title', lettersOf(profile.title).length >= 3],
    ['hourly_rate', profile.hourly_rate !== null && profile.hourly_rate > 0],
    ['location', lettersOf(profile.location).length >= 2],
    ['bio', bio.length >= MIN_BIO && new Set(bio).size >= MIN_BIO_LETTERS],
    ['skills', profile.skills.length > 0],
  ];
  return given.filter(([, isGiven]) => !isGiven).map(([field]) => field);
}

export const isCompleteProfile = (profile: ProfileContent) => missingInProfile(profile).length === 0;

function lettersOf(text: string): string[] {
  return Array.from(text).filter((letter) => !blanks.has(letter));
}
