import type { Messages } from '../english.ts';

export const oneTimeCodes: Messages['oneTimeCodes'] = {
  title: 'Einmalcodes',
  intro:
    'Eine Authenticator-App auf Ihrem Telefon zeigt alle 30 Sekunden einen neuen Code. Wer Ihr Passwort erfährt, kann sich ohne ihn nicht anmelden.',
  loading: 'Einmalcodes werden geladen …',
  loadFailed: 'Der Stand Ihrer Einmalcodes konnte nicht geladen werden.',
  off: 'Einmalcodes sind ausgeschaltet.',
  onSince: (date) => `Eingeschaltet seit ${date}`,
  left: (count) => `Übrige Wiederherstellungscodes: ${count}`,
  fewLeft: 'Erneuern Sie Ihre Wiederherstellungscodes, bevor sie ausgehen.',
  password: { labels: { password: 'Aktuelles Passwort' }, cancel: 'Abbrechen' },
  turnOn: {
    title: 'Einmalcodes einschalten',
    intro:
      'Sie brauchen eine Authenticator-App. Die Anmeldung mit dem Passwort verlangt dann auch einen Code.',
    submit: 'Weiter',
    submitting: 'Wird geprüft …',
    failed: 'Einmalcodes konnten nicht eingeschaltet werden. Bitte versuchen Sie es noch einmal.',
  },
  renew: {
    title: 'Wiederherstellungscodes erneuern',
    intro: 'Sie erhalten zehn neue. Die früheren gelten dann nicht mehr.',
    submit: 'Erneuern',
    submitting: 'Werden erneuert …',
    failed: 'Die Wiederherstellungscodes konnten nicht erneuert werden. Bitte versuchen Sie es noch einmal.',
  },
  turnOff: {
    title: 'Einmalcodes ausschalten',
    intro: 'Dann genügt das Passwort zur Anmeldung. Auch die Wiederherstellungscodes gelten nicht mehr.',
    submit: 'Ausschalten',
    submitting: 'Wird ausgeschaltet …',
    failed: 'Einmalcodes konnten nicht ausgeschaltet werden. Bitte versuchen Sie es noch einmal.',
    done: 'Einmalcodes sind ausgeschaltet.',
  },
  setup: {
    title: 'Authenticator-App verbinden',
    scan: 'Scannen Sie dieses Bild mit der App.',
    qr: 'QR-Code für die Authenticator-App',
    byHand:
      'Ist die App auf diesem Gerät, oder kann sie nicht scannen? Öffnen Sie sie, oder geben Sie dort diesen Schlüssel ein:',
    open: 'App öffnen',
    copy: 'Schlüssel kopieren',
    labels: { code: 'Code aus der App' },
    hints: { code: 'Die sechs Ziffern, die die App gerade zeigt.' },
    codeRequired: 'Geben Sie die sechs Ziffern ein, die die App zeigt.',
    submit: 'Einschalten',
    submitting: 'Wird geprüft …',
    cancel: 'Abbrechen',
    failed: 'Einmalcodes konnten nicht eingeschaltet werden. Bitte versuchen Sie es noch einmal.',
    done: 'Einmalcodes sind eingeschaltet.',
  },
  recovery: {
    title: 'Ihre Wiederherstellungscodes',
    intro:
      'Mit jedem können Sie sich einmal anmelden, wenn Sie die App nicht haben. Bewahren Sie die Codes sicher auf: Sie werden nur jetzt angezeigt.',
    copy: 'Codes kopieren',
    download: 'Codes herunterladen',
    done: 'Ich habe sie gespeichert',
    fileName: 'wiederherstellungscodes.txt',
    file: (brand, email) => `Wiederherstellungscodes von ${email} für ${brand}`,
  },
  copied: 'Kopiert.',
  notCopied: 'Ihr Browser hat nichts kopiert. Bitte markieren Sie den Text und kopieren Sie ihn selbst.',
  notice: {
    title: 'Ihr Konto braucht einen zweiten Schritt',
    text: 'Bis Sie einen Passkey oder Einmalcodes haben, können Sie sich umsehen, aber nichts ändern.',
    textOfCodes: 'Bis Sie Einmalcodes haben, können Sie sich umsehen, aber nichts ändern.',
    link: 'Jetzt einrichten',
  },
};
