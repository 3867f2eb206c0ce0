import type { Messages } from '../english.ts';

export const calendar: Messages['calendar'] = {
  title: 'Kalender',
  intro: {
    freelancer:
      'Ihr Kalenderprogramm kann die Termine Ihrer Bewerbungen, gemerkten Aufträge und Vereinbarungen zeigen und folgt ihren Änderungen.',
    client:
      'Ihr Kalenderprogramm kann die Termine Ihrer Aufträge und Vereinbarungen zeigen und folgt ihren Änderungen.',
  },
  loading: 'Ihre Kalenderadresse wird geladen …',
  loadFailed: 'Ihre Kalenderadresse konnte nicht geladen werden.',
  create: 'Private Adresse erstellen',
  renew: 'Adresse ersetzen',
  remove: 'Adresse entfernen',
  working: 'Einen Moment …',
  address: 'Die Adresse Ihres Kalenders',
  secret:
    'Fügen Sie sie in Ihrem Kalenderprogramm als Abonnement hinzu. Wer sie kennt, kann diese Termine lesen. Wenn andere sie erfahren haben, ersetzen Sie sie.',
  copy: 'Adresse kopieren',
  copied: 'Die Adresse ist kopiert.',
  notCopied: 'Die Adresse konnte nicht kopiert werden. Bitte markieren Sie sie.',
  created: 'Ihr Kalender hat eine Adresse.',
  renewed: 'Ihr Kalender hat eine neue Adresse. Die frühere funktioniert nicht mehr.',
  removed: 'Die Adresse Ihres Kalenders funktioniert nicht mehr.',
  failed: 'Die Adresse konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.',
  download: 'Termine in einen Kalender übernehmen',
};
