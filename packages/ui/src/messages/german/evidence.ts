import type { Messages } from '../english.ts';
import { plural } from './plural.ts';

export const evidence: Messages['evidence'] = {
  job: {
    title: 'Was über diesen Auftrag bekannt ist',
    introduction: 'Diese Plattform hält diese Tatsachen fest. Niemand kann sie bearbeiten.',
    loading: 'Angaben werden geladen …',
    loadFailed: 'Diese Tatsachen konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
    posted: (date) => `Er wurde am ${date} ausgeschrieben.`,
    pauses: (count, number) => plural(count, 'Er wurde einmal pausiert.', `Er wurde ${number}-mal pausiert.`),
    reopened: (date) => `Er wurde am ${date} wieder geöffnet.`,
    edits: (count, number) =>
      plural(
        count,
        'Er wurde nach der ersten Bewerbung einmal geändert.',
        `Er wurde nach der ersten Bewerbung ${number}-mal geändert.`,
      ),
    noApplications: 'Bisher hat sich niemand beworben.',
    applications: (count, received, opened, decided) =>
      `${plural(count, '1 Bewerbung', `${received} Bewerbungen`)}: ${opened} geöffnet, ${decided} entschieden.`,
    neverBefore: 'Kein früherer Auftrag hat hier fast denselben Text.',
    before: (count, number, date) =>
      plural(
        count,
        `Ein Auftrag mit fast demselben Text wurde hier schon einmal ausgeschrieben, am ${date}.`,
        `Ein Auftrag mit fast demselben Text wurde hier schon ${number}-mal ausgeschrieben, zuerst am ${date}.`,
      ),
    domain: (host, date) =>
      `Der Auftraggeber hat am ${date} nachgewiesen, dass er die Domain ${host} kontrolliert.`,
    noDomain: 'Der Auftraggeber hat keine Domain bestätigt.',
  },

  domain: {
    title: 'Domain Ihrer Website',
    introduction:
      'Weisen Sie nach, dass die Website Ihnen gehört. Ihre Seite und Ihre Aufträge zeigen die Domain dann als bestätigt. Wählen Sie einen der beiden Wege, und lassen Sie ihn prüfen.',
    loading: 'Die Domain wird geladen …',
    loadFailed: 'Die Domain konnte nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
    none: 'Ihr Unternehmen hat noch keine Website mit einer Domain. Geben Sie oben ihre Adresse ein, und speichern Sie.',
    record: 'Ergänzen Sie in Ihrem DNS einen TXT-Eintrag',
    file: 'Oder legen Sie eine Textdatei auf Ihre Website',
    name: 'Name',
    value: 'Wert',
    address: 'Adresse',
    content: 'Inhalt',
    copyValue: 'Wert kopieren',
    copied: 'Kopiert.',
    notCopied: 'Das Kopieren hat nicht geklappt. Markieren und kopieren Sie den Wert.',
    confirm: (host) => `${host} prüfen`,
    confirming: 'Wird geprüft …',
    confirmed: (host, date) => `${host} ist seit dem ${date} bestätigt.`,
    rechecked: 'Löschen Sie den Eintrag oder die Datei nicht: Wir prüfen jeden Monat erneut.',
    failing: (date) =>
      `Am ${date} fehlte der Wert. Ist er nicht innerhalb einer Woche wieder da, endet die Bestätigung.`,
    done: 'Die Domain ist bestätigt.',
    failed: 'Die Domain konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
    ownersOnly: 'Nur die Person, der das Team gehört, kann die Domain bestätigen.',
  },
};
