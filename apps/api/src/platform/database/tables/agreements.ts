import type { AgreementAction, AgreementState, AgreementTerms, Role } from '@skillharbor/contract';
import type { ColumnType, Generated } from 'kysely';

export interface AgreementsTables {
  agreements: AgreementsTable;
  agreement_versions: AgreementVersionsTable;
  agreement_steps: AgreementStepsTable;
}

interface AgreementsTable {
  application_id: number;
  state: Exclude<AgreementState, 'empty'>;
  state_by: Role;
  version: number;
  is_agreed: Generated<boolean>;
  end_reason: Generated<string | null>;
}

interface AgreementVersionsTable {
  application_id: number;
  version: number;
  role: Role;
  /** The value is stored as JSON text, which the driver parses. */
  terms: ColumnType<AgreementTerms, string, never>;
  written_at: Date;
}

interface AgreementStepsTable {
  application_id: number;
  number: number;
  action: AgreementAction;
  role: Role;
  taken_at: Date;
}
