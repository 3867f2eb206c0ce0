/** The key under which this device stores saved items. A visitor who has saved nothing has no such entry. */
export const SAVED_KEY = 'skillharbor.saved';
