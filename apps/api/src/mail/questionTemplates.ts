/** The mails about questions. The client's says nothing of who asked. */
import { letter, linked, quoted } from './letter.ts';
import type { Receiver } from './letter.ts';
import type { Mail } from './mails.repository.ts';

interface QuestionMail extends Receiver {
  jobId: number;
  jobTitle: string;
  question: string;
  site: string;
}

/** For the job's client. */
export function questionMail(about: QuestionMail): Mail {
  return letter(about, (texts) => {
    const { quote, ...said } = texts.question(about);
    return {
      ...linked(said, `${about.site}/manage-job/${about.jobId}#questions`),
      ...quoted(quote, about.question),
    };
  });
}

/** For the one who asked. */
type AskerMail = QuestionMail & { company: string };

export function answerMail(about: AskerMail & { answer: string }): Mail {
  return letter(about, (texts, named) => ({
    ...linked(texts.answer(named), `${about.site}/job/${about.jobId}#questions`),
    ...quoted(texts.wrote(named.company), about.answer),
  }));
}

export function deletedQuestionMail(about: AskerMail & { reason: string }): Mail {
  return letter(about, (texts, named) => {
    const { quote, ...said } = texts.deletedQuestion(named);
    return { ...linked(said, `${about.site}/job/${about.jobId}`), ...quoted(quote, about.reason) };
  });
}
