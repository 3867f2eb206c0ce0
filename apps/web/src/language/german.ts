import { germanProblems, translatingProblems } from '@skillharbor/prose';
import { german as messages } from '@skillharbor/ui/messages';
import type { AppMessages } from './messages.ts';
import { locales } from './languages.ts';
import type { Texts } from './languages.ts';

const plural = new Intl.PluralRules('de');

const appMessagesFor = (site: string): AppMessages => ({
  siteName: site,
  title: (page) => `${page} – ${site}`,
  managedJobFailed: 'Der Auftrag oder seine Bewerbungen konnten nicht geladen werden.',
  applicantFailed: 'Die Bewerbung konnte nicht geladen werden.',
  unreachable: `${site} ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.`,
  sessionEnded: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich wieder an.',
  draftSaved: 'Ihre Sitzung ist abgelaufen. Melden Sie sich an, um weiterzumachen: Ihr Text ist noch da.',
  signInFirst: 'Bitte melden Sie sich an, um weiterzumachen.',
  appliedUnknown: 'Ob Sie sich schon auf diesen Auftrag beworben haben, ließ sich nicht feststellen.',
  notSent: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  savedFull: (max) =>
    `Sie können sich ${max} merken. Entfernen Sie zuerst einige, die Sie nicht mehr brauchen.`,
  orderFailed: 'Die neue Reihenfolge konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  wentWrong: 'Auf dieser Seite ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  chunkMissing:
    'Diese Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  partMissing:
    'Dieser Teil der Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  languageFailed:
    'Diese Sprache konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  mailLanguageFailed:
    'Ihre E-Mails behalten ihre Sprache: Ihre Wahl konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  ofServer: translatingProblems(germanProblems, locales.de),
  leave: {
    title: 'Ohne Speichern verlassen?',
    explanation: 'Was Sie auf dieser Seite geschrieben haben, geht verloren.',
    confirm: 'Verlassen',
    cancel: 'Weiter bearbeiten',
  },
  leaveSending: {
    title: 'Während des Sendens verlassen?',
    explanation: 'Sie können die Seite verlassen: Das Senden läuft weiter, und Sie erfahren, wie es ausgeht.',
    confirm: 'Verlassen',
    cancel: 'Bleiben',
  },
  notSentDraftSaved: (reason) => `Nicht gesendet: ${reason} Ihr Entwurf ist noch da.`,
  toasts: {
    jobCreated: 'Auftrag ausgeschrieben.',
    draftSaved: 'Entwurf gespeichert.',
    draftDeleted: 'Entwurf gelöscht.',
    jobPlanned: 'Auftrag angelegt. Er wird an dem Tag öffentlich, den Sie gewählt haben.',
    jobSaved: 'Änderungen gespeichert.',
    jobDeleted: 'Auftrag gelöscht.',
    jobActivated: 'Der Auftrag ist wieder aktiv.',
    jobDeactivated: 'Der Auftrag ist jetzt inaktiv.',
    accepted: 'Bewerbung angenommen.',
    rejected: 'Bewerbung abgelehnt.',
    jobFilled: 'Der Auftrag ist als vergeben markiert.',
    undone: 'Die Entscheidung ist zurückgenommen.',
    declinedAll: (count) =>
      plural.select(count) === 'one' ? 'Bewerbung abgelehnt.' : `${count} Bewerbungen abgelehnt.`,
    profileSaved: 'Profil gespeichert.',
    pieceAdded: 'Arbeitsprobe hinzugefügt.',
    pieceSaved: 'Arbeitsprobe gespeichert.',
    pieceRemoved: 'Arbeitsprobe entfernt.',
    companySaved: 'Unternehmen gespeichert.',
  },
  titles: {
    landing: 'Freiberufliche Arbeit, die ankommt',
    job: 'Auftrag',
    company: (name) => `${name}: Aufträge und Unternehmen`,
    freelancer: 'Freelancer',
    manageJob: 'Auftrag verwalten',
    compare: (jobTitle) => `Bewerber vergleichen: ${jobTitle}`,
    declineAll: (jobTitle) => `Allen absagen: ${jobTitle}`,
    applicant: 'Bewerber',
    application: (jobTitle) => `Ihre Bewerbung: ${jobTitle}`,
    page: (title, page) => `${title}, Seite ${page}`,
  },
  sitePicture: 'Eine Laterne am Kai leuchtet über dunklem Wasser. Hier legt gute Arbeit an.',
  descriptions: {
    landing: `${site} ist ein offener Marktplatz für freiberufliche Arbeit: Auftraggeber schreiben Aufträge aus und wählen, mit wem sie arbeiten; Freelancer finden Aufträge und bewerben sich.`,
    jobs: 'Aufträge für Freelancer von überall, die neuesten zuerst. Lesen Sie jeden ganz und bewerben Sie sich mit Anschreiben und Lebenslauf.',
    jobsIn: (about) => `${about}: Aufträge für Freelancer, die neuesten zuerst.`,
    company: (name) => `Die offenen Aufträge von ${name}.`,
    freelancers:
      'Freelancer, die mit Ihrer Arbeit beginnen können: was sie tun, was sie verlangen und wie Sie sie erreichen.',
    signIn:
      'Melden Sie sich an, um Ihre Bewerbungen zu verfolgen oder die zu lesen, die zu Ihren Aufträgen eintreffen.',
    signUp: 'Registrieren Sie sich als Freelancer oder Auftraggeber. Der Anfang kostet nichts.',
  },
});

/** Returns the German texts of a site with this name. */
export const germanFor = (site: string): Texts => ({
  language: 'de',
  messages,
  appMessages: appMessagesFor(site),
});
