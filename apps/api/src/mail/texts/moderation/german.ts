import type { ModerationRule, ReportKind } from '@skillharbor/contract';
import type { englishModerationMails } from './english.ts';

/** Names what a decision is about, in a form that fits into a sentence that addresses the owner. */
const statementKinds: Record<ReportKind, string> = {
  job: 'Ihren Auftrag',
  freelancer: 'Ihr Profil',
  company: 'die Seite Ihres Unternehmens',
  question: 'Ihre Frage zum Auftrag',
  reply: 'Ihre Antwort auf eine Frage zum Auftrag',
  message: 'Ihre Nachricht zu',
  portfolio_piece: 'Ihre Arbeitsprobe',
  portrait: 'das Bild Ihres Profils',
  logo: 'das Logo Ihres Unternehmens',
};
/**
 * The subject line says only what kind of thing was reported. It omits the title, and also the words that introduce the
 * title.
 */
const kindAlone = (kind: ReportKind) => (kind === 'message' ? 'Ihre Nachricht' : statementKinds[kind]);

const statementRules: Record<ModerationRule, string> = {
  law: 'Nichts darf gegen das Gesetz verstoßen.',
  honesty: 'Was angeboten wird, muss echt und ehrlich sein.',
  spam: 'Nichts darf immer wieder oder nur als Werbung eingestellt werden.',
  respect: 'Niemand darf diskriminiert oder belästigt werden.',
  privacy: 'Personenbezogene Daten anderer dürfen nicht preisgegeben werden.',
  copyright: 'Werke anderer dürfen nur mit deren Erlaubnis gezeigt werden.',
  suitability: 'Alles muss mit freiberuflicher Arbeit zu tun haben.',
};

/** The texts of the mails about reports and decisions. */
export const germanModerationMails: typeof englishModerationMails = {
  reportReceived: ({ number }) => ({
    subject: `Ihre Meldung ${number} ist bei uns`,
    paragraphs: [
      'Vielen Dank. Jemand sieht sich an, was Sie gemeldet haben, und entscheidet darüber. Das tut ein Mensch, kein Programm.',
      `Ihre Meldung hat die Nummer ${number}.`,
    ],
    button: 'Stand der Meldung ansehen',
    closing:
      'Der Link ist nur für Sie: Wer ihn hat, kann die Meldung lesen. Wenn Sie nichts gemeldet haben, ignorieren Sie diese E-Mail.',
  }),

  reportDecided: ({ number, outcome }) => ({
    subject: `Ihre Meldung ${number} ist entschieden`,
    paragraphs: [
      {
        dismissed:
          'Jemand hat geprüft, was Sie gemeldet haben, und nichts gefunden, was gegen unsere Regeln oder das Gesetz verstößt. Es bleibt, wie es ist.',
        acted:
          'Jemand hat geprüft, was Sie gemeldet haben: Es verstößt gegen unsere Regeln oder das Gesetz. Wir haben etwas dagegen unternommen. Vielen Dank.',
        reversed:
          'Wir hatten etwas gegen das unternommen, was Sie gemeldet haben. Die betroffene Person hat sich beschwert, und eine zweite Prüfung hat keinen Verstoß ergeben. Wir haben es deshalb zurückgenommen.',
      }[outcome],
    ],
    details: ['Das hat ein Mensch entschieden, kein Programm.'],
    button: 'Meldung ansehen',
    closing:
      'Wenn Sie das anders sehen, können Sie es mit anderer Begründung noch einmal melden oder sich an ein Gericht oder an eine zugelassene Stelle für außergerichtliche Streitbeilegung wenden.',
  }),

  moderatorWrote: 'Die Begründung der Entscheidung:',

  statement: ({ action, kind, title, rule, until, appealUntil }) => {
    const thing = `${statementKinds[kind]} „${title}“`;
    const values: Record<string, string> = until === null ? { thing } : { thing, until };
    return {
      subject: {
        dismiss: `Wir haben ${kindAlone(kind)} geprüft`,
        request_change: `Bitte ändern Sie ${kindAlone(kind)}`,
        hide: `Wir haben ${kindAlone(kind)} ausgeblendet`,
        suspend: 'Ihr Konto ist gesperrt',
        end_account: 'Ihr Konto wurde beendet',
      }[action],
      paragraphs: [
        {
          dismiss: `Jemand hat ${thing} gemeldet, und wir haben keinen Verstoß gefunden.`,
          request_change: `Jemand hat ${thing} gemeldet. Bitte ändern Sie das, denn so verstößt es gegen eine Regel. Bis dahin bleibt es sichtbar.`,
          hide: `Jemand hat ${thing} gemeldet. Wir haben das bis auf Weiteres auf der ganzen Website ausgeblendet.`,
          suspend: `Jemand hat ${thing} gemeldet. Ihr Konto ist bis ${until} gesperrt: Sie können sich nicht anmelden, und nichts von Ihnen ist öffentlich. Was gemeldet wurde, bleibt auch danach ausgeblendet.`,
          end_account: `Jemand hat ${thing} gemeldet. Wir haben Ihr Konto beendet: Sie können sich nicht anmelden, und nichts von Ihnen ist öffentlich.`,
        }[action],
      ],
      details: [
        `Die Regel: ${statementRules[rule]}`,
        'Das hat ein Mensch geprüft und entschieden. Kein Programm hat danach gesucht oder darüber entschieden.',
      ],
      values,
      button: 'Begründung lesen',
      closing: `Sie können bis ${appealUntil} einmal Beschwerde einlegen, auf der Seite hinter dem Link. Wenn möglich, entscheidet jemand anders darüber. Sie können sich auch an ein Gericht oder an eine zugelassene Stelle für außergerichtliche Streitbeilegung wenden. Der Link ist nur für Sie.`,
    };
  },

  appealDecided: ({ title, isReversed }) => ({
    subject: isReversed ? 'Ihre Beschwerde hatte Erfolg' : 'Ihre Beschwerde hatte keinen Erfolg',
    paragraphs: [
      isReversed
        ? `Wir haben unsere Entscheidung über „${title}“ zurückgenommen. Diese Entscheidung gilt nicht mehr.`
        : `Wir haben unsere Entscheidung über „${title}“ noch einmal geprüft, und sie bleibt bestehen.`,
    ],
    details: ['Das hat ein Mensch entschieden, kein Programm.'],
    button: 'Begründung lesen',
    closing:
      'Sie können sich auch an ein Gericht oder an eine zugelassene Stelle für außergerichtliche Streitbeilegung wenden.',
  }),
};
