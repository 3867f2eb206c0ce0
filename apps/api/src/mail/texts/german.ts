import { germanAgreementWords, germanJobWords } from '@skillharbor/prose';
import { germanAccountMails } from './account/german.ts';
import { germanModerationMails } from './moderation/german.ts';
import type { MailTexts } from './english.ts';
import { SITE_NAME } from '../siteName.ts';

const CLIENT = 'der Auftraggeber';
const atStart = (name: string) => (name === CLIENT ? 'Der Auftraggeber' : name);

/** The texts use the words of the German app: Auftrag, Auftraggeber, Bewerbung, engere Auswahl. */
export const german: MailTexts = {
  language: 'de',
  direction: 'ltr',
  locale: 'de-DE',
  jobWords: germanJobWords,
  agreementWords: germanAgreementWords,
  calendar: {
    decisionExpected: (jobTitle) => `Entscheidung erwartet: ${jobTitle}`,
    decisionDue: (jobTitle) => `Entscheidung fällig: ${jobTitle}`,
    lastDay: (jobTitle) => `Letzter Tag für Bewerbungen: ${jobTitle}`,
    start: (jobTitle) => `Arbeitsbeginn: ${jobTitle}`,
    deliverable: (title) => `Fällig: ${title}`,
  },
  hello: (firstName) => `Guten Tag ${firstName},`,
  wrote: (author) => `${atStart(author)} schrieb:`,
  client: CLIENT,
  applicant: (number) => `Bewerber ${number}`,

  ...germanAccountMails,
  ...germanModerationMails,

  application: ({ applicant, jobTitle }) => ({
    subject: `Neue Bewerbung: ${jobTitle}`,
    paragraphs: [`${applicant} hat sich auf Ihren Auftrag „${jobTitle}“ beworben.`],
    button: 'Bewerbung ansehen',
    closing: 'Sobald Sie entschieden haben, informieren wir den Freelancer per E-Mail.',
  }),

  receipt: ({ jobTitle, resume, decisionDate }) => ({
    subject: `Ihre Bewerbung ist angekommen: ${jobTitle}`,
    paragraphs: [
      `Ihre Bewerbung auf „${jobTitle}“ ist angekommen, mit Ihrem Anschreiben und dem Lebenslauf „${resume}“.`,
      `Der Auftraggeber antwortet bis zum ${decisionDate}. Sie erfahren es per E-Mail.`,
    ],
    quote: 'Ihr Anschreiben:',
    button: 'Ihre Bewerbung ansehen',
    closing: 'Dort sehen Sie auch, wann der Auftraggeber sie öffnet, und können sie zurückziehen.',
  }),

  acceptance: ({ company, jobTitle, clientEmail }) => ({
    subject: `Ihre Bewerbung wurde angenommen: ${jobTitle}`,
    paragraphs: [
      `gute Nachrichten: ${company} hat Ihre Bewerbung auf „${jobTitle}“ angenommen.`,
      clientEmail === null
        ? `So geht es weiter: Schreiben Sie dem Auftraggeber auf der Seite Ihrer Bewerbung, um den Beginn abzusprechen. Antworten auf diese E-Mail erreichen den Auftraggeber nicht.`
        : `So geht es weiter: Schreiben Sie dem Auftraggeber an ${clientEmail}, um den Beginn abzusprechen. Oder antworten Sie auf diese E-Mail: Die Antwort erreicht den Auftraggeber.`,
    ],
    button: 'Dem Auftraggeber schreiben',
    closing: `Guten Wind wünscht ${SITE_NAME}.`,
  }),

  rejection: ({ company, jobTitle, isFilled }) => ({
    subject: `Zu Ihrer Bewerbung: ${jobTitle}`,
    paragraphs: [
      isFilled
        ? `der Auftrag „${jobTitle}“ ist vergeben. ${company} hat ihn geschlossen und verfolgt Ihre Bewerbung nicht weiter.`
        : `${company} hat entschieden, Ihre Bewerbung auf „${jobTitle}“ nicht weiterzuverfolgen.`,
    ],
    button: 'Andere Aufträge finden',
    closing: 'Danke für Ihre Bewerbung. Wir wünschen Ihnen, dass es beim nächsten Mal besser passt.',
  }),

  withdrawal: ({ applicant, jobTitle }) => ({
    subject: `Bewerbung zurückgezogen: ${jobTitle}`,
    paragraphs: [`${applicant} hat die Bewerbung auf Ihren Auftrag „${jobTitle}“ zurückgezogen.`],
    button: 'Die anderen Bewerbungen ansehen',
    closing: 'Darüber ist nichts mehr zu entscheiden.',
  }),

  agreement: ({ says, author, jobTitle }) => {
    const step = says(atStart(author));
    return {
      subject: `Vereinbarung: ${jobTitle}`,
      paragraphs: [`${step}. In der Vereinbarung geht es um „${jobTitle}“.`],
      button: 'Vereinbarung ansehen',
      closing: `Es ist eine Vereinbarung zwischen Ihnen beiden. ${SITE_NAME} ist nicht daran beteiligt, prüft sie nicht und bewegt kein Geld.`,
      values: { step, jobTitle },
    };
  },

  sentence: ({ author, jobTitle }) => ({
    subject: `Für Ihre Arbeitsnachweise: ${jobTitle}`,
    paragraphs: [
      `${atStart(author)} hat einen Satz über Sie für Ihre öffentlichen Arbeitsnachweise geschrieben. Es geht um „${jobTitle}“.`,
    ],
    button: 'Lesen und bestätigen',
    closing:
      'Niemand sonst sieht ihn, wenn Sie ihn nicht bestätigen, und Sie können ihn jederzeit verbergen.',
  }),

  messages: ({ author, jobTitle, takesReplies }) => ({
    subject: `Neue Nachricht: ${jobTitle}`,
    paragraphs: [`${atStart(author)} hat Ihnen zu „${jobTitle}“ geschrieben.`],
    button: 'Antworten',
    closing: takesReplies
      ? 'Sie können auch auf diese E-Mail antworten: Wir geben weiter, was Sie schreiben, ohne Ihre E-Mail-Adresse. Leiten Sie die E-Mail nicht weiter, denn wer auf sie antwortet, schreibt in Ihrem Namen. Auf der Seite können Sie die Unterhaltung auch stummschalten oder beenden.'
      : 'Bitte antworten Sie auf der Seite: Eine Antwort auf diese Mail kommt nicht an. Dort können Sie die Unterhaltung auch stummschalten oder beenden.',
  }),

  replyRefused: (refusal, files) => ({
    subject:
      refusal === 'files'
        ? 'Dateien Ihrer E-Mail sind nicht angekommen'
        : 'Ihre Antwort ist nicht angekommen',
    paragraphs: [
      {
        expired:
          'die Antwortadresse ist älter als 30 Tage, oder Sie haben inzwischen eine andere E-Mail-Adresse.',
        closed:
          'die Unterhaltung nimmt keine Nachrichten an: Eine Seite hat sie beendet, oder es gibt sie nicht mehr.',
        empty: 'wir haben in Ihrer E-Mail außer dem Zitat nichts gefunden.',
        too_long: 'Ihre E-Mail ist länger, als eine Nachricht sein kann.',
        files: `diese Dateien Ihrer E-Mail sind nicht angekommen: ${files}. Es kommen nur PDF- und Word-Dateien an, die weder schädlich noch zu groß sind, und keine, solange Ihr Name dem Auftraggeber verborgen ist.`,
        unreadable: 'wir konnten Ihre E-Mail nicht lesen, weil sie beschädigt oder zu groß ist.',
        account: 'Ihr Konto kann zurzeit nicht schreiben. Melden Sie sich an, um zu sehen, was fehlt.',
      }[refusal],
    ],
    button: 'Ihre Nachrichten ansehen',
    closing:
      'Bitte schreiben Sie auf der Seite. Ihr Text ist noch in Ihrem Mailprogramm, bei den gesendeten E-Mails.',
  }),

  invitation: ({ company, jobTitle }) => ({
    subject: `Sie sind eingeladen, sich zu bewerben: ${jobTitle}`,
    paragraphs: [`${company} lädt Sie ein, sich auf den Auftrag „${jobTitle}“ zu bewerben.`],
    button: 'Auftrag und Einladung ansehen',
    closing:
      'Dort können Sie mit einem Klick absagen, mit oder ohne Grund. Wenn Sie nicht antworten, zählt das nirgends. Eine Antwort auf diese E-Mail kommt nicht an.',
  }),

  teamInvitation: ({ owner, team }) => ({
    subject: `Sie sind in das Team von ${team} eingeladen`,
    paragraphs: [`${owner} lädt Sie ein, bei ${SITE_NAME} für ${team} zu handeln.`],
    button: 'Einladung ansehen',
    closing:
      'Der Link ist 7 Tage lang gültig, mit einem Konto dieser Adresse. Wenn Sie den Absender nicht kennen, ignorieren Sie diese E-Mail: Es geschieht nichts.',
  }),

  closing: ({ company, jobTitle, isDeleted }) => ({
    subject: `Keine Entscheidung über Ihre Bewerbung: ${jobTitle}`,
    paragraphs: [
      isDeleted
        ? `${company} hat den Auftrag „${jobTitle}“ gelöscht, ohne über Ihre Bewerbung zu entscheiden. Wir haben sie geschlossen.`
        : `${company} hat über Ihre Bewerbung auf „${jobTitle}“ nicht rechtzeitig entschieden. Wir haben sie geschlossen.`,
      'Das sagt nichts über Sie oder Ihre Arbeit. In der Antwortquote des Auftraggebers, die alle sehen können, zählt Ihre Bewerbung als unbeantwortet.',
    ],
    button: 'Ihre Bewerbung ansehen',
    closing:
      'Danke für Ihre Bewerbung. Wir wünschen Ihnen, dass Sie beim nächsten Mal eine Antwort erhalten.',
  }),

  shortlist: ({ company, jobTitle }) => ({
    subject: `Sie sind in der engeren Auswahl: ${jobTitle}`,
    paragraphs: [`${company} hat Ihre Bewerbung auf „${jobTitle}“ in die engere Auswahl genommen.`],
    button: 'Ihre Bewerbung ansehen',
    closing: 'Das ist noch keine Entscheidung. Sobald es eine gibt, erfahren Sie sie per E-Mail.',
  }),

  jobEdit: ({ company, jobTitle }) => ({
    subject: `Ein Auftrag, auf den Sie sich beworben haben, wurde geändert: ${jobTitle}`,
    paragraphs: [`${company} hat den Auftrag „${jobTitle}“ geändert, auf den Sie sich beworben haben.`],
    button: 'Änderungen ansehen',
    closing:
      'Ihre Bewerbung bleibt, wie sie ist. Wenn der Auftrag nicht mehr zu Ihnen passt, können Sie sie dort zurückziehen. Über weitere Änderungen informieren wir Sie frühestens morgen.',
  }),
  change: (part, before, after) => `${part}: ${before} → ${after}`,
  notGiven: 'nicht angegeben',

  retention: {
    subject: 'Einige Ihrer alten Bewerbungen werden gelöscht',
    paragraphs: [
      'diese Bewerbungen sind vor einiger Zeit zu Ende gegangen. Nach dem genannten Tag löschen wir jeweils Anschreiben, Antworten, Lebenslauf, Entscheidung, Nachrichten und Vereinbarung. Nur die Daten des Ablaufs und das Ergebnis bleiben, ohne Ihren Namen:',
    ],
    after:
      'Wenn Sie etwas behalten möchten, laden Sie es vorher herunter: Alles zusammen finden Sie auf der Seite Ihres Kontos unter „Meine Daten herunterladen“.',
    button: 'Ihre Bewerbungen ansehen',
    closing: 'Sonst ist nichts zu tun.',
  },
  keptUntil: ({ jobTitle, company, day }) => `${jobTitle}, ${company}: bis ${day}`,

  pausedJob: ({ company, jobTitle }) => ({
    subject: `Ein Auftrag, auf den Sie sich beworben haben, pausiert: ${jobTitle}`,
    paragraphs: [
      `der Auftrag „${jobTitle}“${company === CLIENT ? '' : ` von ${company}`} pausiert: Er nimmt vorerst keine neuen Bewerbungen an.`,
      'Ihre Bewerbung bleibt beim Auftraggeber, der Ihnen weiter eine Antwort schuldet.',
    ],
    button: 'Ihre Bewerbung ansehen',
    closing: 'Sie brauchen nichts zu tun. Wenn Sie nicht warten möchten, können Sie sie dort zurückziehen.',
  }),

  jobPublished: ({ jobTitle }) => ({
    subject: `Ihr Auftrag ist veröffentlicht: ${jobTitle}`,
    paragraphs: [
      `heute haben wir Ihren Auftrag „${jobTitle}“ veröffentlicht, wie Sie es geplant hatten. Ab jetzt können sich Freelancer bewerben.`,
    ],
    button: 'Zum Auftrag',
    closing:
      'Wir schreiben Ihnen, sobald die erste Bewerbung eintrifft. Sie können den Auftrag jederzeit pausieren.',
  }),

  stillLooking: ({ jobTitle, days }) => ({
    subject: `Suchen Sie noch? ${jobTitle}`,
    paragraphs: [
      `Ihr Auftrag „${jobTitle}“ ist ausgeschrieben, und seit zwei Wochen haben wir keine Aktivität von Ihnen dazu gesehen. Suchen Sie noch einen Freelancer?`,
    ],
    button: 'Ja, ausgeschrieben lassen',
    closing: `Sie brauchen sich nicht anzumelden. Ohne Antwort pausiert der Auftrag in ${days} Tagen, damit sich niemand vergeblich bewirbt. Gelöscht wird nichts.`,
  }),

  unconfirmed: ({ jobTitle }) => ({
    subject: `Ihr Auftrag pausiert: ${jobTitle}`,
    paragraphs: [
      `seit drei Wochen haben wir keine Aktivität von Ihnen zu „${jobTitle}“ gesehen, deshalb pausiert der Auftrag.`,
    ],
    button: 'Auftrag ansehen',
    closing:
      'Die eingegangenen Bewerbungen bleiben erhalten und warten auf Ihre Antwort. Sie können den Auftrag jederzeit wieder aktivieren.',
  }),

  savedSearches: ({ jobTitle, others }) => ({
    subject: `Neuer Auftrag: ${jobTitle}${others === 0 ? '' : ` und ${others} weitere`}`,
    paragraphs: ['diese Aufträge sind neu und passen zu dem, was Sie suchen.'],
    search: (name) => `Ihre Suche „${name}“:`,
    job: ({ jobTitle: title, company }) =>
      company === '' ? `Auftrag „${title}“` : `Auftrag „${title}“ von ${company}`,
    more: (count) => (count === 1 ? 'und ein weiterer Auftrag.' : `und ${count} weitere Aufträge.`),
    manage: 'Diese Suche ohne Anmeldung pausieren, ändern oder löschen',
    button: 'Ihre gespeicherten Suchen ansehen',
    closing: 'Keine weitere E-Mail nennt diese Aufträge noch einmal.',
  }),

  foundFreelancers: ({ name, others }) => ({
    subject: `Neu: ${name}${others === 0 ? '' : ` und ${others} weitere`}`,
    paragraphs: ['diese Freelancer sind neu und passen zu dem, was Sie suchen.'],
    search: (search) => `Ihre Suche „${search}“:`,
    freelancer: ({ name: freelancer, title }) => (title === '' ? freelancer : `${freelancer} (${title})`),
    more: (count) => (count === 1 ? 'und eine weitere Person.' : `und ${count} weitere Personen.`),
    manage: 'Diese Suche ohne Anmeldung pausieren, ändern oder löschen',
    button: 'Ihre gespeicherten Suchen ansehen',
    closing: 'Alle erlauben, dass wir sie nennen. Keine weitere E-Mail nennt sie noch einmal.',
  }),

  digest: {
    content: (count) => ({
      subject: count === 1 ? 'Eine Neuigkeit für Sie' : `${count} Neuigkeiten für Sie`,
      paragraphs: ['das ist seit Ihrer letzten Zusammenfassung geschehen.'],
      title: 'Neuigkeiten',
      button: 'Alle Benachrichtigungen ansehen',
      closing: 'Sie erhalten eine Zusammenfassung am Tag, weil Sie das in Ihrem Konto so gewählt haben.',
    }),
    stop: 'E-Mails zu alldem abbestellen',
  },

  question: ({ jobTitle }) => ({
    subject: `Neue Frage: ${jobTitle}`,
    paragraphs: [`zu Ihrem Auftrag „${jobTitle}“ gibt es eine Frage.`],
    quote: 'Die Frage:',
    button: 'Antworten',
    closing:
      'Ihre Antwort steht für alle lesbar auf der Seite des Auftrags. Niemand erfährt, wer gefragt hat.',
  }),

  reply: ({ company, jobTitle, question }) => ({
    subject: `Ihre Frage wurde beantwortet: ${jobTitle}`,
    paragraphs: [`${company} hat Ihre Frage zu „${jobTitle}“ beantwortet.`, `Sie haben gefragt: ${question}`],
    button: 'Auf der Seite des Auftrags ansehen',
    closing: 'Frage und Antwort stehen dort ohne Ihren Namen.',
  }),

  deletedQuestion: ({ company, jobTitle, question }) => ({
    subject: `Ihre Frage wurde gelöscht: ${jobTitle}`,
    paragraphs: [`${company} hat Ihre Frage zu „${jobTitle}“ gelöscht.`, `Sie haben gefragt: ${question}`],
    quote: `${atStart(company)} nannte diesen Grund:`,
    button: 'Auftrag ansehen',
    closing: 'Weder der Auftraggeber noch andere haben erfahren, wer gefragt hat.',
  }),

  unsubscribe: {
    applications: 'E-Mails über neue und zurückgezogene Bewerbungen abbestellen',
    still_looking: 'Die E-Mails „Suchen Sie noch?“ abbestellen',
    questions: 'E-Mails über Fragen und Antworten abbestellen',
    job_changes: 'E-Mails über Änderungen an Aufträgen abbestellen, auf die Sie sich beworben haben',
    messages: 'E-Mails über Nachrichten abbestellen',
    invitations: 'E-Mails über Einladungen abbestellen',
    saved_searches: 'Alle E-Mails über gespeicherte Suchen abbestellen',
  },

  contact: (takesReplies) => ({
    subject: 'Ein Besucher Ihres Profils hat Ihnen geschrieben',
    paragraphs: [`Ein Besucher hat Ihnen über Ihr Profil bei ${SITE_NAME} eine Nachricht geschickt.`],
    button: 'Lesen und antworten',
    closing: `${takesReplies ? 'Sie können auch auf diese E-Mail antworten: Wir geben weiter, was Sie schreiben, ohne Ihre E-Mail-Adresse. Leiten Sie die E-Mail nicht weiter, denn wer auf sie antwortet, schreibt in Ihrem Namen.' : 'Bitte antworten Sie auf der Seite: Eine Antwort auf diese E-Mail kommt nicht an.'} Keiner von Ihnen sieht die E-Mail-Adresse des anderen. ${SITE_NAME} hat nicht geprüft, wer der Besucher ist: Seien Sie vorsichtig mit Links. Wenn Sie die Unterhaltung beenden, kann Ihnen dieser Absender nicht mehr schreiben.`,
  }),

  visitorWrote: 'Der Besucher schrieb:',

  messageSent: {
    subject: 'Von Ihrer E-Mail-Adresse wurde eine Nachricht gesendet',
    paragraphs: [
      `Jemand hat diese E-Mail-Adresse angegeben, um einem Freelancer bei ${SITE_NAME} zu schreiben.`,
      'Wenn Sie das waren, können Sie unter diesem Link lesen und antworten. Erst wenn Sie ihn geöffnet haben, schreiben wir Ihnen bei einer Antwort.',
    ],
    button: 'Unterhaltung öffnen',
    closing:
      'Der Link ist 90 Tage lang gültig. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Sie erhalten keine weiteren dazu.',
  },

  threadAnswer: (freelancer) => ({
    subject: `${freelancer} hat Ihnen geantwortet`,
    paragraphs: [`${freelancer} hat auf Ihre Nachricht bei ${SITE_NAME} geantwortet.`],
    button: 'Lesen und antworten',
    closing:
      'Der Link ist 90 Tage lang gültig. Bitte antworten Sie auf der Seite: Eine Antwort auf diese E-Mail kommt nicht an. Dort können Sie die Unterhaltung auch stummschalten oder beenden.',
  }),
};
