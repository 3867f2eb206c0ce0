/** The sentences that the server shows to people, in English. `{n}` stands for a number. */
export const serverSentences = [
  'A portfolio has at most {n} pieces. Remove one first.',
  'Add a picture or a link.',
  'All places for applications are taken. One may become free later.',
  'At least {n} characters.',
  'At least {n}.',
  'At most {n} characters.',
  'At most {n}.',
  'Choose a day from the deadline to {n} days after it.',
  'Choose a file.',
  'Choose a resume: a pdf, doc or docx file.',
  'Choose today or a later day.',
  'Enter a currency by its three-letter code, such as USD.',
  'Enter a date as YYYY-MM-DD.',
  'Enter a number.',
  'Enter a web address that starts with http:// or https://.',
  'Enter a web address, such as https://example.com.',
  'Enter a whole address such as https://example.com.',
  'Enter a whole number.',
  'Enter an email address, such as name@example.com.',
  'Keep this on one line.',
  'Name each of your pieces once.',
  'Only clients can do this.',
  'Only freelancers can do this.',
  'Please log in.',
  'Remove the invisible character (NUL) from this text.',
  'Something went wrong on our side. Please try again.',
  'The CSRF token is missing or wrong. Please reload the page.',
  'The email address or the password is wrong.',
  'The file must be at most {n} MiB.',
  'The freelancer knows of the shortlist already.',
  'The picture must have at most {n} million pixels.',
  'The request took too long to arrive.',
  'The service is busy. Please try again shortly.',
  'The upper amount is below the lower one.',
  'There is already an account with this email address.',
  'There is no room for the file just now. Please try again later.',
  'There is no such freelancer.',
  'There is not enough disk space to save this. Please try again later.',
  'This application has already been decided.',
  'This application is not on the shortlist.',
  'This application was closed without a decision.',
  'This application was withdrawn.',
  'This decision can no longer be taken back.',
  'This field is required.',
  'This form could not be read.',
  'This is not a pdf, doc or docx file.',
  'This is not a picture in JPEG, PNG or WebP format.',
  'This is not in the expected form.',
  'This is not valid.',
  'This is not your password.',
  'This is too large to send.',
  'This job is active. Please deactivate it first.',
  'This job is your own. Put what applicants should know into its description.',
  'This job takes no applications any more.',
  'This job takes no questions any more.',
  'This job was changed meanwhile. Please reload it and try again.',
  'This job was deleted.',
  'This link has expired or was already used. Please ask for a new one.',
  'This password is easy to guess. Choose a less common one.',
  'This request could not be understood.',
  'This server is stopping. Please try again shortly.',
  'This password is made of your name, your email address, your company or “Skill Harbor”. Choose another one.',
  'This text contains an incomplete character. Please type it again.',
  'Too many attempts. Please try again in a minute.',
  'Too many attempts. Please try again in {n} minutes.',
  'Too many questions about this job wait for an answer. Please try again later.',
  'Use at most two decimals.',
  'Use characters that are not all the same.',
  'You can keep {n} messages. Delete one first.',
  'You have asked this already. You will be told when it is answered.',
  'You have asked {n} questions in the last {n} hours. Please ask the next one tomorrow.',
  'Your session has ended. Please log in again.',
] as const;

type ServerSentence = (typeof serverSentences)[number];

/**
 * Creates a function that translates the server's sentences and returns others unchanged. Numbers keep their order. A
 * missing translation does not compile.
 */
export function translating(translations: Readonly<Record<ServerSentence, string>>) {
  const all = new Map<string, string>(Object.entries(translations));
  return (sentence: string): string => {
    const numbers = (sentence.match(/\d+/g) ?? []).values();
    const translation = all.get(sentence.replaceAll(/\d+/g, '{n}'));
    return translation?.replaceAll('{n}', () => numbers.next().value ?? '') ?? sentence;
  };
}
