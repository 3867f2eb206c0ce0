/** Writes the mails about questions. The mail to the client does not name the asker. */
import { letter, linked, quoted } from './letter.ts';
import type { Receiver } from './letter.ts';
import type { Mail } from './mails.repository.ts';

interface QuestionMail extends Receiver {
  jobId: number;
  jobTitle: string;
  question: string;
  site: string;
}

type QuestionEvent = 'question_received' | 'question_replied' | 'question_deleted';

function eventOf(kind: QuestionEvent, { jobId, jobTitle }: QuestionMail) {
  return { kind, title: jobTitle, jobId };
}

/** Writes the mail that tells the client of a job about a question. */
export function questionMail(about: QuestionMail): Mail {
  return letter(eventOf('question_received', about), about, (texts) => {
    const { quote, ...said } = texts.question(about);
    return {
      ...linked(said, `${about.site}/manage-job/${about.jobId}/questions`),
      ...quoted(quote, about.question),
    };
  });
}

/** The values of a mail to the person who asked a question. */
type AskerMail = QuestionMail & { company: string };

export function replyMail(about: AskerMail & { reply: string }): Mail {
  return letter(eventOf('question_replied', about), about, (texts, named) => ({
    ...linked(texts.reply(named), `${about.site}/job/${about.jobId}#questions`),
    ...quoted(texts.wrote(named.company), about.reply),
  }));
}

/** Reports that a question was deleted, and why. The mail is always sent, because no page shows this. */
export function deletedQuestionMail(about: AskerMail & { reason: string }): Mail {
  return letter(eventOf('question_deleted', about), about, (texts, named) => {
    const { quote, ...said } = texts.deletedQuestion(named);
    return { ...linked(said, `${about.site}/job/${about.jobId}`), ...quoted(quote, about.reason) };
  });
}
