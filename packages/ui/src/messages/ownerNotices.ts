import type { PlainRule } from '@skillharbor/contract';

const names: Record<PlainRule, string> = {
  only_links: 'hardly anything but links',
  phone_number: 'a phone number',
  scam_phrase: 'a phrase that swindlers often use',
  same_text: 'nearly the same text as in another account',
};

/** The texts that tell owners what moderators have hidden, and which plain rules their first texts match. */
export const ownerNotices = {
  names,
  hidden: 'A moderator has hidden this. Only you still see it.',
  readDecision: 'Read the decision',
  noticed: 'A moderator will look at this',
  noticedBecause: (rules: string) =>
    `It is the first that you publish here, and it has: ${rules}. It stays public meanwhile. You need not do anything.`,
  /** The text that names the source of the notice. */
  source: 'Plain rules',
};
