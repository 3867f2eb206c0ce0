/** Writes the mails about questions. The mail to the client does not contain the name of the asker. */
import { letter, linked, pick, quoted } from './letter.ts';
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

/** Writes the mail that notifies the client of a question about a job. */
export function questionMail(about: QuestionMail): Mail {
  return letter('question', eventOf('question_received', about), about, (texts) => {
    const { quote, ...said } = texts.question(about);
    return {
      ...linked(said, `${about.site}/manage-job/${about.jobId}/questions`, pick(about, 'jobTitle')),
      ...quoted(quote, about.question),
    };
  });
}

/** The values in a mail to the person who asked a question. */
type AskerMail = QuestionMail & { company: string };

export function replyMail(about: AskerMail & { reply: string }): Mail {
  return letter('reply', eventOf('question_replied', about), about, (texts, named) => ({
    ...linked(
      texts.reply(named),
      `${about.site}/job/${about.jobId}#questions`,
      pick(named, 'company', 'jobTitle', 'question'),
    ),
    ...quoted(texts.wrote(named.company), about.reply),
  }));
}

/**
 * Writes the mail that tells an asker why a question was deleted. It is always sent, because no page shows the reason.
 */
export function deletedQuestionMail(about: AskerMail & { reason: string }): Mail {
  return letter('deletedQuestion', eventOf('question_deleted', about), about, (texts, named) => {
    const { quote, ...said } = texts.deletedQuestion(named);
    const values = pick(named, 'company', 'jobTitle', 'question');
    return { ...linked(said, `${about.site}/job/${about.jobId}`, values), ...quoted(quote, about.reason) };
  });
}
