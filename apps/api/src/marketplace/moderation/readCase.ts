/** Collects everything that a moderator needs to decide a case. */
import type { ModerationCase, SubjectContent } from '@skillharbor/contract';
import type { Queries } from '../../platform/database/tables.ts';
import { hasStaffBesides } from '../auth/staff.repository.ts';
import { listSameText } from '../evidence/evidence.repository.ts';
import { findCase, listCaseReports, listHistory } from './cases.repository.ts';
import { findSubject } from './subjects.ts';
import type { Subject } from './subjects.ts';

const MOST_SIMILAR = 10;

export async function readCase(
  queries: Queries,
  id: number,
  moderatorId: number,
  now: Date,
): Promise<ModerationCase | undefined> {
  const found = await findCase(queries, id);
  if (!found) return undefined;
  const { summary, subject, ownerId, owner, ruling, appeal } = found;
  const present = await findSubject({ queries, viewer: 'moderator', now }, subject);
  return {
    id,
    subject,
    title: summary.title,
    state: summary.state,
    opened_at: summary.opened_at,
    owner,
    reports: await listCaseReports(queries, id),
    present: present ? contentOf(present) : null,
    history: ownerId === null ? [] : await listHistory(queries, ownerId, id),
    similar: subject.kind === 'job' ? await listSameText(queries, subject.id, MOST_SIMILAR) : [],
    ruling,
    appeal,
    may_decide_appeal:
      ownerId !== moderatorId &&
      (found.moderatorId !== moderatorId ||
        !(await hasStaffBesides(queries, [moderatorId, ...(ownerId === null ? [] : [ownerId])]))),
  };
}

function contentOf({ title, texts, picture }: Subject): SubjectContent {
  return { title, texts, picture_url: picture && picture.url };
}
