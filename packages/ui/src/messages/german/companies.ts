import type { Messages } from '../english.ts';
import { plural } from './plural.ts';

export const companies: Messages['companies'] = {
  page: {
    title: 'Unternehmen',
    back: 'Zurück',
    loading: 'Das Unternehmen wird geladen …',
    about: 'Über uns',
    noAbout: (name) => `${name} hat noch nichts über sich geschrieben.`,
    edit: 'Unternehmen bearbeiten',
    openJobs: (count, number) => plural(count, '1 offener Auftrag', `${number} offene Aufträge`),
    founded: (year) => `Gegründet ${year}`,
    location: 'Ort',
    domainConfirmed: 'Domain bestätigt',
    jobs: 'Offene Aufträge',
    loadingJobs: 'Aufträge werden geladen …',
    noJobs: 'Keine offenen Aufträge',
    noJobsReason: (name) => `${name} sucht im Moment niemanden.`,
    allJobs: 'Alle Aufträge ansehen',
    notFound: 'Unternehmen nicht gefunden',
    loadFailed: 'Dieses Unternehmen konnte nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
    jobsFailed:
      'Die Aufträge dieses Unternehmens konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  },

  decisionRecord: {
    decided: (decided, counted) => `${decided} von ${counted} Bewerbungen beantwortet`,
    usually: (share, days, number) =>
      plural(days, `${share}, meist innerhalb eines Tages`, `${share}, meist innerhalb von ${number} Tagen`),
    title: 'Antworten auf Bewerbungen',
    explanation:
      'Aus den letzten zwölf Monaten. Eine Bewerbung zählt, sobald sie beantwortet ist oder der Tag der Entscheidung vorbei ist.',
    isNew: 'Neuer Auftraggeber: noch zu wenige Bewerbungen, um etwas über die Antworten zu sagen',
  },

  edit: {
    title: 'Ihr Unternehmen',
    introduction: 'Was Freelancer auf der Seite des Unternehmens und bei seinen Aufträgen sehen.',
    loading: 'Ihr Unternehmen wird geladen …',
    loadFailed: 'Ihr Unternehmen konnte nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
    logoSection: 'Logo',
    aboutSection: 'Über das Unternehmen',
    sizes: {
      '1': 'Eine Person',
      '2-10': '2 bis 10 Personen',
      '11-50': '11 bis 50 Personen',
      '51-200': '51 bis 200 Personen',
      '201-1000': '201 bis 1.000 Personen',
      '1001+': 'Mehr als 1.000 Personen',
    },
    labels: {
      name: 'Name des Unternehmens',
      about: 'Über uns',
      website: 'Website',
      size: 'Größe',
      founded: 'Gründungsjahr',
      location: 'Ort',
      logo: 'Logo des Unternehmens',
      remove_logo: 'Logo entfernen',
    },
    hints: {
      name: 'Er steht bei allen Ihren Aufträgen, auch bei bereits ausgeschriebenen.',
      about: 'Was Sie tun, wer Sie sind und wie es ist, mit Ihnen zu arbeiten.',
      website: 'Eine Adresse, die mit https:// oder http:// beginnt.',
      size: 'Wie viele Menschen dort arbeiten.',
      founded: 'Zum Beispiel 1987.',
      location: 'Zum Beispiel „Lissabon, Portugal“.',
    },
    logoHint: (limit) => `JPEG, PNG oder WebP, höchstens ${limit}. Es wird in ein Quadrat eingepasst.`,
    keepLogo: 'Logo behalten',
    logoRemoved: 'Das Logo wird beim Speichern entfernt.',
    submit: 'Unternehmen speichern',
    submitting: 'Wird gespeichert …',
    cancel: 'Abbrechen',
    nameRequired: 'Der Name des Unternehmens fehlt',
    websiteInvalid: 'Geben Sie eine Adresse wie https://example.com ein.',
    foundedInvalid: 'Geben Sie ein Jahr wie 1987 ein.',
    tooLong: (maximum) => `Verwenden Sie höchstens ${maximum} Zeichen.`,
  },
};
