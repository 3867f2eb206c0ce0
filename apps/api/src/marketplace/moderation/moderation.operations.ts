/** Takes reports, and says what became of them. */
import type { OperationsOf } from '../../contract/operations.ts';
import { badFields, conflict, created, notFound, ok } from '../../contract/responses.ts';
import { hashOf } from '../auth/tokens.ts';
import { sendReport } from './reports.commands.ts';
import type { ReportServices } from './reports.commands.ts';
import { reportProblems } from './reports.policy.ts';
import { findReport } from './reports.repository.ts';

type ModerationOperations = OperationsOf<'sendReport' | 'readReport'>;

export function moderationOperations(services: ReportServices): ModerationOperations {
  return {
    async sendReport({ body, person }) {
      const problems = reportProblems(body);
      if (problems) return badFields(problems);
      const outcome = await sendReport(services, person, body);
      if (outcome === 'not found') return notFound;
      return outcome === 'already reported' ? conflict('already_reported') : created(outcome);
    },

    async readReport({ body: { token } }) {
      const report = await findReport(services.queries, hashOf(token));
      return report ? ok(report) : notFound;
    },
  };
}
