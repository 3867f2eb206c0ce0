import type { Role } from '@skillharbor/contract';

/** The texts beside the sign-up form, which give reasons to join. */
export const joining: Record<
  Role,
  {
    title: string;
    /** Statements that are true for every job and every member, whatever the operator's settings are. */
    reasons: Readonly<Record<'first' | 'second' | 'third', { title: string; text: string }>>;
    /** A text above the name of a freelancer from the directory. */
    person: string;
  }
> = {
  freelancer: {
    title: 'Why freelancers join',
    reasons: {
      first: {
        title: 'An answer, by a day you know',
        text: 'Every job names the day by which its client decides. If it passes without a decision, we write to you.',
      },
      second: {
        title: 'You see how clients decide',
        text: 'Their record is public: how many applications they have decided, and how fast.',
      },
      third: {
        title: 'All of the pay is yours',
        text: 'You and the client agree on the money. We take no share of it.',
      },
    },
    person: 'One of the freelancers here',
  },
  client: {
    title: 'Why clients join',
    reasons: {
      first: {
        title: 'People instead of scores',
        text: 'You read letters, resumes and pieces of work. Nobody here has stars or a score.',
      },
      second: {
        title: 'Blind review, if you like',
        text: 'Names, pictures and places stay hidden until you decide.',
      },
      third: {
        title: 'Good habits show',
        text: 'Who decides in time has a public record that says so, beside every job.',
      },
    },
    person: 'One of the freelancers you can reach',
  },
};
