import type { Messages } from '../english.ts';
import { plural } from './plural.ts';

export const layout: Messages['layout'] = {
  skipToContent: 'Zum Inhalt springen',
  nextPageComing: 'Die Seite wird geladen',
  mainNavigation: 'Hauptnavigation',
  footerNavigation: 'Fußzeile',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  home: 'Startseite',
  explore: 'Entdecken',
  pricing: 'Preise',
  logIn: 'Anmelden',
  findJobs: 'Aufträge finden',
  dashboard: 'Übersicht',
  profile: 'Profil',
  postJob: 'Auftrag ausschreiben',
  findFreelancers: 'Freelancer finden',
  account: 'Konto',
  messages: 'Nachrichten',
  unread: (count, number) =>
    plural(
      count,
      'Nachrichten, 1 ungelesene Unterhaltung',
      `Nachrichten, ${number} ungelesene Unterhaltungen`,
    ),
  logOut: 'Abmelden',
  findWork: 'Arbeit finden',
  findTalent: 'Talente finden',
  signUp: 'Registrieren',
  howItWorks: 'So funktioniert es',
  footerLine: 'Arbeit, die ankommt, und Menschen, die antworten.',
  legalLine: '© Skill Harbor maintainers. Quelloffen unter der MIT-Lizenz.',
  language: 'Sprache',
  logOutQuestion: 'Möchten Sie sich wirklich abmelden?',
  loggingOut: 'Sie werden abgemeldet …',
  cancel: 'Abbrechen',
  restoringSession: 'Bitte warten Sie, Ihre Sitzung wird wiederhergestellt …',
  error: {
    title: 'Etwas ist schiefgegangen',
    home: 'Zur Startseite',
  },
};
