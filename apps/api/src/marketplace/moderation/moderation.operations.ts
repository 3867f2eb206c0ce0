/** Accepts reports and appeals, and lets moderators decide about them. */
import { isWithin, paginate } from '@skillharbor/contract-server/pagination';
import type { OperationsOf } from '../../contract/operations.ts';
import type { FastifyBaseLogger } from 'fastify';
import { badFields, conflict, created, notFound, ok } from '../../contract/responses.ts';
import { pictureKey } from '../../files/keys.ts';
import { appeal } from './appeals.commands.ts';
import { countCases, listCases } from './cases.repository.ts';
import { readCase } from './readCase.ts';
import { sendReport } from './reports.commands.ts';
import type { ReportServices } from './reports.commands.ts';
import { isModerator, reportProblems } from './reports.policy.ts';
import { findReport, findReportedPicture } from './reports.repository.ts';
import { decideAppeal, decideCase } from './rulings.commands.ts';
import type { RulingServices } from './rulings.commands.ts';
import { rulingProblems } from './rulings.policy.ts';
import { listRestrictionsOf } from './rulings.repository.ts';
import { findOwnerOfWithheld } from './withheldPictures.repository.ts';
import { findStatement, listStatements } from './statements.repository.ts';
import { countYears } from './transparency.repository.ts';
import { toTransparencyStatement } from './transparency.ts';

type ModerationOperations = OperationsOf<
  | 'sendReport'
  | 'readReport'
  | 'listCases'
  | 'getCase'
  | 'decideCase'
  | 'decideAppeal'
  | 'getReportedPicture'
  | 'getHiddenPicture'
  | 'listStatements'
  | 'getStatement'
  | 'appeal'
  | 'readStatementByLink'
  | 'appealByLink'
  | 'exportStatements'
  | 'readTransparency'
>;

const PAGE_SIZE = 20;

export function moderationOperations(services: ReportServices & RulingServices): ModerationOperations {
  const { queries, files, clock, moderationLinks } = services;

  /** Returns a case after it was changed. */
  async function changed(caseId: number, moderatorId: number) {
    const found = await readCase(queries, caseId, moderatorId, clock());
    return found ? ok(found) : notFound;
  }

  async function appealed(id: number, words: string) {
    const outcome = await appeal(services, id, words);
    if (!outcome) return notFound;
    return 'refusal' in outcome ? conflict(outcome.refusal) : ok(outcome);
  }

  async function open(key: string, name: string, log: FastifyBaseLogger) {
    const file = await files.open(key);
    if (!file) log.error({ key }, 'a picture is missing from the file store');
    return file ? ({ status: 200, download: { ...file, name } } as const) : notFound;
  }

  return {
    async sendReport({ body, person }) {
      const problems = reportProblems(body);
      if (problems) return badFields(problems);
      const outcome = await sendReport(services, person, body);
      if (outcome === 'not found') return notFound;
      return outcome === 'already reported' ? conflict('already_reported') : created(outcome);
    },

    async readReport({ body: { token } }) {
      const number = await moderationLinks.readReport(token);
      const report = number === null ? undefined : await findReport(queries, number);
      return report ? ok(report) : notFound;
    },

    async listCases({ query: { page: number = 1, state = 'open' }, url }) {
      const page = { number, size: PAGE_SIZE };
      const cases = isWithin(page) ? await listCases(queries, state, page) : [];
      return ok({ ...paginate(cases, page, url), totals: await countCases(queries) });
    },

    getCase: ({ params: { caseId }, person }) => changed(caseId, person.id),

    async decideCase({ params: { caseId }, body, person }) {
      const problems = rulingProblems(body);
      if (problems) return badFields(problems);
      const outcome = await decideCase(services, person.id, caseId, body);
      if (outcome === 'not found') return notFound;
      return outcome === 'done' ? changed(caseId, person.id) : conflict(outcome.refusal);
    },

    async decideAppeal({ params: { caseId }, body, person }) {
      const outcome = await decideAppeal(services, person.id, caseId, body);
      if (outcome === 'not found') return notFound;
      return outcome === 'done' ? changed(caseId, person.id) : conflict(outcome.refusal);
    },

    async getReportedPicture({ params: { reportNumber }, log }) {
      const key = await findReportedPicture(queries, reportNumber);
      if (key === undefined) return notFound;
      return open(key, `${reportNumber}.webp`, log);
    },

    async getHiddenPicture({ params: { pictureName: picture, size }, person, log }) {
      const ownerId = await findOwnerOfWithheld(queries, picture);
      const isOwn = ownerId !== undefined && [person.id, person.accountId].includes(ownerId);
      if (ownerId === undefined || !(isOwn || isModerator(person))) return notFound;
      return open(pictureKey(picture, size), `${picture}.webp`, log);
    },

    async listStatements({ query, person, url }) {
      const page = { number: query.page ?? 1, size: PAGE_SIZE };
      const statements = isWithin(page) ? await listStatements(queries, person.id, page) : [];
      return ok(paginate(statements, page, url));
    },

    async getStatement({ params: { statementId }, person }) {
      const found = await findStatement(queries, statementId, clock());
      return found?.ownerId === person.id ? ok(found.statement) : notFound;
    },

    async appeal({ params: { statementId }, body, person }) {
      const found = await findStatement(queries, statementId, clock());
      return found?.ownerId === person.id ? appealed(statementId, body.words) : notFound;
    },

    async readStatementByLink({ body: { token } }) {
      const id = await moderationLinks.readStatement(token);
      const found = id === null ? undefined : await findStatement(queries, id, clock());
      return found ? ok(found.statement) : notFound;
    },

    async appealByLink({ body: { token, words } }) {
      const id = await moderationLinks.readStatement(token);
      return id === null ? notFound : appealed(id, words);
    },

    async readTransparency() {
      return ok({ results: await countYears(queries) });
    },

    async exportStatements({ query: { year } }) {
      const restrictions = await listRestrictionsOf(queries, year);
      return ok({ statements: restrictions.map(toTransparencyStatement) });
    },
  };
}
