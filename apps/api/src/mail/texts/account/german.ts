import type { AccountMails } from './english.ts';
import { SITE_NAME } from '../../siteName.ts';

export const germanAccountMails: AccountMails = {
  passwordReset: {
    subject: 'Neues Passwort wählen',
    paragraphs: [`Für Ihr Konto bei ${SITE_NAME} wurde ein neues Passwort angefordert.`],
    button: 'Neues Passwort wählen',
    closing:
      'Der Link ist eine Stunde lang gültig und funktioniert nur einmal. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Es hat sich nichts geändert.',
  },

  confirmation: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [`Jemand hat sich bei ${SITE_NAME} mit dieser E-Mail-Adresse registriert.`],
    button: 'Adresse bestätigen',
    closing:
      'Der Link ist 7 Tage lang gültig. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Ohne Bestätigung wird das Konto nach 7 Tagen gelöscht.',
  },

  signUpInvitation: ({ day }) => ({
    subject: `Sie sind zu ${SITE_NAME} eingeladen`,
    paragraphs: [
      `Die Betreiber von ${SITE_NAME} laden Sie ein, sich mit dieser E-Mail-Adresse zu registrieren.`,
    ],
    button: 'Registrieren',
    closing: `Der Link ist einmal gültig, bis zum ${day}. Wenn Sie die Einladung nicht erwartet haben, ignorieren Sie diese E-Mail: Es geschieht nichts.`,
  }),

  newAddress: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    paragraphs: [
      `Jemand hat diese E-Mail-Adresse bei ${SITE_NAME} als neue Adresse seines Kontos angegeben.`,
    ],
    button: 'Adresse bestätigen',
    closing:
      'Der Link gilt 7 Tage. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Es hat sich nichts geändert.',
  },

  addressChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    paragraphs: [
      `Ihr Konto bei ${SITE_NAME} hat jetzt eine andere E-Mail-Adresse, und unsere E-Mails gehen dorthin.`,
      'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, machen Sie die Änderung innerhalb von 7 Tagen rückgängig: Dann gilt wieder diese Adresse, alle werden abgemeldet, und Sie bekommen einen Link für ein neues Passwort.',
    ],
    button: 'Änderung rückgängig machen',
    closing:
      'Wenn Sie das nicht waren, kannte jemand Ihr Passwort. Ändern Sie es dann auch überall sonst, wo Sie es verwenden.',
  },

  deletion: ({ day }) => ({
    subject: `Ihr Konto wird am ${day} gelöscht`,
    paragraphs: [
      `Sie haben uns gebeten, Ihr Konto bei ${SITE_NAME} zu löschen. Das geschieht am ${day} und lässt sich danach nicht mehr rückgängig machen.`,
      'Bis dahin ändert sich nichts, und Sie können das Konto behalten: Melden Sie sich an und wählen Sie „Mein Konto behalten“.',
    ],
    button: 'Mein Konto behalten',
    closing:
      'Wenn Sie das nicht waren, melden Sie sich an, behalten Sie das Konto und ändern Sie Ihr Passwort.',
  }),

  addressTaken: {
    subject: 'Sie haben schon ein Konto',
    paragraphs: [
      `Jemand hat diese E-Mail-Adresse bei ${SITE_NAME} angegeben, wo es zu ihr schon ein Konto gibt.`,
      'Wenn Sie das waren, melden Sie sich mit Ihrem bisherigen Passwort an, oder wählen Sie ein neues.',
    ],
    button: 'Anmelden',
    closing: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Es hat sich nichts geändert.',
  },

  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    paragraphs: [`Das Passwort Ihres Kontos bei ${SITE_NAME} wurde geändert.`],
    button: 'Neues Passwort wählen',
    closing:
      'Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn nicht, wählen Sie jetzt ein neues Passwort: Damit werden alle anderen abgemeldet. Ändern Sie danach auch das Passwort Ihres Postfachs, das vielleicht jemand mitgelesen hat. Passkeys bleiben bestehen: In Ihrem Konto können Sie sie entfernen.',
  },

  newDevice: ({ browser, system, time, forgotPassword }) => ({
    subject: `Eine neue Anmeldung${browser && ` mit ${browser}`}${system && ` unter ${system}`}`,
    paragraphs: [
      `Jemand hat sich bei Ihrem Konto bei ${SITE_NAME} angemeldet${browser && ` mit ${browser}`}${system && ` unter ${system}`}, am ${time}. Dieser Browser war dort vorher nicht angemeldet, oder seine Cookies wurden gelöscht.`,
      'Wenn Sie es waren, ist nichts zu tun. Wenn nicht, melden Sie das Gerät ab und ändern Sie jetzt Ihr Passwort.',
    ],
    button: 'Ansehen, wo Sie angemeldet sind',
    closing: `Wenn Sie sich nicht anmelden können, wählen Sie ein neues Passwort, was alle anderen abmeldet: ${forgotPassword}`,
  }),

  passkeyAdded: (passkey) => ({
    subject: 'Ihr Konto hat einen neuen Passkey',
    paragraphs: [
      `Ihrem Konto bei ${SITE_NAME} wurde der Passkey „${passkey}“ hinzugefügt. Wer ihn hat, kann sich anmelden.`,
    ],
    button: 'Ihre Passkeys ansehen',
    closing:
      'Wenn Sie es waren, ist nichts zu tun. Wenn nicht, entfernen Sie den Passkey, wählen Sie ein neues Passwort und melden Sie alle anderen Geräte ab.',
  }),

  passkeyRemoved: (passkey) => ({
    subject: 'Ein Passkey wurde aus Ihrem Konto entfernt',
    paragraphs: [
      `Aus Ihrem Konto bei ${SITE_NAME} wurde der Passkey „${passkey}“ entfernt. Mit ihm kann sich niemand mehr anmelden.`,
    ],
    button: 'Ihre Passkeys ansehen',
    closing:
      'Wenn Sie es waren, ist nichts zu tun. Wenn nicht, wählen Sie ein neues Passwort und melden Sie alle anderen Geräte ab.',
  }),

  codesTurnedOn: {
    subject: 'Einmalcodes sind für Ihr Konto eingeschaltet',
    paragraphs: [
      `Wer sich mit dem Passwort bei Ihrem Konto bei ${SITE_NAME} anmeldet, braucht jetzt auch einen Code aus einer Authenticator-App.`,
    ],
    button: 'Ihr Konto ansehen',
    closing:
      'Wenn Sie es waren, bewahren Sie die Wiederherstellungscodes sicher auf. Wenn nicht, kennt jemand Ihr Passwort: Schalten Sie die Codes auf einem Gerät aus, auf dem Sie noch angemeldet sind, wählen Sie ein neues Passwort und melden Sie alle anderen Geräte ab. Wenn Sie nirgends angemeldet sind, schreiben Sie an den Betreiber dieser Website.',
  },

  recoveryCodesRenewed: {
    subject: 'Ihre Wiederherstellungscodes wurden erneuert',
    paragraphs: [
      `Ihr Konto bei ${SITE_NAME} hat zehn neue Wiederherstellungscodes. Mit jedem kann man sich einmal anmelden, statt mit einem Code aus der Authenticator-App. Die früheren gelten nicht mehr.`,
    ],
    button: 'Ihr Konto ansehen',
    closing:
      'Wenn Sie es waren, bewahren Sie sie sicher auf. Wenn nicht, erneuern Sie sie noch einmal, wählen Sie ein neues Passwort und melden Sie alle anderen Geräte ab.',
  },

  factorsRemoved: {
    subject: 'Passkeys und Einmalcodes wurden aus Ihrem Konto entfernt',
    paragraphs: [
      `Die Betreiber dieser Seite haben die Passkeys und die Einmalcodes Ihres Kontos bei ${SITE_NAME} entfernt. Zur Anmeldung genügt das Passwort.`,
    ],
    button: 'Ihr Konto ansehen',
    closing:
      'Wenn Sie nicht darum gebeten haben, wählen Sie ein neues Passwort und schreiben Sie den Betreibern.',
  },

  codesTurnedOff: {
    subject: 'Einmalcodes sind für Ihr Konto ausgeschaltet',
    paragraphs: [
      `Die Anmeldung bei Ihrem Konto bei ${SITE_NAME} verlangt keinen Code aus einer Authenticator-App mehr.`,
    ],
    button: 'Ihr Konto ansehen',
    closing:
      'Wenn Sie es waren, ist nichts zu tun. Wenn nicht, wählen Sie ein neues Passwort und melden Sie alle anderen Geräte ab.',
  },

  recoveryCodeUsed: (left) => ({
    subject: 'Ein Wiederherstellungscode wurde verwendet',
    paragraphs: [
      `Jemand hat sich mit dem Passwort und einem Wiederherstellungscode bei Ihrem Konto bei ${SITE_NAME} angemeldet. Übrige Wiederherstellungscodes: ${left}.`,
    ],
    button: 'Ihr Konto ansehen',
    closing:
      'Wenn Sie es waren, erneuern Sie die Codes in Ihrem Konto, bevor sie ausgehen. Wenn nicht, wählen Sie ein neues Passwort, erneuern Sie die Wiederherstellungscodes und melden Sie alle anderen Geräte ab.',
  }),
};
