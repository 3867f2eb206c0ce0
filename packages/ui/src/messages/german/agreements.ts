import { germanAgreementWords } from '@skillharbor/prose';
import type { Messages } from '../english.ts';

export const agreements: Messages['agreements'] = {
  words: germanAgreementWords,
  title: 'Vereinbarung',
  back: 'Zurück zur Bewerbung',
  about: (jobTitle) => `Zu „${jobTitle}“`,
  loading: 'Vereinbarung wird geladen …',
  loadFailed: 'Die Vereinbarung konnte nicht geladen werden.',
  notFound: 'Hier gibt es keine Vereinbarung. Sie beginnt, sobald die Bewerbung angenommen ist.',
  client: 'Der Auftraggeber',
  now: {
    empty:
      'Noch hat niemand etwas geschrieben. Halten Sie fest, was Sie tun, bis wann und zu welchem Preis. Die andere Seite bestätigt es dann oder ändert es.',
    waitsForYou: (version) =>
      `Fassung ${version} wartet auf Sie: Bestätigen oder ändern Sie sie. Eine Änderung geht zurück an die andere Seite.`,
    waitsForOther: (version) => `Sie haben Fassung ${version} bestätigt. Sie wartet auf die andere Seite.`,
    agreed: (version) =>
      `Sie haben beide Fassung ${version} bestätigt. Melden Sie den Beginn, wenn die Arbeit anfängt.`,
    startedForFreelancer:
      'Die Arbeit hat begonnen. Melden Sie die Lieferung, wenn Sie alles übergeben haben.',
    startedForClient: 'Die Arbeit hat begonnen. Der Freelancer meldet die Lieferung.',
    delivered: 'Die Arbeit ist geliefert. Jede Seite meldet den Abschluss, wenn nichts mehr offen ist.',
    halfDoneForYou:
      'Die andere Seite hat den Abschluss gemeldet. Melden Sie ihn ebenfalls, wenn nichts mehr offen ist.',
    halfDoneForOther: 'Sie haben den Abschluss gemeldet. Die andere Seite noch nicht.',
    done: 'Beide Seiten haben den Abschluss gemeldet.',
    ended: 'Die Vereinbarung ist beendet.',
    closed:
      'Die andere Seite ist ein ehemaliges Mitglied. Sie können die Vereinbarung weiterhin lesen und herunterladen.',
  },
  actions: {
    confirm: (version) => `Fassung ${version} bestätigen`,
    confirming: 'Wird bestätigt …',
    write: 'Ändern',
    start: 'Beginn melden',
    deliver: 'Lieferung melden',
    mark_done: 'Abschluss melden',
    end: 'Vereinbarung beenden',
    failed: 'Der Schritt konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  },
  terms: (version) => `Was Fassung ${version} sagt`,
  changes: 'Was sich geändert hat',
  changedBy: (version, who, dateTime) => `Fassung ${version}, von ${who}, ${dateTime}`,
  changed: {
    scope: 'Der Umfang wurde geändert',
    notes: 'Die Anmerkungen wurden geändert',
    deliverables: 'Die Ergebnisse wurden geändert',
  },
  downloads: 'Eine Kopie behalten',
  downloadPdf: 'Als PDF herunterladen',
  downloadJson: 'Als JSON herunterladen',
  form: {
    write: 'Vereinbarung schreiben',
    change: 'Vereinbarung ändern',
    labels: {
      scope: 'Umfang',
      place: 'Ort',
      where: 'Wo gearbeitet wird',
      start_date: 'Beginn',
      notes: 'Anmerkungen',
      title: 'Was geliefert wird',
      due: 'Bis',
    },
    hints: {
      scope: 'Was zur Arbeit gehört und was nicht. Ein Strich am Anfang einer Zeile ergibt eine Liste.',
      notes: 'Alles andere, woran Sie beide denken sollten.',
    },
    where: { place: 'An einem Ort', remote: 'Remote' },
    deliverables: 'Ergebnisse',
    deliverablesIntro: 'Führen Sie auf, was übergeben wird, jeweils mit einem Tag: höchstens 20.',
    deliverable: (number) => `Ergebnis ${number}`,
    add: 'Ergebnis hinzufügen',
    remove: (number) => `Ergebnis ${number} entfernen`,
    removed: (number) => `Ergebnis ${number} ist entfernt.`,
    errors: {
      scopeRequired: 'Sagen Sie, worin die Arbeit besteht.',
      startRequired: 'Wählen Sie den Tag, an dem die Arbeit beginnt.',
      placeRequired: 'Nennen Sie den Ort, oder wählen Sie „Remote“.',
      titleRequired: 'Sagen Sie, was geliefert wird.',
      dueRequired: 'Wählen Sie den Tag, bis zu dem geliefert wird.',
      tooLong: (maximum) => `Verwenden Sie höchstens ${maximum} Zeichen.`,
    },
    submit: 'Zur Bestätigung senden',
    submitting: 'Wird gesendet …',
    cancel: 'Abbrechen',
    failed: 'Die Vereinbarung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
    sent: 'Gesendet. Die andere Seite bekommt eine E-Mail.',
  },
  conflict: {
    title: 'Die andere Seite hat eine neue Fassung gesendet',
    explanation:
      'Das sind ihre Änderungen. Ihr Text steht noch im Formular. Wenn Sie ihn senden, ersetzt er diese Änderungen.',
    useCurrent: 'Meinen Text verwerfen und die neue Fassung lesen',
  },
  ending: {
    title: 'Diese Vereinbarung beenden?',
    explanation:
      'Sie behalten sie beide, und niemand kann sie mehr ändern. Die andere Seite liest Ihren Grund.',
    label: 'Grund',
    required: 'Nennen Sie einen Grund.',
    submit: 'Beenden',
    submitting: 'Wird beendet …',
    cancel: 'Abbrechen',
    failed: 'Die Vereinbarung konnte nicht beendet werden.',
  },
  section: {
    open: 'Vereinbarung öffnen',
    start: 'Vereinbarung schreiben',
    loading: 'Vereinbarung wird geladen …',
    empty:
      'Hier können Sie festhalten, was Sie vereinbaren: Umfang, Termine und Preis. Es gilt, sobald Sie es beide bestätigt haben.',
    state: 'Stand',
  },
};
