import type { PlainRule } from '@skillharbor/contract';

const names: Record<PlainRule, string> = {
  only_links: 'hardly anything but links',
  phone_number: 'a phone number',
  scam_phrase: 'a phrase that swindlers often use',
  same_text: 'nearly the same text as in another account',
};

/** The texts about what plain rules notice in the first texts of new accounts. */
export const plainRules = {
  names,
  title: 'A moderator will look at this',
  explanation: (rules: string) =>
    `It is the first that you publish here, and it has: ${rules}. It stays public meanwhile. You need not do anything.`,
  source: 'Plain rules',
};
