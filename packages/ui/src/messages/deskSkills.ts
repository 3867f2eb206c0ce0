import { plural } from './plural.ts';

const have = (count: number, number: string) =>
  plural(count, '1 freelancer has this skill.', `${number} freelancers have this skill.`);

/** The texts of the page on which operators add, rename and merge skills. */
export const deskSkills = {
  title: 'Skills',
  lead: 'What freelancers choose from, and clients search by. Every change takes effect at once, and is recorded.',
  search: 'Name or category',
  find: 'Find',
  loading: 'Loading the skills...',
  loadFailed: 'The skills could not be loaded. Please try again later.',
  empty: 'No skills found',
  emptyReason: 'No name and no category has this text.',
  columns: { name: 'Name', category: 'Category', freelancers: 'Freelancers', actions: 'Actions' },
  ofSkill: (action: string, name: string) => `${action}: ${name}`,
  labels: { name: 'Name', category: 'Category', into: 'The skill that stays' },
  hints: { category: 'One that exists, or a new one.' },
  add: {
    open: 'Add skill',
    title: 'Add a skill',
    intro: (_count: number, _number: string) => 'Freelancers can choose it at once.',
    submit: 'Add',
    submitting: 'Adding…',
    done: 'The skill is added.',
  },
  change: {
    open: 'Change',
    title: 'Change the skill',
    intro: (count: number, number: string) =>
      `${have(count, number)} Everyone who has it keeps it under its new name.`,
    submit: 'Save',
    submitting: 'Saving…',
    done: 'The skill is changed.',
  },
  merge: {
    open: 'Merge',
    title: 'Merge the skill',
    intro: (count: number, number: string) =>
      `${have(count, number)} Everyone who has it, and each saved search, gets the other one instead. This cannot be undone.`,
    submit: 'Merge',
    submitting: 'Merging…',
    done: 'The skills are merged.',
  },
  cancel: 'Cancel',
  nameRequired: 'Enter a name.',
  categoryRequired: 'Enter a category.',
  intoRequired: 'Choose the skill that stays.',
  tooLong: (maximum: string) => `Use at most ${maximum} characters.`,
  failed: 'That did not work. Please try again.',
};
