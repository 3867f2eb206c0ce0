import type { Language, LegalKind } from '@skillharbor/contract';

export interface LegalTables {
  legal_texts: LegalTextsTable;
  legal_acknowledgements: LegalAcknowledgementsTable;
}

/** The rows cannot be changed, because triggers refuse changes. */
interface LegalTextsTable {
  kind: LegalKind;
  /** The number of the version. The first version of each kind of text has the number 1. */
  version: number;
  language: Language;
  markdown: string;
  asks_members: boolean;
  published_at: Date;
  /**
   * The id of the operator who published the text, and whose account may no longer exist. It is null in the demo data.
   */
  published_by: number | null;
}

interface LegalAcknowledgementsTable {
  user_id: number;
  kind: LegalKind;
  version: number;
  acknowledged_at: Date;
}
