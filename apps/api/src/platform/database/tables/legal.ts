import type { Language, LegalKind } from '@skillharbor/contract';

export interface LegalTables {
  legal_texts: LegalTextsTable;
  legal_acknowledgements: LegalAcknowledgementsTable;
}

/** Triggers refuse to change a row. */
interface LegalTextsTable {
  kind: LegalKind;
  /** It counts from 1 for each kind. */
  version: number;
  language: Language;
  markdown: string;
  asks_members: boolean;
  published_at: Date;
  /** The id of the operator, who may have left, or null for the demo data. */
  published_by: number | null;
}

interface LegalAcknowledgementsTable {
  user_id: number;
  kind: LegalKind;
  version: number;
  acknowledged_at: Date;
}
