import type { Messages } from '../english.ts';

export const legal: Messages['legal'] = {
  page: {
    description: (name, site) => `${name} von ${site}.`,
    loading: 'Text wird geladen …',
    loadFailed: 'Der Text konnte nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
    notFound: 'Diese Website hat keinen solchen Text.',
    version: (number, date) => `Fassung ${number}, veröffentlicht am ${date}`,
    versions: 'Alle Fassungen',
    inForce: '(gültig)',
    old: 'Diese Fassung gilt nicht mehr.',
    readPresent: 'Die gültige lesen',
    onlyInEnglish: 'Dieser Text ist noch nicht übersetzt, deshalb lesen Sie ihn auf Englisch.',
  },
  notice: {
    title: 'Einige unserer Texte haben sich geändert',
    lead: 'Bitte lesen Sie sie bei Gelegenheit:',
    done: 'Ich habe das gelesen',
    sending: 'Wird gespeichert …',
    failed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  },
};
