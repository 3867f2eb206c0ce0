import type { Generated, GeneratedAlways } from 'kysely';

export interface PortfolioTables {
  portfolio_pieces: PortfolioPiecesTable;
}

interface PortfolioPiecesTable {
  id: GeneratedAlways<number>;
  freelancer_id: number;
  position: number;
  title: string;
  link: Generated<string>;
  picture: string | null;
  is_withheld: Generated<boolean>;
  updated_at: Date;
}
