import type { Generated } from 'kysely';

export interface BrandTables {
  brand: BrandTable;
}

interface BrandTable {
  id: Generated<boolean>;
  name: string;
  accent: string | null;
  logo: string | null;
  logo_png: Uint8Array | null;
  changed_at: Date;
}
