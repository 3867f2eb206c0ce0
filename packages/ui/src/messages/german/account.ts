import type { Messages } from '../english.ts';

export const account: Messages['account'] = {
  signIn: {
    title: 'Anmelden',
    intro: 'Schön, Sie wiederzusehen.',
    labels: { email: 'E-Mail', password: 'Passwort' },
    submit: 'Anmelden',
    submitting: 'Sie werden angemeldet …',
    forgotPassword: 'Passwort vergessen?',
    noAccount: (brand) => `Neu bei ${brand}?`,
    signUp: 'Registrieren',
    emailRequired: 'Geben Sie Ihre E-Mail-Adresse ein.',
    passwordRequired: 'Geben Sie Ihr Passwort ein.',
    passkey: {
      submit: 'Mit Passkey anmelden',
      submitting: 'Warten auf Ihren Passkey …',
      cancelled:
        'Es wurde kein Passkey benutzt. Versuchen Sie es noch einmal, oder melden Sie sich mit Ihrem Passwort an.',
      unsupported:
        'Dieser Browser kann unter dieser Adresse keine Passkeys benutzen. Melden Sie sich mit Ihrem Passwort an.',
    },
    code: {
      intro: 'Geben Sie den Code aus Ihrer Authenticator-App ein.',
      labels: { code: 'Code', recovery: 'Wiederherstellungscode' },
      hints: { code: 'Die sechs Ziffern, die die App gerade zeigt.' },
      recoveryIntro:
        'Geben Sie einen der Wiederherstellungscodes ein, die Sie gespeichert haben. Jeder gilt einmal.',
      codeRequired: 'Geben Sie die sechs Ziffern ein, die die App zeigt.',
      recoveryRequired: 'Geben Sie einen Wiederherstellungscode ein.',
      useRecovery: 'Stattdessen einen Wiederherstellungscode verwenden',
      useCode: 'Stattdessen die Authenticator-App verwenden',
      back: 'Zurück',
    },
    demo: {
      title: 'Möchten Sie sich nur umsehen?',
      hint: 'Füllen Sie das Formular mit einem Demokonto aus und melden Sie sich an.',
      freelancer: 'Demo-Freelancer',
      client: 'Demo-Auftraggeber',
      password: (password) => `Passwort: ${password}`,
      filled: (role) => `${role}: E-Mail und Passwort sind eingetragen.`,
    },
  },
  signUp: {
    title: 'Konto anlegen',
    role: 'Ich bin hier als',
    freelancer: 'Freelancer',
    client: 'Auftraggeber',
    freelancerIntro: 'Legen Sie ein Profil an, finden Sie Aufträge und bewerben Sie sich.',
    clientIntro: 'Schreiben Sie Aufträge aus, prüfen Sie Bewerbungen und treffen Sie Ihre Wahl.',
    labels: {
      first_name: 'Vorname',
      last_name: 'Nachname',
      email: 'E-Mail',
      password: 'Passwort',
      company: 'Name des Unternehmens',
    },
    hints: { company: 'Steht bei Ihren Aufträgen. Ohne Namen steht dort „Unternehmen nicht genannt“.' },
    legal: 'Bitte lesen Sie diese Texte, bevor Sie sich registrieren:',
    submit: 'Registrieren',
    submitting: 'Konto wird angelegt …',
    closed: {
      title: 'Zurzeit keine Registrierung',
      text: 'Diese Website nimmt gerade keine neuen Mitglieder auf. Mitglieder können sich anmelden wie bisher.',
    },
    invitation: {
      required: {
        title: 'Der Beitritt erfordert eine Einladung',
        text: 'Um sich zu registrieren, öffnen Sie den Link Ihrer Einladung. Wenn Sie keine haben, fragen Sie die Betreiber dieser Website. Mitglieder können sich anmelden wie bisher.',
      },
      checking: 'Einladung wird geprüft …',
      checkFailed: 'Ihre Einladung konnte nicht geprüft werden. Bitte versuchen Sie es später noch einmal.',
      works: {
        title: 'Sie sind eingeladen',
        text: 'Wenn Sie sich hier registrieren, ist Ihre Einladung verwendet.',
        address: (email) =>
          `Registrieren Sie sich hier mit der Adresse ${email}. Dann ist Ihre Einladung verwendet.`,
        team: (email) =>
          `Registrieren Sie sich als Auftraggeber mit der Adresse ${email}. Dann können Sie dem Team beitreten, das Sie einlädt.`,
      },
      used: {
        title: 'Diese Einladung wurde schon verwendet',
        text: 'Wenn Sie sich damit registriert haben, melden Sie sich an. Wenn nicht, bitten Sie um eine neue Einladung.',
      },
      expired: {
        title: 'Diese Einladung ist abgelaufen',
        text: 'Bitten Sie um eine neue, wo Sie diese erhalten haben.',
      },
      withdrawn: {
        title: 'Diese Einladung wurde zurückgezogen',
        text: 'Fragen Sie dort nach einer neuen, wo Sie diese erhalten haben.',
      },
      unknown: {
        title: 'Diese Einladung ist nicht gültig',
        text: 'Öffnen Sie den ganzen Link Ihrer Einladung noch einmal. Wenn das nicht hilft, bitten Sie um eine neue.',
      },
    },
    haveAccount: 'Haben Sie schon ein Konto?',
    signIn: 'Anmelden',
    firstNameRequired: 'Geben Sie Ihren Vornamen ein.',
    lastNameRequired: 'Geben Sie Ihren Nachnamen ein.',
  },
  forgotPassword: {
    title: 'Passwort vergessen?',
    intro:
      'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen können.',
    labels: { email: 'E-Mail' },
    submit: 'Link senden',
    submitting: 'Wird gesendet …',
    sentTitle: 'Sehen Sie in Ihrem Postfach nach',
    sent: 'Wenn diese Adresse registriert ist, ist eine E-Mail mit einem Link unterwegs.',
    sentHint:
      'Der Link ist eine Stunde lang gültig und funktioniert nur einmal. Nichts angekommen? Sehen Sie auch im Spam-Ordner nach.',
    another: 'Andere Adresse verwenden',
    back: 'Zurück zur Anmeldung',
  },
  resetPassword: {
    title: 'Neues Passwort wählen',
    intro: 'Sie werden auf allen Geräten abgemeldet.',
    labels: { password: 'Neues Passwort' },
    submit: 'Neues Passwort speichern',
    submitting: 'Wird gespeichert …',
    doneTitle: 'Ihr Passwort ist geändert',
    done: 'Melden Sie sich mit Ihrem neuen Passwort an. Passkeys bleiben bestehen: In Ihrem Konto können Sie sie entfernen.',
    signIn: 'Anmelden',
    checking: 'Der Link wird geprüft, einen Moment …',
    unusableTitle: 'Dieser Link ist nicht mehr gültig',
    unusable:
      'Ein Link ist eine Stunde lang gültig und funktioniert nur einmal. Es hat sich nichts geändert: Fordern Sie einen neuen an.',
    noTokenTitle: 'Dieser Link ist nicht vollständig',
    noToken: 'Öffnen Sie den Link in der E-Mail noch einmal oder fordern Sie einen neuen an.',
    another: 'Neuen Link anfordern',
  },
  changePassword: {
    title: 'Passwort ändern',
    intro: 'Hier bleiben Sie angemeldet; überall sonst werden Sie abgemeldet.',
    labels: { old_password: 'Bisheriges Passwort', password: 'Neues Passwort' },
    submit: 'Neues Passwort speichern',
    submitting: 'Wird gespeichert …',
    forgotPassword: 'Passwort vergessen?',
    oldPasswordRequired: 'Geben Sie Ihr bisheriges Passwort ein.',
    doneTitle: 'Ihr Passwort ist geändert',
    done: 'Verwenden Sie es bei der nächsten Anmeldung. Auf Ihren anderen Geräten sind Sie abgemeldet.',
    home: 'Weiter',
    account: 'Wo Sie angemeldet sind',
    link: 'Passwort ändern',
  },
  newPassword: {
    hint: 'Mindestens 8 Zeichen.',
    tooShort: (minimum) => `Verwenden Sie mindestens ${minimum} Zeichen.`,
    allTheSame: 'Verwenden Sie nicht nur ein und dasselbe Zeichen.',
  },
  fields: {
    emailInvalid: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    tooLong: (maximum) => `Verwenden Sie höchstens ${maximum} Zeichen.`,
  },
};
