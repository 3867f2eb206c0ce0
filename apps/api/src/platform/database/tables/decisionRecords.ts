import type { Generated } from 'kysely';

export interface DecisionRecordsTables {
  decision_record_versions: DecisionRecordVersionsTable;
}

interface DecisionRecordVersionsTable {
  client_id: number;
  stamp: Generated<string>;
}
