import type { Messages } from '../english.ts';

export const accountPage: Messages['accountPage'] = {
  title: 'Konto',
  parts: 'Teile dieser Seite',
  groups: { you: 'Über Sie', notifications: 'E-Mails und Benachrichtigungen', security: 'Sicherheit' },
  password: 'Passwort',
  change: 'Ändern',
  cancel: 'Abbrechen',
  noMails: 'Keine der freiwilligen E-Mails',
  changePassword: 'Passwort ändern',
  company: 'Ihr Unternehmen',
  name: {
    title: 'Ihr Name',
    submit: 'Namen speichern',
    submitting: 'Wird gespeichert …',
    saved: 'Ihr Name ist gespeichert.',
  },
  address: {
    title: 'E-Mail-Adresse',
    waiting: (email) =>
      `Wir haben einen Link an ${email} geschickt. Die Adresse ändert sich, sobald Sie sie bestätigen.`,
    change: 'Adresse ändern',
    modal: {
      title: 'Adresse ändern',
      intro:
        'Wir schicken einen Link an die neue Adresse. Sie ersetzt die alte, sobald Sie sie bestätigen. Auch die alte bekommt eine E-Mail.',
      labels: { email: 'Neue E-Mail-Adresse', password: 'Passwort' },
      submit: 'Link senden',
      submitting: 'Wird gesendet …',
      cancel: 'Abbrechen',
      sent: (email) => `Eine E-Mail an ${email} ist unterwegs.`,
    },
  },
  language: {
    title: 'Sprache',
    intro: 'In dieser Sprache sind die Seiten und unsere E-Mails an Sie.',
  },
  settings: {
    loading: 'Ihre Einstellungen werden geladen …',
    loadFailed: 'Ihre Einstellungen konnten nicht geladen werden.',
  },
  timeZone: {
    title: 'Zeitzone',
    label: 'Tage und Uhrzeiten gelten in',
    hint: 'Fristen sind Tage ohne Uhrzeit. Sie sind überall gleich.',
    ofDevice: (zone) => `Die dieses Geräts nehmen: ${zone}`,
    submit: 'Zeitzone speichern',
    submitting: 'Wird gespeichert …',
    saved: 'Ihre Zeitzone ist gespeichert.',
  },
  activityLink: 'Aktivität Ihres Kontos',
  data: {
    title: 'Ihre Daten',
    intro:
      'Sie können alles mitnehmen: was wir über Sie speichern und was Sie geschrieben und hochgeladen haben.',
    open: 'Meine Daten herunterladen',
    modal: {
      title: 'Ihre Daten herunterladen',
      intro:
        'Sie bekommen ein ZIP-Archiv mit Ihren Dateien und mit Ihren Daten als JSON. Das dauert einen Moment.',
      labels: { password: 'Passwort' },
      submit: 'Herunterladen',
      submitting: 'Wird heruntergeladen …',
      cancel: 'Abbrechen',
    },
    done: 'Das Archiv liegt bei Ihren Downloads.',
    failed: 'Das Archiv konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
  },
  sessions: {
    title: 'Wo Sie angemeldet sind',
    intro: 'Kennen Sie ein Gerät nicht, melden Sie es ab und ändern Sie Ihr Passwort.',
    loading: 'Sitzungen werden geladen …',
    loadFailed: 'Ihre Sitzungen konnten nicht geladen werden.',
    device: (browser, system) => `${browser} unter ${system}`,
    unknownDevice: 'Unbekanntes Gerät',
    current: 'Dieses Gerät',
    factors: {
      password: 'Mit dem Passwort',
      passkey: 'Mit einem Passkey',
      password_and_code: 'Mit dem Passwort und einem Code',
      password_and_recovery_code: 'Mit dem Passwort und einem Wiederherstellungscode',
    },
    loggedIn: (date) => `Angemeldet am ${date}`,
    lastUsed: (date) => `Zuletzt benutzt am ${date}`,
    end: 'Abmelden',
    ofDevice: (device) => `von ${device}`,
    endOthers: 'Überall sonst abmelden',
    onlyThis: 'Sie sind nur auf diesem Gerät angemeldet.',
    ended: 'Das Gerät ist abgemeldet.',
    othersEnded: 'Alle anderen Geräte sind abgemeldet.',
    failed: 'Das Gerät konnte nicht abgemeldet werden. Bitte versuchen Sie es noch einmal.',
    modal: {
      title: (device) => `${device} abmelden?`,
      othersTitle: 'Überall sonst abmelden?',
      intro:
        'Ihr Passwort bestätigt, dass Sie es sind. Ein abgemeldetes Gerät bemerkt es beim nächsten Schritt.',
      labels: { password: 'Passwort' },
      submit: 'Abmelden',
      submitting: 'Wird abgemeldet …',
      cancel: 'Abbrechen',
    },
  },
};
