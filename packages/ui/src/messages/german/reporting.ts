import type { Messages } from '../english.ts';

export const reporting: Messages['reporting'] = {
  report: 'Melden',
  about: (name) => `: ${name}`,
  hidden: 'Von der Moderation ausgeblendet',
  hiddenNotice: 'Die Moderation hat dies ausgeblendet. Nur Sie sehen es noch.',
  readDecision: 'Die Entscheidung lesen',
};
