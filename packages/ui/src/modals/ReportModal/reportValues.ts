import { reportInputRules } from '@skillharbor/contract';
import type { ReportInput, ReportReason, ReportSubject } from '@skillharbor/contract';
import { isBlank, isEmail, isLongerThan, problemsOf } from '../../forms/checks.ts';
import type { reports } from '../../messages/reports.ts';

/** The values of the report form's fields. */
export interface ReportValues {
  /** The index of the chosen subject, as a text. */
  kind: string;
  /** The chosen reason, or '' before the user chooses one. */
  reason: ReportReason | '';
  words: string;
  good_faith: readonly 'yes'[];
  name: string;
  email: string;
}

export const emptyReport: ReportValues = {
  kind: '0',
  reason: '',
  words: '',
  good_faith: [],
  name: '',
  email: '',
};

/** Reports with these reasons need an explanation, because nobody can judge them without one. */
export const needsWords = (reason: ReportValues['reason']) =>
  reason === 'illegal_content' || reason === 'other';

export function validateReport(
  values: ReportValues,
  messages: (typeof reports)['dialog'],
  format: { number(value: number): string },
) {
  const isIllegal = values.reason === 'illegal_content';
  const lacksWords = needsWords(values.reason) && isBlank(values.words);
  const email = values.email.trim();
  return problemsOf({
    reason: values.reason === '' ? messages.reasonRequired : undefined,
    words: lacksWords ? messages.wordsRequired : tooLong('words'),
    good_faith: isIllegal && values.good_faith.length === 0 ? messages.goodFaithRequired : undefined,
    name: tooLong('name'),
    email: email === '' || isEmail(email) ? undefined : messages.emailInvalid,
  });

  function tooLong(field: 'words' | 'name') {
    const { maxLength } = reportInputRules[field];
    return isLongerThan(values[field].trim(), maxLength)
      ? messages.tooLong(format.number(maxLength))
      : undefined;
  }
}

/** Returns the report to send. The caller has validated the values, so a reason is chosen. */
export function reportOf(
  values: ReportValues & { reason: ReportReason },
  subjects: readonly [ReportSubject, ...ReportSubject[]],
): ReportInput {
  const { kind, reason, words, good_faith, name, email } = values;
  return {
    subject: subjects[Number(kind)] ?? subjects[0],
    reason,
    words: words.trim(),
    ...(reason === 'illegal_content' && { is_in_good_faith: good_faith.length > 0 }),
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(email.trim() !== '' && { email: email.trim() }),
  };
}
