import type { ModerationRule, ReportKind, Statement } from '@skillharbor/contract';

/** Names what a decision is about, in a form that fits into a sentence that addresses the owner. */
const statementKinds: Record<ReportKind, string> = {
  job: 'your job listing',
  freelancer: 'your profile',
  company: 'your company page',
  question: 'your question about the job',
  reply: 'your reply to a question about the job',
  message: 'your message about',
  portfolio_piece: 'your piece of work',
  portrait: 'the picture of your profile',
  logo: 'the logo of your company',
};
/**
 * The subject line says only what kind of thing was reported. It omits the title, and also the words that introduce the
 * title.
 */
const kindAlone = (kind: ReportKind) => (kind === 'message' ? 'your message' : statementKinds[kind]);

const statementRules: Record<ModerationRule, string> = {
  law: 'nothing may be against the law.',
  honesty: 'what is offered must be real and honest.',
  spam: 'nothing may be posted again and again, or only to advertise.',
  respect: 'nobody may be discriminated against or harassed.',
  privacy: 'personal data of others may not be revealed.',
  copyright: 'the works of others may be shown only with their permission.',
  suitability: 'everything must be about freelance work.',
};

/** The texts of the mails about reports and decisions. */
export const englishModerationMails = {
  reportReceived: ({ number }: { number: string }) => ({
    subject: `We have your report ${number}`,
    paragraphs: [
      'Thank you. Someone will look at what you reported and decide about it. A person decides, not a program.',
      `The number of your report is ${number}.`,
    ],
    button: 'See what became of the report',
    closing:
      'The link is for you alone: whoever has it can read the report. If you did not send a report, ignore this email.',
  }),

  reportDecided: ({ number, outcome }: { number: string; outcome: 'dismissed' | 'acted' | 'reversed' }) => ({
    subject: `What became of your report ${number}`,
    paragraphs: [
      {
        dismissed:
          'Someone has looked at what you reported and found nothing that breaks our rules or the law. It stays as it is.',
        acted:
          'Someone has looked at what you reported and found that it breaks our rules or the law. We have acted on it. Thank you.',
        reversed:
          'We had acted on what you reported. The person concerned has appealed, and a second look found no broken rule, so we have taken that back.',
      }[outcome],
    ],
    details: ['A person decided this, not a program.'],
    button: 'See your report',
    closing:
      'If you see it differently, you can report it again with other reasons, or turn to a court or to a certified body for out-of-court disputes.',
  }),

  moderatorWrote: 'The reason for the decision:',

  statement: ({
    action,
    kind,
    title,
    rule,
    until,
    appealUntil,
  }: Pick<Statement, 'action' | 'kind' | 'title' | 'rule'> & {
    until: string | null;
    appealUntil: string;
  }) => {
    const thing = `${statementKinds[kind]} "${title}"`;
    const values: Record<string, string> = until === null ? { thing } : { thing, until };
    return {
      subject: {
        dismiss: `We looked at ${kindAlone(kind)}`,
        request_change: `Please change ${kindAlone(kind)}`,
        hide: `We have hidden ${kindAlone(kind)}`,
        suspend: 'Your account is suspended',
        end_account: 'Your account was ended',
      }[action],
      paragraphs: [
        {
          dismiss: `Someone reported ${thing}, and we found no broken rule.`,
          request_change: `Someone reported ${thing}. Please change it: as it is, it breaks a rule. It stays visible meanwhile.`,
          hide: `Someone reported ${thing}. We have hidden it on the whole site, until further notice.`,
          suspend: `Someone reported ${thing}. Your account is suspended until ${until}: you cannot log in, and nothing of yours is public. What was reported stays hidden after that.`,
          end_account: `Someone reported ${thing}. We have ended your account: you cannot log in, and nothing of yours is public.`,
        }[action],
      ],
      details: [
        `The rule: ${statementRules[rule]}`,
        'A person looked at it and decided. No program found it, and none decided.',
      ],
      values,
      button: 'Read the statement of reasons',
      closing: `You can appeal once, until ${appealUntil}, on the page behind the link. Another person decides about it where there is one. You can also turn to a court or to a certified body for out-of-court disputes. The link is for you alone.`,
    };
  },

  appealDecided: ({ title, isReversed }: { title: string; isReversed: boolean }) => ({
    subject: isReversed ? 'Your appeal was successful' : 'Your appeal was not successful',
    paragraphs: [
      isReversed
        ? `We have taken back our decision about "${title}". That decision no longer applies.`
        : `We have looked again at our decision about "${title}", and it stays.`,
    ],
    details: ['A person decided this, not a program.'],
    button: 'Read the statement of reasons',
    closing: 'You can also turn to a court or to a certified body for out-of-court disputes.',
  }),
};
