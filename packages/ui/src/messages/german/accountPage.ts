import type { Messages } from '../english.ts';

export const accountPage: Messages['accountPage'] = {
  title: 'Konto',
  changePassword: 'Passwort ändern',
  sessions: {
    title: 'Wo Sie angemeldet sind',
    intro: 'Kennen Sie ein Gerät nicht, melden Sie es ab und ändern Sie Ihr Passwort.',
    loading: 'Sitzungen werden geladen …',
    loadFailed: 'Ihre Sitzungen konnten nicht geladen werden.',
    device: (browser, system) => `${browser} unter ${system}`,
    unknownDevice: 'Unbekanntes Gerät',
    current: 'Dieses Gerät',
    factors: { password: 'Mit dem Passwort', passkey: 'Mit einem Passkey' },
    loggedIn: (date) => `Angemeldet am ${date}`,
    lastUsed: (date) => `Zuletzt benutzt am ${date}`,
    end: 'Abmelden',
    ofDevice: (device) => `von ${device}`,
    ending: 'Wird abgemeldet …',
    endOthers: 'Überall sonst abmelden',
    onlyThis: 'Sie sind nur auf diesem Gerät angemeldet.',
    ended: 'Das Gerät ist abgemeldet.',
    othersEnded: 'Alle anderen Geräte sind abgemeldet.',
    failed: 'Das Gerät konnte nicht abgemeldet werden. Bitte versuchen Sie es noch einmal.',
  },
};
