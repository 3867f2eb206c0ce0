import type { Problems } from './problem.ts';

export const germanProblems: Problems = {
  // Problems of the request as a whole.
  not_signed_in: 'Bitte melden Sie sich an.',
  session_ended: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich wieder an.',
  session_revoked:
    'Diese Sitzung wurde anderswo oder durch ein neues Passwort beendet. Bitte melden Sie sich wieder an.',
  clients_only: 'Das können nur Auftraggeber.',
  freelancers_only: 'Das können nur Freelancer.',
  sign_ups_closed: 'Diese Website nimmt zurzeit keine neuen Mitglieder auf.',
  sign_ups_by_invitation:
    'Registrieren kann sich hier nur, wer eingeladen ist. Öffnen Sie den Link Ihrer Einladung.',
  sign_up_invitation_unknown: 'Diese Einladung ist nicht gültig. Bitten Sie um eine neue.',
  sign_up_invitation_used: 'Diese Einladung wurde schon verwendet. Bitten Sie um eine neue.',
  sign_up_invitation_expired: 'Diese Einladung ist abgelaufen. Bitten Sie um eine neue.',
  sign_up_invitation_withdrawn: 'Diese Einladung wurde zurückgezogen.',
  sign_up_address_differs: 'Geben Sie die Adresse ein, an die die Einladung ging.',
  sign_up_client_only:
    'Die Einladung gilt für ein Team, dem nur Auftraggeber beitreten können. Registrieren Sie sich als Auftraggeber.',
  sign_up_invited_already:
    'Eine Einladung an diese Adresse ist noch offen. Ziehen Sie sie zurück, um eine andere zu senden.',
  member_already: 'Ein Mitglied hat diese Adresse schon.',
  day_too_late: 'Wählen Sie einen Tag innerhalb der nächsten {days} Tage.',
  setting_fixed:
    'Das legt die Umgebungsvariable {variable} fest, deshalb kann es hier nicht geändert werden.',
  mail_being_sent: 'Die E-Mail wird gerade gesendet. Bitte versuchen Sie es in einer Minute noch einmal.',
  staff_account:
    'Dieses Konto gehört zur Moderation oder zur Leitung. Seine zweiten Faktoren entfernt nur der Befehl auf dem Server.',
  legal_text_changed:
    'Inzwischen wurde eine neue Fassung veröffentlicht. Kopieren Sie Ihren Text, laden Sie die Seite neu, und vergleichen Sie.',
  staff_only: 'Das können nur Moderatoren.',
  account_suspended:
    'Dieses Konto ist bis {day} gesperrt. Unsere E-Mail dazu nennt den Grund, und über ihren Link können Sie Beschwerde einlegen.',
  account_ended:
    'Dieses Konto wurde beendet. Unsere E-Mail dazu nennt den Grund, und über ihren Link können Sie Beschwerde einlegen.',
  csrf_token_wrong: 'Diese Seite ist veraltet. Bitte laden Sie sie neu.',
  not_found: 'Nicht gefunden.',
  not_understood: 'Diese Anfrage ließ sich nicht verarbeiten.',
  address_unreadable: 'Diese Adresse lässt sich nicht lesen.',
  form_unreadable: 'Dieses Formular konnte nicht gelesen werden.',
  not_an_object: 'Senden Sie die Felder als JSON-Objekt.',
  content_type_unsupported: 'Dieser Inhaltstyp wird nicht unterstützt.',
  content_type_wrong: 'Senden Sie {type}.',
  content_encoded: 'Senden Sie den Inhalt unverändert, ohne Content-Encoding.',
  request_too_large: 'Dies ist zu groß zum Senden.',
  headers_too_large: 'Die Kopfzeilen der Anfrage sind zu groß.',
  request_too_slow: 'Das Senden hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
  too_many_attempts: 'Zu viele Versuche. Bitte versuchen Sie es in einer Minute noch einmal.',
  too_many_attempts_for_minutes: 'Zu viele Versuche. Bitte versuchen Sie es in {minutes} noch einmal.',
  too_many_requests: 'Zu viele Anfragen aus Ihrem Netz. Bitte versuchen Sie es in {minutes} noch einmal.',
  too_many_registrations:
    'Zu viele Registrierungen aus Ihrem Netz. Bitte registrieren Sie sich in {minutes}.',
  too_many_logins: 'Zu viele Anmeldeversuche. Bitte versuchen Sie es in {minutes} noch einmal.',
  too_many_reset_requests:
    'Zu viele Links wurden angefordert. Den nächsten können Sie in {minutes} anfordern.',
  too_many_links_opened:
    'Zu viele Links aus E-Mails wurden geöffnet. Bitte öffnen Sie diesen in {minutes} noch einmal.',
  too_many_password_attempts:
    'Zu oft wurde ein Passwort eingegeben. Bitte versuchen Sie es in {minutes} noch einmal.',
  too_many_jobs: 'Sie haben viele Aufträge angelegt. Den nächsten können Sie in {minutes} anlegen.',
  too_many_job_changes:
    'Sie haben viele Aufträge geändert. Die nächste Änderung können Sie in {minutes} speichern.',
  too_many_messages: 'Zu viele Nachrichten wurden gesendet. Die nächste können Sie in {minutes} senden.',
  too_many_applications: 'Sie haben viele Bewerbungen gesendet. Die nächste können Sie in {minutes} senden.',
  too_many_invitations: 'Sie haben viele Einladungen gesendet. Die nächste können Sie in {minutes} senden.',
  too_many_questions: 'Sie haben viele Fragen gestellt. Die nächste können Sie in {minutes} stellen.',
  too_many_reports: 'Sie haben vieles gemeldet. Die nächste Meldung können Sie in {minutes} senden.',
  too_many_changes: 'Sie haben viele Änderungen gespeichert. Die nächste können Sie in {minutes} speichern.',
  too_many_resumes_read:
    'Sie haben viele Lebensläufe auslesen lassen. Den nächsten können Sie in {minutes} auslesen lassen.',
  busy: 'Der Dienst ist ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  stopping: 'Der Server wird gerade neu gestartet. Bitte versuchen Sie es gleich noch einmal.',
  disk_full: 'Zum Speichern fehlt gerade der Platz. Bitte versuchen Sie es später noch einmal.',
  no_room_for_file: 'Für die Datei ist gerade kein Platz. Bitte versuchen Sie es später noch einmal.',
  internal_error: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  // Problems with the format of one field.
  required: 'Dieses Feld darf nicht leer sein.',
  unknown_field: 'Dieses Feld gibt es nicht.',
  too_short: 'Mindestens {min} Zeichen.',
  too_long: 'Höchstens {max} Zeichen.',
  too_low: 'Mindestens {min}.',
  too_high: 'Höchstens {max}.',
  repeated: 'Jedes höchstens einmal.',
  not_one_of: 'Wählen Sie eines von {values}.',
  not_possible: 'Wählen Sie einen der möglichen Werte.',
  not_one_line: 'Schreiben Sie dies in eine Zeile.',
  same_characters: 'Verwenden Sie nicht nur ein und dasselbe Zeichen.',
  not_a_currency: 'Geben Sie eine Währung mit drei Buchstaben an, zum Beispiel EUR.',
  not_a_web_address: 'Geben Sie eine Adresse ein, die mit http:// oder https:// beginnt.',
  not_an_email_address: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
  not_an_address: 'Geben Sie eine Adresse wie https://example.com ein.',
  address_incomplete: 'Geben Sie eine vollständige Adresse wie https://example.com ein.',
  not_a_date: 'Geben Sie ein Datum ein.',
  not_a_whole_number: 'Geben Sie eine ganze Zahl ein.',
  not_a_number: 'Geben Sie eine Zahl ein.',
  not_a_text: 'Geben Sie einen Text ein.',
  not_a_boolean: 'Wählen Sie true oder false.',
  unexpected_form: 'Dies hat nicht das erwartete Format.',
  not_valid: 'Dies ist nicht gültig.',
  invisible_character: 'Entfernen Sie das unsichtbare Zeichen (NUL) aus diesem Text.',
  incomplete_character:
    'Dieser Text enthält ein unvollständiges Zeichen. Bitte schreiben Sie ihn noch einmal.',
  file_missing: 'Wählen Sie eine Datei aus.',
  file_unexpected: 'Dieses Feld nimmt keine Datei an.',
  file_too_large: 'Die Datei darf höchstens {mebibytes} MiB groß sein.',
  not_a_picture: 'Dies ist kein Bild im Format JPEG, PNG oder WebP.',
  too_many_pixels: 'Das Bild darf höchstens {millions} Millionen Bildpunkte haben.',
  // Problems with accounts.
  address_unconfirmed:
    'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Wir haben Ihnen einen Link geschickt.',
  address_confirmed: 'Diese E-Mail-Adresse ist schon bestätigt.',
  address_unchanged: 'Das ist die Adresse, die Sie schon haben.',
  time_zone_unknown: 'Das ist keine Zeitzone.',
  confirmations_sent:
    'Wir haben heute schon mehrere E-Mails an diese Adresse geschickt. Bitte sehen Sie im Spam-Ordner nach, oder versuchen Sie es morgen noch einmal.',
  credentials_wrong: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  second_factor_missing: 'Bitte richten Sie zuerst in Ihrem Konto einen Passkey oder Einmalcodes ein.',
  second_factor_required: 'Geben Sie den Code aus Ihrer Authenticator-App ein.',
  passkey_required:
    'Für Ihr Konto reicht das Passwort allein nicht. Bitte melden Sie sich mit Ihrem Passkey an.',
  log_in_expired:
    'Das hat zu lange gedauert. Bitte gehen Sie zurück und melden Sie sich noch einmal mit Ihrem Passwort an.',
  accent_unreadable:
    'Texte in dieser Farbe sind schlecht zu lesen. Die nächste gut lesbare Farbe ist {color}.',
  code_wrong: 'Dieser Code gilt nicht: Er ist falsch oder wurde schon verwendet.',
  codes_on: 'Einmalcodes sind schon eingeschaltet.',
  codes_off: 'Einmalcodes sind schon ausgeschaltet.',
  last_factor:
    'Ihr Konto muss einen Passkey oder Einmalcodes behalten. Richten Sie zuerst einen anderen Weg ein.',
  passkey_refused:
    'Dieser Passkey funktioniert hier nicht. Bitte versuchen Sie es noch einmal, oder melden Sie sich mit Ihrem Passwort an.',
  passkey_not_added: 'Der Passkey konnte nicht hinzugefügt werden. Bitte versuchen Sie es noch einmal.',
  passkeys_full: 'Sie können {max} Passkeys haben. Entfernen Sie zuerst einen.',
  link_expired: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordern Sie einen neuen an.',
  password_wrong: 'Dies ist nicht Ihr Passwort.',
  password_easy: 'Dieses Passwort ist leicht zu erraten. Wählen Sie ein selteneres.',
  password_breached:
    'Dieses Passwort steht auf öffentlichen Listen gestohlener Passwörter, deshalb werden andere es ausprobieren. Wählen Sie ein anderes.',
  password_personal:
    'Dieses Passwort besteht aus Ihrem Namen, Ihrer E-Mail-Adresse, Ihrem Unternehmen oder dem Namen dieser Seite. Wählen Sie ein anderes.',
  good_faith_required: 'Bitte bestätigen Sie das.',
  case_decided: 'Jemand anders hat diesen Fall inzwischen entschieden.',
  case_without_account: 'Das gehört zu keinem Konto, das gesperrt oder beendet werden könnte.',
  nothing_to_change: 'Das gehört niemandem, der es ändern könnte, oder lässt sich nicht mehr ändern.',
  staff_protected:
    'Moderatoren und Betreiber können nicht gesperrt werden. Der Betreiber muss ihnen zuerst die Rolle nehmen.',
  appeal_late: 'Die sechs Monate für eine Beschwerde sind vorbei.',
  appeal_repeated: 'Sie haben schon Beschwerde eingelegt.',
  appeal_decided: 'Jemand anders hat inzwischen über diese Beschwerde entschieden.',
  own_case: 'In diesem Fall geht es um Sie, also entscheidet jemand anders darüber.',
  other_moderator_decides: 'Über eine Beschwerde gegen Ihre eigene Entscheidung entscheidet jemand anders.',
  already_reported: 'Das haben Sie schon gemeldet. Wir schreiben Ihnen, sobald darüber entschieden ist.',
  freelancer_unknown: 'Diesen Freelancer gibt es nicht.',
  staff_deletion: 'Dieses Konto gehört zur Moderation oder zur Leitung. Nur wer es hat, kann es löschen.',
  team_owner_leaves: 'Dieses Mitglied leitet ein Team mit anderen und muss es zuerst übergeben.',
  skill_exists: 'Es gibt schon eine Fähigkeit mit diesem Namen.',
  placeholder_unknown: 'Diese E-Mail hat keinen Wert für {placeholder}.',
  placeholder_missing: 'Der Text muss {placeholder} enthalten, denn der Empfänger braucht den Wert.',
  subject_missing: 'Schreiben Sie einen Betreff.',
  subject_fixed: 'Den Betreff dieser E-Mail schreibt das Programm.',
  skills_unknown: 'Diese Fähigkeit gibt es nicht: {skills}.',
  portfolio_full: 'Ein Portfolio hat höchstens {max} Arbeitsproben. Entfernen Sie zuerst eine.',
  piece_empty: 'Fügen Sie ein Bild oder einen Link hinzu.',
  pieces_incomplete: 'Nennen Sie jede Ihrer Arbeitsproben einmal.',
  templates_full: 'Sie können {max} Nachrichten speichern. Löschen Sie zuerst eine.',
  // Problems with jobs, and with questions about jobs.
  day_past: 'Wählen Sie den heutigen oder einen späteren Tag.',
  decision_date_out_of_range: 'Wählen Sie einen Tag ab der Bewerbungsfrist, höchstens {days} Tage danach.',
  pay_reversed: 'Der obere Betrag liegt unter dem unteren.',
  not_for_remote_job:
    'Ein Remote-Auftrag hat kein Land der Arbeit. Geben Sie stattdessen an, wo die Menschen wohnen können.',
  not_for_onsite_job: 'Ein Auftrag vor Ort wird in seinem Land erledigt. Lassen Sie dieses Feld leer.',
  too_many_decimals: 'Verwenden Sie höchstens zwei Nachkommastellen.',
  publication_after_deadline: 'Wählen Sie einen Tag, der nicht nach dem Bewerbungsschluss liegt.',
  publication_of_active_job:
    'Ein aktiver Auftrag ist schon veröffentlicht. Er kann keinen späteren Tag haben.',
  job_changed:
    'Dieser Auftrag wurde inzwischen geändert. Bitte laden Sie ihn neu und versuchen Sie es noch einmal.',
  job_active: 'Dieser Auftrag ist aktiv. Bitte deaktivieren Sie ihn zuerst.',
  job_deleted: 'Dieser Auftrag wurde gelöscht.',
  job_changes_gone: 'Diese Stelle ist nicht bekannt. Bitte beginnen Sie wieder mit allen Aufträgen.',
  job_filled: 'Dieser Auftrag ist bereits als vergeben markiert.',
  question_own_job:
    'Dieser Auftrag ist Ihr eigener. Schreiben Sie in die Beschreibung, was Bewerber wissen sollten.',
  questions_off: 'Hier können keine Fragen gestellt werden.',
  open_jobs_full:
    'Sie haben schon {max} offene, geplante oder pausierte Aufträge, mehr sind hier nicht möglich. Schließen Sie zuerst einen davon.',
  messages_of_day:
    'Sie haben innerhalb von {hours} Stunden {max} Nachrichten gesendet, mehr sind hier nicht möglich. Schreiben Sie morgen weiter.',
  visitor_contact_off: 'Besucher können den Freelancern hier nicht schreiben.',
  push_off: 'Geräte können hier keine Benachrichtigungen zeigen.',
  passkeys_off: 'Hier können keine Passkeys hinzugefügt werden.',
  questions_closed: 'Zu diesem Auftrag sind keine Fragen mehr möglich.',
  question_repeated: 'Das haben Sie schon gefragt. Sie erfahren es, sobald die Frage beantwortet ist.',
  own_questions_waiting:
    '{max} Ihrer Fragen zu diesem Auftrag warten auf eine Antwort. Bitte stellen Sie die nächste danach.',
  questions_waiting:
    'Zu diesem Auftrag warten zu viele Fragen auf eine Antwort. Bitte versuchen Sie es später noch einmal.',
  questions_of_day:
    'Sie haben schon {max} Fragen in den letzten {hours} Stunden gestellt. Bitte stellen Sie die nächste morgen.',
  // Problems with applications.
  applications_closed: 'Für diesen Auftrag werden keine Bewerbungen mehr angenommen.',
  places_taken: 'Alle Plätze für Bewerbungen sind vergeben. Vielleicht wird später einer frei.',
  applied_too_often:
    'Sie haben Ihre Bewerbung um diesen Auftrag {max}-mal zurückgezogen und können sich nicht noch einmal bewerben.',
  open_applications_full:
    'Sie haben {max} offene Bewerbungen, mehr sind gleichzeitig nicht möglich. Eine Entscheidung oder ein Rückzug macht einen Platz frei.',
  open_resumes_full:
    'Die Lebensläufe Ihrer offenen Bewerbungen dürfen zusammen {max} MiB groß sein. Senden Sie eine kleinere Datei oder eine, die Sie schon gesendet haben.',
  already_applied: 'Sie haben sich auf diesen Auftrag schon beworben.',
  resume_not_in_profile: 'In Ihrem Profil ist kein Lebenslauf.',
  profile_resumes_full: 'Ein Profil hat höchstens {max} Lebensläufe. Entfernen Sie zuerst einen.',
  resume_not_a_pdf: 'Nur ein PDF kann ausgelesen werden. Speichern Sie Ihren Lebenslauf zuerst als PDF.',
  resume_without_text: 'Dieses PDF hat keinen lesbaren Text. Ein Scan ist nur das Bild eines Textes.',
  resume_encrypted:
    'Dieses PDF ist mit einem Passwort geschützt. Speichern Sie zuerst eine Kopie ohne Passwort.',
  resume_damaged:
    'Dieses PDF ist beschädigt und kann nicht ausgelesen werden. Bitte exportieren Sie es noch einmal.',
  resume_too_complex:
    'Dieses PDF braucht beim Auslesen zu viel Speicher. Bitte exportieren Sie ein kleineres.',
  resume_too_slow: 'Das Auslesen dieses PDFs dauert zu lange. Bitte exportieren Sie ein einfacheres.',
  resume_missing: 'Wählen Sie einen Lebenslauf aus: eine Datei vom Typ pdf, doc oder docx.',
  answer_missing: 'Beantworten Sie die Frage „{question}“.',
  screening_questions_changed:
    'Der Auftraggeber hat seine Fragen zu diesem Auftrag geändert. Bitte beantworten Sie sie, wie sie jetzt lauten.',
  resume_type_wrong: 'Dies ist keine Datei vom Typ pdf, doc oder docx.',
  file_harmful: 'Ein Virenscanner hat in dieser Datei etwas Schädliches gefunden. Wählen Sie eine andere.',
  application_decided: 'Über diese Bewerbung ist schon entschieden.',
  application_withdrawn: 'Diese Bewerbung wurde zurückgezogen.',
  application_closed: 'Diese Bewerbung wurde ohne Entscheidung geschlossen.',
  not_shortlisted: 'Diese Bewerbung ist nicht in der engeren Auswahl.',
  shortlist_notified: 'Der Freelancer weiß schon von der engeren Auswahl.',
  decision_final: 'Diese Entscheidung lässt sich nicht mehr zurücknehmen.',
  not_accepted:
    'Nur angenommene Bewerber können den Auftrag übernehmen. Bitte laden Sie die Seite neu und wählen Sie noch einmal.',
  conversation_not_begun: 'Hier hat noch niemand etwas geschrieben.',
  conversation_waiting:
    'Sie können schreiben, sobald der Auftraggeber Ihnen geschrieben, Sie in die engere Wahl genommen oder entschieden hat.',
  conversation_ended: 'Diese Unterhaltung ist beendet.',
  conversation_closed:
    'Hier kann niemand schreiben: Die Bewerbung wurde zurückgezogen, oder die andere Seite ist nicht mehr da.',
  owners_only: 'Das kann nur die Person, der das Team gehört.',
  recruiters_only:
    'Mit Leserecht sehen Sie alles, ändern aber nichts. Bitten Sie die Person, der das Team gehört, um eine andere Rolle.',
  domain_missing: 'Ihr Unternehmen hat keine Website mit einer Domain. Ergänzen Sie zuerst deren Adresse.',
  domain_unconfirmed:
    'Weder der DNS-Eintrag noch die Datei enthält den Wert. Neue DNS-Einträge brauchen bis zu einem Tag.',
  team_owner_stays:
    'Dieses Team gehört Ihnen. Übergeben Sie es zuerst an ein anderes Mitglied, oder entfernen Sie alle anderen.',
  team_member_already: 'Ein Mitglied des Teams hat diese Adresse.',
  team_invited_already: 'Diese Adresse ist schon eingeladen. Sie können die Einladung noch einmal senden.',
  team_full: 'Ein Team kann mit den Eingeladenen {max} Mitglieder haben.',
  team_closed: 'Dieses Team nimmt keine neuen Mitglieder auf.',
  team_join_member:
    'Sie sind schon Mitglied eines Teams. Verlassen Sie es, bevor Sie einem anderen beitreten.',
  team_join_owner:
    'Ihnen gehört ein Team mit anderen Mitgliedern. Übergeben Sie es, bevor Sie einem anderen beitreten.',
  team_join_jobs:
    'Sie haben eigene Aufträge veröffentlicht, die Sie als Mitglied eines anderen Teams nicht mehr erreichen könnten. Treten Sie mit einem anderen Konto bei.',
  team_join_leaving: 'Ihr Konto wird bald gelöscht. Behalten Sie es, bevor Sie einem Team beitreten.',
  team_heir_unconfirmed: 'Dieses Mitglied hat die E-Mail-Adresse noch nicht bestätigt.',
  team_heir_leaving: 'Das Konto dieses Mitglieds wird bald gelöscht.',
  team_heir_suspended:
    'Die Moderation hat dieses Konto gesperrt. Es lässt sich übergeben, wenn die Sperre vorbei ist.',
  too_many_team_invitations:
    'Sie haben viele Einladungen in Ihr Team gesendet. Die nächste können Sie in {minutes} senden.',
  invitations_off: 'Dieser Freelancer nimmt keine Einladungen an.',
  invited_already: 'Sie haben diesen Freelancer schon zu diesem Auftrag eingeladen.',
  invitee_has_applied: 'Dieser Freelancer hat sich auf diesen Auftrag schon beworben.',
  invitations_closed:
    'Für diesen Auftrag werden keine Bewerbungen angenommen, deshalb können Sie niemanden dazu einladen.',
  invitations_of_day:
    'Sie haben schon {max} Einladungen in den letzten {hours} Stunden gesendet. Bitte senden Sie die nächste morgen.',
  invitation_applied: 'Sie haben sich auf diesen Auftrag beworben. Damit ist die Einladung beantwortet.',
  invitation_ended:
    'Für diesen Auftrag werden keine Bewerbungen mehr angenommen. Damit ist die Einladung beendet.',
  draft_changed: 'Dieser Text wurde inzwischen auf einem anderen Gerät geändert.',
  job_drafts_full:
    'Sie können {max} Entwürfe von Aufträgen speichern. Veröffentlichen oder löschen Sie zuerst einen.',
  saved_full:
    'Sie können sich {max} merken. Entfernen Sie einige, die Sie nicht mehr brauchen, und merken Sie sich dann diesen Eintrag.',
  saved_search_exists: 'Sie haben bereits eine Suche mit diesen Bedingungen gespeichert.',
  saved_searches_full: 'Sie können {max} Suchen speichern. Löschen Sie zuerst eine.',
  agreement_changed:
    'Die Vereinbarung wurde inzwischen geändert. Bitte lesen Sie zuerst die neueste Fassung.',
  agreement_moved:
    'Die Vereinbarung ist inzwischen weiter, daher geht das nicht mehr. Die Seite zeigt den jetzigen Stand.',
  agreement_closed: 'Die andere Seite hat ihr Konto gelöscht. Die Vereinbarung kann nur noch gelesen werden.',
  work_not_done:
    'Sie können übereinander schreiben, sobald Sie beide die Arbeit als erledigt markiert haben.',
  sentence_changed: 'Der Satz wurde inzwischen geändert. Bitte lesen Sie ihn, bevor Sie ihn bestätigen.',
  agreement_versions_full:
    'Diese Vereinbarung wurde zu oft geändert. Bestätigen Sie die neueste Fassung, oder beenden Sie die Vereinbarung.',
  conversation_file_hidden:
    'Sie können Dateien senden, sobald der Auftraggeber Ihren Namen kennt, denn eine Datei verrät, von wem sie ist. Senden Sie stattdessen einen Text.',
  conversation_without_files:
    'In einer Unterhaltung mit einem Besucher sind keine Dateien möglich. Schreiben Sie, wo die Datei zu finden ist.',
  thread_waiting: 'Sie können hier schreiben, sobald der Freelancer geantwortet hat.',
  conversation_files_full:
    'Die Dateien einer Unterhaltung dürfen zusammen {max} MiB groß sein. Senden Sie eine kleinere Datei.',
};
