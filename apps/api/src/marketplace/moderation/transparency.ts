/**
 * Writes statements of reasons in the format of the DSA Transparency Database, version 2 of its attributes:
 * https://transparency.dsa.ec.europa.eu/page/api-documentation. No texts of users are included, because these
 * statements must not contain personal data.
 */
import type { ModerationRule, ReportKind, RulingAction, TransparencyStatement } from '@skillharbor/contract';
import { dayOf } from '../../platform/time/clock.ts';

const categories: Record<ModerationRule, string> = {
  law: 'STATEMENT_CATEGORY_NOT_SPECIFIED_NOTICE',
  honesty: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
  spam: 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC',
  respect: 'STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH',
  privacy: 'STATEMENT_CATEGORY_DATA_PROTECTION_AND_PRIVACY_VIOLATIONS',
  copyright: 'STATEMENT_CATEGORY_INTELLECTUAL_PROPERTY_INFRINGEMENTS',
  suitability: 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC',
};

const rules: Record<Exclude<ModerationRule, 'law'>, string> = {
  honesty: 'What is offered must be real and honest.',
  spam: 'Nothing may be posted again and again, or only to advertise.',
  respect: 'Nobody may be discriminated against or harassed.',
  privacy: 'Personal data of others may not be revealed.',
  copyright: 'The works of others may be shown only with their permission.',
  suitability: 'Everything must be about freelance work.',
};

const pictures: readonly ReportKind[] = ['portrait', 'logo'];

const accounts: Partial<Record<RulingAction, string>> = {
  suspend: 'DECISION_ACCOUNT_SUSPENDED',
  end_account: 'DECISION_ACCOUNT_TERMINATED',
};

export interface Restriction {
  id: number;
  action: RulingAction;
  rule: ModerationRule | null;
  kind: ReportKind;
  decided_at: Date;
  ends_at: Date | null;
  firstReportedAt: Date;
  /** False if only the server's plain rules have found the subject, and no person has reported it. */
  isReported: boolean;
}

export function toTransparencyStatement(restriction: Restriction): TransparencyStatement {
  const { id, action, kind, decided_at, ends_at, firstReportedAt, isReported } = restriction;
  const rule = restriction.rule ?? 'suitability';
  const isIllegal = rule === 'law';
  return {
    puid: String(id),
    decision_visibility: ['DECISION_VISIBILITY_CONTENT_DISABLED'],
    decision_account: accounts[action] ?? null,
    decision_ground: isIllegal ? 'DECISION_GROUND_ILLEGAL_CONTENT' : 'DECISION_GROUND_INCOMPATIBLE_CONTENT',
    category: categories[rule],
    illegal_content_legal_ground: isIllegal ? 'Named in the statement to the recipient' : null,
    illegal_content_explanation: isIllegal ? 'Explained in the statement to the recipient' : null,
    incompatible_content_ground: rule === 'law' ? null : rules[rule],
    incompatible_content_explanation: isIllegal ? null : 'Explained in the statement to the recipient',
    content_type: [pictures.includes(kind) ? 'CONTENT_TYPE_IMAGE' : 'CONTENT_TYPE_TEXT'],
    content_date: dayOf(firstReportedAt),
    application_date: dayOf(decided_at),
    end_date_account_restriction: ends_at && dayOf(ends_at),
    decision_facts: `${isReported ? 'A user or a visitor reported' : 'Plain rules noticed'} a ${kind.replace('_', ' ')}. A moderator looked at it and decided.`,
    source_type: isReported ? 'SOURCE_ARTICLE_16' : 'SOURCE_VOLUNTARY',
    automated_detection: isReported ? 'No' : 'Yes',
    automated_decision: 'AUTOMATED_DECISION_NOT_AUTOMATED',
  };
}
