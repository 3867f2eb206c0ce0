import type { CaseSummary, ModerationCase, ReportSubject, Statement, User } from '@skillharbor/contract';
import { transparencyYears } from '../fixtures/moderation.ts';
import { routesOf } from '../http.ts';
import { conflict, invalid, notFound, pageOf } from '../responses.ts';
import type { State } from '../state.ts';

/** Handles reports, cases and statements. The mock server sends no mails, and a decision changes nothing but its case. */
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
      return {
        status: 201,
        body: { number, token, is_mailed: person ? person.is_confirmed : body.email !== undefined },
      };
    }),

    on('readReport', ({ body }) => {
      const stored = state.reports.find(({ token }) => token === body.token);
      return stored ? { status: 200, body: stored.report } : notFound;
    }),

    on('listCases', ({ query: { state: wanted = 'open', page }, url }) => {
      const inState = (one: string) => state.cases.filter((stored) => stored.state === one).map(summaryOf);
      const totals = {
        open: inState('open').length,
        appealed: inState('appealed').length,
        decided: inState('decided').length,
      };
      return { status: 200, body: { ...pageOf(inState(wanted), url, page), totals } };
    }),

    on('getCase', ({ params }) => {
      const stored = caseWith(params.caseId);
      return stored ? { status: 200, body: stored } : notFound;
    }),

    on('decideCase', ({ params, body, person }) => {
      const stored = caseWith(params.caseId);
      if (!stored) return notFound;
      const { action, rule = null, reason = '', days = null } = body;
      if (action !== 'dismiss' && (rule === null || reason.trim() === ''))
        return invalid({ ...(rule === null && { rule: ['required'] }), reason: ['required'] });
      if (stored.state !== 'open') return conflict('case_decided');
      const { kind } = stored.subject;
      if (action === 'request_change' && (!stored.owner || kind === 'question' || kind === 'message'))
        return conflict('nothing_to_change');
      if ((action === 'suspend' || action === 'end_account') && !stored.owner)
        return conflict('case_without_account');
      stored.state = 'decided';
      stored.ruling = {
        action,
        rule: action === 'dismiss' ? null : rule,
        reason,
        days: action === 'suspend' ? days : null,
        decided_at: state.now,
        decided_by: `${person.first_name} ${person.last_name}`,
        ends_at: null,
        reversed_at: null,
      };
      return { status: 200, body: stored };
    }),

    on('decideAppeal', ({ params, body }) => {
      const stored = caseWith(params.caseId);
      if (!stored?.appeal) return notFound;
      if (stored.appeal.outcome !== 'waiting') return conflict('appeal_decided');
      stored.state = 'decided';
      stored.appeal = { ...stored.appeal, ...body, decided_at: state.now };
      if (stored.ruling && body.outcome === 'reversed') stored.ruling.reversed_at = state.now;
      return { status: 200, body: stored };
    }),

    on('getReportedPicture', () => notFound),

    on('getHiddenPicture', () => notFound),

    on('listStatements', ({ person, query, url }) => {
      const own = state.statements
        .filter(({ owner }) => owner === person.pk)
        .map(({ statement }) => statement);
      return { status: 200, body: pageOf(own, url, query.page) };
    }),

    on('getStatement', ({ params, person }) => {
      const stored = ownStatement(params.statementId, person);
      return stored ? { status: 200, body: stored } : notFound;
    }),

    on('appeal', ({ params, body, person }) =>
      appealTo(ownStatement(params.statementId, person), body.words),
    ),

    on('readStatementByLink', ({ body }) => {
      const stored = byLink(body.token);
      return stored ? { status: 200, body: stored } : notFound;
    }),

    on('appealByLink', ({ body }) => appealTo(byLink(body.token), body.words)),

    on('readTransparency', () => ({ status: 200, body: { results: transparencyYears } })),

    on('exportStatements', () => ({ status: 200, body: { statements: [] } })),
  ];

  function caseWith(id: number) {
    return state.cases.find((stored) => stored.id === id);
  }

  function byLink(token: string) {
    return state.statements.find((stored) => stored.token === token)?.statement;
  }

  function ownStatement(id: number, { pk }: User) {
    return state.statements.find(({ owner, statement }) => owner === pk && statement.id === id)?.statement;
  }

  function appealTo(statement: Statement | undefined, words: string) {
    if (!statement) return notFound;
    if (statement.appeal) return conflict('appeal_repeated');
    statement.appeal = { words, appealed_at: state.now, outcome: 'waiting', reason: '', decided_at: null };
    statement.may_appeal = false;
    return { status: 200 as const, body: statement };
  }
}

function summaryOf(stored: ModerationCase): CaseSummary {
  return {
    id: stored.id,
    kind: stored.subject.kind,
    title: stored.title,
    owner_name: stored.owner && stored.owner.name,
    state: stored.state,
    reasons: [...new Set(stored.reports.map(({ reason }) => reason))],
    reports: stored.reports.length,
    opened_at: stored.opened_at,
    action: stored.ruling && stored.ruling.action,
    decided_at: stored.ruling && stored.ruling.decided_at,
    reversed_at: stored.ruling && stored.ruling.reversed_at,
  };
}

const isSame = (one: ReportSubject, other: ReportSubject) =>
  one.kind === other.kind && one.id === other.id && one.number === other.number;

/** Returns the title of a subject that the person may see, or undefined. */
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
