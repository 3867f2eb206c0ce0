/** What the server says to people, in English. A number in it reads `{n}` here. */
export const serverSentences = [
  'Add a picture or a link.',
  'All places for applications are taken. One may become free later.',
  'At least {n} characters.',
  'At least {n}.',
  'At most {n} characters.',
  'At most {n}.',
  'Choose a file.',
  'Choose a resume: a pdf, doc or docx file.',
  'Enter a number.',
  'Enter a web address that starts with http:// or https://.',
  'Enter a web address, such as https://example.com.',
  'Enter a whole address such as https://example.com.',
  'Enter an email address, such as name@example.com.',
  'Keep this on one line.',
  'Only clients can do this.',
  'Only freelancers can do this.',
  'Please log in.',
  'Remove the invisible character (NUL) from this text.',
  'Something went wrong on our side. Please try again.',
  'The email address or the password is wrong.',
  'The freelancer knows of the shortlist already.',
  'The picture must have at most {n} million pixels.',
  'The service is busy. Please try again shortly.',
  'There is already an account with this email address.',
  'There is no room for the file just now. Please try again later.',
  'This application has already been decided.',
  'This application is not on the shortlist.',
  'This application was closed without a decision.',
  'This application was withdrawn.',
  'This decision can no longer be taken back.',
  'This field is required.',
  'This is not a pdf, doc or docx file.',
  'This is not a picture in JPEG, PNG or WebP format.',
  'This is too large to send.',
  'This job is active. Please deactivate it first.',
  'This job is your own. Put what applicants should know into its description.',
  'This job takes no applications any more.',
  'This job takes no questions any more.',
  'This job was changed meanwhile. Please reload it and try again.',
  'This job was deleted.',
  'This link has expired or was already used. Please ask for a new one.',
  'This password is easy to guess. Choose a less common one.',
  'This text contains an incomplete character. Please type it again.',
  'Too many attempts. Please try again in a minute.',
  'Too many attempts. Please try again in {n} minutes.',
  'Too many questions about this job wait for an answer. Please try again later.',
  'Use characters that are not all the same.',
  'You have asked this already. You will be told when it is answered.',
  'Your session has ended. Please log in again.',
] as const;

type ServerSentence = (typeof serverSentences)[number];

/** Translates all of them; others stay as the server wrote them. A sentence without a translation does not compile. */
export function translating(translations: Readonly<Record<ServerSentence, string>>) {
  const all = new Map<string, string>(Object.entries(translations));
  return (sentence: string): string => {
    const [number = ''] = /\d+/.exec(sentence) ?? [];
    return all.get(sentence.replace(/\d+/, '{n}'))?.replace('{n}', number) ?? sentence;
  };
}
