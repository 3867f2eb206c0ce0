import type { Messages } from '../english.ts';

export const push: Messages['push'] = {
  title: 'Benachrichtigungen auf diesem Gerät',
  intro:
    'Dieses Gerät kann Ihnen zeigen, was geschieht, auch wenn diese Seite geschlossen ist. Es zeigt einen Satz und den Titel des Auftrags, und in Ihren Ruhezeiten nichts.',
  loading: 'Dieses Gerät wird geprüft …',
  loadFailed: 'Ob dieses Gerät Benachrichtigungen zeigt, ließ sich nicht feststellen.',
  states: {
    unsupported:
      'Dieser Browser kann keine Benachrichtigungen zeigen. Sie finden sie weiterhin auf der Seite der Benachrichtigungen.',
    uninstalled:
      'Auf einem iPhone oder iPad kann nur die App auf dem Home-Bildschirm Benachrichtigungen zeigen. Tippen Sie in Safari auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffnen Sie diese Seite von dort.',
    denied:
      'Ihr Browser blockiert Benachrichtigungen dieser Website. Erlauben Sie sie in seinen Einstellungen für diese Website, und laden Sie diese Seite neu.',
    off: 'Dieses Gerät zeigt keine Benachrichtigungen.',
    on: 'Dieses Gerät zeigt Ihre Benachrichtigungen, bis Sie sich abmelden.',
  },
  turnOn: 'Benachrichtigungen auf diesem Gerät einschalten',
  turningOn: 'Wird eingeschaltet …',
  turnOff: 'Benachrichtigungen auf diesem Gerät ausschalten',
  turningOff: 'Wird ausgeschaltet …',
  groups: {
    label: 'Was zeigt dieses Gerät?',
    other: 'Alles andere',
    otherHint: {
      client: 'Vereinbarungen, veröffentlichte oder pausierte Aufträge und mehr.',
      freelancer: 'Entscheidungen über Ihre Bewerbungen, Vereinbarungen und mehr.',
    },
  },
  others: 'Auch diese Geräte zeigen Ihre Benachrichtigungen, bis Sie sich dort abmelden:',
  turnedOn: 'Dieses Gerät zeigt jetzt Ihre Benachrichtigungen.',
  turnedOff: 'Dieses Gerät zeigt keine Benachrichtigungen mehr.',
  notAllowed: 'Ihr Browser hat die Benachrichtigungen nicht erlaubt, deshalb bleiben sie ausgeschaltet.',
  notSubscribed:
    'Ihr Browser konnte die Benachrichtigungen nicht einschalten. Bitte versuchen Sie es später noch einmal.',
  failed: 'Ihre Auswahl konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
};
