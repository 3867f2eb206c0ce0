import { plural } from './plural.ts';
import type { Messages } from '../english.ts';

export const conversations: Messages['conversations'] = {
  title: 'Unterhaltung',
  loading: 'Nachrichten werden geladen …',
  loadFailed: 'Die Nachrichten konnten nicht geladen werden.',
  intro: {
    freelancer: 'Das lesen nur Sie und der Auftraggeber.',
    client: 'Das lesen nur Sie und der Bewerber.',
    blind:
      'Das lesen nur Sie und der Bewerber. Namen, Adressen und Links bleiben verborgen, bis Sie den Namen aufdecken.',
  },
  earlier: 'Frühere Nachrichten anzeigen',
  earlierFailed: 'Die früheren Nachrichten konnten nicht geladen werden.',
  you: 'Sie',
  list: 'Nachrichten',
  read: 'Gelesen',
  hidden: 'Diese Nachricht wurde von der Moderation ausgeblendet.',
  sending: 'Wird gesendet …',
  notSent: 'Nicht gesendet.',
  waitsForConnection: 'Sie wird gesendet, sobald die Verbindung wieder da ist.',
  sendAgain: 'Erneut senden',
  discard: 'Verwerfen',
  form: {
    label: 'Ihre Nachricht',
    hint: { freelancer: 'Der Auftraggeber liest sie.', client: 'Der Bewerber liest sie.' },
    required: 'Schreiben Sie eine Nachricht, oder wählen Sie eine Datei aus.',
    tooLong: (maximum) => `Verwenden Sie höchstens ${maximum} Zeichen.`,
    file: 'Datei',
    noFiles:
      'Sie können Dateien senden, sobald der Auftraggeber Ihren Namen kennt, denn eine Datei verrät, von wem sie ist.',
    submit: 'Senden',
    submitting: 'Wird gesendet …',
  },
  fileFacts: (type, size) => `${type}, ${size}`,
  fileLost:
    'Nicht gesendet: Die Seite wurde verlassen, bevor die Datei angekommen war. Verwerfen Sie diese Nachricht, und wählen Sie die Datei erneut aus.',
  mute: 'Stummschalten',
  unmute: 'Nicht mehr stummschalten',
  end: 'Unterhaltung beenden',
  muted: 'Stummgeschaltet: Sie erhalten keine E-Mails über neue Nachrichten.',
  changeFailed: 'Die Änderung konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  writing: {
    waiting:
      'Sie können hier schreiben, sobald der Auftraggeber Ihnen geschrieben, Sie in die engere Wahl genommen oder entschieden hat.',
    ended: 'Sie haben diese Unterhaltung beendet.',
    endedByOther: 'Die andere Seite hat diese Unterhaltung beendet.',
    closed: 'Hier liest niemand mehr Nachrichten.',
  },
  reopen: 'Wieder öffnen',
  empty: {
    freelancer:
      'Noch keine Nachrichten. Fragen oder sagen Sie dem Auftraggeber, was Sie als Nächstes brauchen.',
    client:
      'Noch keine Nachrichten. Der Bewerber erhält auch eine E-Mail, falls er solche E-Mails nicht abbestellt hat.',
  },
  all: {
    title: 'Nachrichten',
    loading: 'Nachrichten werden geladen …',
    loadFailed: 'Ihre Nachrichten konnten nicht geladen werden.',
    empty: 'Noch keine Nachrichten',
    find: { freelancer: 'Aufträge finden', client: 'Freelancer finden' },
    emptyReason: {
      freelancer: 'Hier schreiben Ihnen Auftraggeber zu Ihren Bewerbungen.',
      client: 'Schreiben Sie einem Bewerber auf der Seite der Bewerbung.',
    },
    youWrote: (excerpt) => `Sie: ${excerpt}`,
    about: (jobTitle) => `zu ${jobTitle}`,
    choose: 'Wählen Sie eine Unterhaltung, um sie hier zu lesen.',
  },
  threads: {
    title: 'Von Besuchern Ihres Profils',
    aboutApplications: 'Zu Ihren Bewerbungen',
    visitor: 'Ein Besucher',
    freelancer: 'Der Freelancer',
    noSubject: 'Nachricht eines Besuchers',
    from: 'von einem Besucher Ihres Profils',
    loading: 'Unterhaltung wird geladen …',
    loadFailed: 'Diese Unterhaltung konnte nicht geladen werden.',
    notFound: 'Diese Unterhaltung gibt es nicht, oder sie wurde gelöscht.',
    intro: {
      freelancer:
        'Das lesen nur Sie und der Besucher. Keiner von Ihnen sieht die E-Mail-Adresse des anderen. Wir haben nicht geprüft, wer der Besucher ist: Seien Sie vorsichtig mit Links. Wenn Sie die Unterhaltung beenden, kann Ihnen dieser Absender nicht mehr schreiben.',
      client: 'Das lesen nur Sie und der Freelancer. Keiner von Ihnen sieht die E-Mail-Adresse des anderen.',
    },
    hint: { freelancer: 'Der Besucher liest sie.', client: 'Der Freelancer liest sie.' },
    noFiles: 'Hier können keine Dateien gesendet werden.',
    waiting:
      'Ihre Nachricht ist unterwegs. Was geschrieben wurde, erscheint hier, sobald der Freelancer geantwortet hat.',
    ended: {
      freelancer: 'Sie haben diese Unterhaltung beendet. Ihr Absender kann Ihnen nicht mehr schreiben.',
      client: 'Sie haben diese Unterhaltung beendet.',
    },
    link: {
      title: 'Ihre Unterhaltung',
      with: (freelancer) => `Ihre Unterhaltung mit ${freelancer}`,
      unknown:
        'Dieser Link funktioniert nicht. Vielleicht ist er älter als 90 Tage, oder die Unterhaltung wurde gelöscht.',
      question: 'Haben Sie auf dieser Seite einem Freelancer geschrieben?',
      explanation:
        'Wenn Sie die Unterhaltung öffnen, bestätigen Sie, dass die E-Mail-Adresse Ihnen gehört. Sie erhalten dann eine E-Mail, wenn der Freelancer antwortet. Wenn Sie das nicht waren, schließen Sie diese Seite: Sie erhalten keine weitere E-Mail dazu.',
      open: 'Unterhaltung öffnen',
      opening: 'Wird geöffnet …',
      openFailed: 'Die Unterhaltung konnte nicht geöffnet werden. Bitte versuchen Sie es erneut.',
      gone: 'Der Freelancer hat kein Konto mehr, deshalb wurde die Unterhaltung gelöscht.',
    },
  },
  unread: (count, number) => plural(count, '1 neue Nachricht', `${number} neue Nachrichten`),
};
