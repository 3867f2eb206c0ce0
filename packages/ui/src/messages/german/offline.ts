import type { Messages } from '../english.ts';

export const offline: Messages['offline'] = {
  title: 'Diese Seite ist nicht erreichbar',
  reason: 'Prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.',
  saved:
    'Was Sie geschrieben haben, ist noch auf diesem Gerät: Öffnen Sie die Seite wieder, sobald Sie verbunden sind. Auch Nachrichten, die noch nicht gesendet wurden, warten dort.',
  retry: 'Noch einmal versuchen',
};
