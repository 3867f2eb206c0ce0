import type { ReportSubject, User } from '@skillharbor/contract';
import { routesOf } from '../http.ts';
import { conflict, invalid, notFound } from '../responses.ts';
import type { State } from '../state.ts';

/** Handles reports. The mock server sends no mails. */
export function moderationHandlers(state: State) {
  const on = routesOf(state);

  return [
    on('sendReport', ({ body, person }) => {
      const { subject, reason, words = '', is_in_good_faith: isInGoodFaith = false } = body;
      const lacksWords = (reason === 'illegal_content' || reason === 'other') && words.trim() === '';
      if (lacksWords) return invalid({ words: ['required'] });
      if (reason === 'illegal_content' && !isInGoodFaith)
        return invalid({ is_in_good_faith: ['good_faith_required'] });
      const title = titleOf(state, subject, person);
      if (title === undefined) return notFound;
      const isRepeated = state.reports.some(
        (one) => person !== null && one.reporter === person.pk && isSame(one.subject, subject),
      );
      if (isRepeated) return conflict('already_reported');
      const number = `TEST-${String(state.reports.length + 1).padStart(4, '0')}`;
      const token = `token-${number}`;
      const report = { number, kind: subject.kind, title, reason, words: words.trim() };
      state.reports.push({
        token,
        reporter: person?.pk ?? null,
        subject,
        report: { ...report, reported_at: state.now, outcome: 'open', decided_at: null },
      });
      return { status: 201, body: { number, token } };
    }),

    on('readReport', ({ body }) => {
      const stored = state.reports.find(({ token }) => token === body.token);
      return stored ? { status: 200, body: stored.report } : notFound;
    }),
  ];
}

const isSame = (one: ReportSubject, other: ReportSubject) =>
  one.kind === other.kind && one.id === other.id && one.number === other.number;

/** Returns the title of a subject that the person sees, or undefined. */
function titleOf(state: State, { kind, id }: ReportSubject, person: User | null): string | undefined {
  const freelancer = state.freelancers.find((one) => one.id === id);
  const company = state.companies.find((one) => one.id === id)?.company;
  const question = state.questions.find((one) => one.question.id === id);
  switch (kind) {
    case 'job':
      return state.jobs.find(({ job, deleted }) => job.id === id && !deleted)?.job.title;
    case 'freelancer':
    case 'portrait':
      return freelancer && `${freelancer.user.first_name} ${freelancer.user.last_name}`;
    case 'company':
    case 'logo':
      return company?.name;
    case 'question':
    case 'reply':
      return state.jobs.find(({ job }) => job.id === question?.listing)?.job.title;
    case 'portfolio_piece':
      return state.freelancers.flatMap(({ portfolio }) => portfolio).find((piece) => piece.id === id)?.title;
    case 'message':
      return person ? 'A message' : undefined;
  }
}
