/** The texts of the mails about questions. The client's says nothing of who asked. */
import type { Mail } from './mails.repository.ts';
import { oneLine, write } from './templates.ts';

interface QuestionMail {
  to: string;
  firstName: string;
  jobId: number;
  jobTitle: string;
  question: string;
  site: string;
}

/** For the job's client. */
export function questionMail(about: QuestionMail): Mail {
  return {
    to: about.to,
    subject: oneLine(`New question: ${about.jobTitle}`),
    ...write({
      paragraphs: [`Hello ${about.firstName},`, `there is a question about your job "${about.jobTitle}".`],
      quote: { from: 'The question:', text: about.question },
      button: { label: 'Answer it', href: `${about.site}/manage-job/${about.jobId}#questions` },
      closing: 'Your answer stands on the page of the job, for all to read. No one is told who asked.',
    }),
  };
}

/** For the one who asked. */
type AskerMail = QuestionMail & { company: string };

export function answerMail(about: AskerMail & { answer: string }): Mail {
  return {
    to: about.to,
    subject: oneLine(`Your question was answered: ${about.jobTitle}`),
    ...write({
      paragraphs: [
        `Hello ${about.firstName},`,
        `${about.company} answered your question about "${about.jobTitle}".`,
        `You asked: ${about.question}`,
      ],
      quote: { from: `${about.company} wrote:`, text: about.answer },
      button: { label: 'See it on the page of the job', href: `${about.site}/job/${about.jobId}#questions` },
      closing: 'Question and answer stand there without your name.',
    }),
  };
}

export function deletedQuestionMail(about: AskerMail & { reason: string }): Mail {
  return {
    to: about.to,
    subject: oneLine(`Your question was deleted: ${about.jobTitle}`),
    ...write({
      paragraphs: [
        `Hello ${about.firstName},`,
        `${about.company} deleted your question about "${about.jobTitle}".`,
        `You asked: ${about.question}`,
      ],
      quote: { from: `${about.company} gave this reason:`, text: about.reason },
      button: { label: 'See the job', href: `${about.site}/job/${about.jobId}` },
      closing: 'Neither the client nor anyone else was told who asked.',
    }),
  };
}
