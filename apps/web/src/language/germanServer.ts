import { translating } from './serverSentences.ts';

export const germanServer = translating({
  'Add a picture or a link.': 'Fügen Sie ein Bild oder einen Link hinzu.',
  'All places for applications are taken. One may become free later.':
    'Alle Plätze für Bewerbungen sind vergeben. Vielleicht wird später einer frei.',
  'At least {n} characters.': 'Mindestens {n} Zeichen.',
  'At least {n}.': 'Mindestens {n}.',
  'At most {n} characters.': 'Höchstens {n} Zeichen.',
  'At most {n}.': 'Höchstens {n}.',
  'Choose a file.': 'Wählen Sie eine Datei aus.',
  'Choose a resume: a pdf, doc or docx file.':
    'Wählen Sie einen Lebenslauf aus: eine Datei vom Typ pdf, doc oder docx.',
  'Enter a number.': 'Geben Sie eine Zahl ein.',
  'Enter a web address that starts with http:// or https://.':
    'Geben Sie eine Adresse ein, die mit http:// oder https:// beginnt.',
  'Enter a web address, such as https://example.com.': 'Geben Sie eine Adresse wie https://example.com ein.',
  'Enter a whole address such as https://example.com.':
    'Geben Sie eine vollständige Adresse wie https://example.com ein.',
  'Enter an email address, such as name@example.com.':
    'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
  'Keep this on one line.': 'Schreiben Sie dies in eine Zeile.',
  'Only clients can do this.': 'Das können nur Auftraggeber.',
  'Only freelancers can do this.': 'Das können nur Freelancer.',
  'Please log in.': 'Bitte melden Sie sich an.',
  'Remove the invisible character (NUL) from this text.':
    'Entfernen Sie das unsichtbare Zeichen (NUL) aus diesem Text.',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  'The email address or the password is wrong.': 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  'The freelancer knows of the shortlist already.': 'Der Freelancer weiß schon von der engeren Auswahl.',
  'The picture must have at most {n} million pixels.':
    'Das Bild darf höchstens {n} Millionen Bildpunkte haben.',
  'The service is busy. Please try again shortly.':
    'Der Dienst ist ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  'There is already an account with this email address.': 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  'There is no room for the file just now. Please try again later.':
    'Für die Datei ist gerade kein Platz. Bitte versuchen Sie es später noch einmal.',
  'This application has already been decided.': 'Über diese Bewerbung ist schon entschieden.',
  'This application is not on the shortlist.': 'Diese Bewerbung ist nicht in der engeren Auswahl.',
  'This application was closed without a decision.': 'Diese Bewerbung wurde ohne Entscheidung geschlossen.',
  'This application was withdrawn.': 'Diese Bewerbung wurde zurückgezogen.',
  'This decision can no longer be taken back.': 'Diese Entscheidung lässt sich nicht mehr zurücknehmen.',
  'This field is required.': 'Dieses Feld darf nicht leer sein.',
  'This is not a pdf, doc or docx file.': 'Dies ist keine Datei vom Typ pdf, doc oder docx.',
  'This is not a picture in JPEG, PNG or WebP format.': 'Dies ist kein Bild im Format JPEG, PNG oder WebP.',
  'This is too large to send.': 'Dies ist zu groß zum Senden.',
  'This job is active. Please deactivate it first.':
    'Dieser Auftrag ist aktiv. Bitte deaktivieren Sie ihn zuerst.',
  'This job is your own. Put what applicants should know into its description.':
    'Dieser Auftrag ist Ihr eigener. Schreiben Sie in die Beschreibung, was Bewerber wissen sollten.',
  'This job takes no applications any more.': 'Für diesen Auftrag werden keine Bewerbungen mehr angenommen.',
  'This job takes no questions any more.': 'Zu diesem Auftrag sind keine Fragen mehr möglich.',
  'This job was changed meanwhile. Please reload it and try again.':
    'Dieser Auftrag wurde inzwischen geändert. Bitte laden Sie ihn neu und versuchen Sie es noch einmal.',
  'This job was deleted.': 'Dieser Auftrag wurde gelöscht.',
  'This link has expired or was already used. Please ask for a new one.':
    'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordern Sie einen neuen an.',
  'This password is easy to guess. Choose a less common one.':
    'Dieses Passwort ist leicht zu erraten. Wählen Sie ein selteneres.',
  'This password is made of your name, your email address, your company or “Skill Harbor”. Choose another one.':
    'Dieses Passwort besteht aus Ihrem Namen, Ihrer E-Mail-Adresse, Ihrem Unternehmen oder „Skill Harbor“. Wählen Sie ein anderes.',
  'This text contains an incomplete character. Please type it again.':
    'Dieser Text enthält ein unvollständiges Zeichen. Bitte schreiben Sie ihn noch einmal.',
  'Too many attempts. Please try again in a minute.':
    'Zu viele Versuche. Bitte versuchen Sie es in einer Minute noch einmal.',
  'Too many attempts. Please try again in {n} minutes.':
    'Zu viele Versuche. Bitte versuchen Sie es in {n} Minuten noch einmal.',
  'Too many questions about this job wait for an answer. Please try again later.':
    'Zu diesem Auftrag warten zu viele Fragen auf eine Antwort. Bitte versuchen Sie es später noch einmal.',
  'Use characters that are not all the same.': 'Verwenden Sie nicht nur ein und dasselbe Zeichen.',
  'You have asked this already. You will be told when it is answered.':
    'Das haben Sie schon gefragt. Sie erfahren es, sobald die Frage beantwortet ist.',
  'Your session has ended. Please log in again.':
    'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich wieder an.',
  'A portfolio has at most {n} pieces. Remove one first.':
    'Ein Portfolio hat höchstens {n} Arbeitsproben. Entfernen Sie zuerst eine.',
  'Choose a day from the deadline to {n} days after it.':
    'Wählen Sie einen Tag ab der Bewerbungsfrist, höchstens {n} Tage danach.',
  'Choose today or a later day.': 'Wählen Sie den heutigen oder einen späteren Tag.',
  'Enter a currency by its three-letter code, such as USD.':
    'Geben Sie eine Währung mit drei Buchstaben an, zum Beispiel EUR.',
  'Enter a date as YYYY-MM-DD.': 'Geben Sie ein Datum ein.',
  'Enter a whole number.': 'Geben Sie eine ganze Zahl ein.',
  'Name each of your pieces once.': 'Nennen Sie jede Ihrer Arbeitsproben einmal.',
  'The CSRF token is missing or wrong. Please reload the page.':
    'Diese Seite ist veraltet. Bitte laden Sie sie neu.',
  'The file must be at most {n} MiB.': 'Die Datei darf höchstens {n} MiB groß sein.',
  'The request took too long to arrive.':
    'Das Senden hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
  'The upper amount is below the lower one.': 'Der obere Betrag liegt unter dem unteren.',
  'There is no such freelancer.': 'Diesen Freelancer gibt es nicht.',
  'There is not enough disk space to save this. Please try again later.':
    'Zum Speichern fehlt gerade der Platz. Bitte versuchen Sie es später noch einmal.',
  'This form could not be read.': 'Dieses Formular konnte nicht gelesen werden.',
  'This is not in the expected form.': 'Dies hat nicht das erwartete Format.',
  'This is not valid.': 'Dies ist nicht gültig.',
  'This is not your password.': 'Dies ist nicht Ihr Passwort.',
  'This request could not be understood.': 'Diese Anfrage ließ sich nicht verarbeiten.',
  'This server is stopping. Please try again shortly.':
    'Der Server wird gerade neu gestartet. Bitte versuchen Sie es gleich noch einmal.',
  'Use at most two decimals.': 'Verwenden Sie höchstens zwei Nachkommastellen.',
  'You can keep {n} messages. Delete one first.':
    'Sie können {n} Nachrichten speichern. Löschen Sie zuerst eine.',
  'You have asked {n} questions in the last {n} hours. Please ask the next one tomorrow.':
    'Sie haben schon {n} Fragen in den letzten {n} Stunden gestellt. Bitte stellen Sie die nächste morgen.',
});
