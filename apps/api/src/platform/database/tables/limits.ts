export interface LimitsTables {
  rate_limits: RateLimitsTable;
}

interface RateLimitsTable {
  key: string;
  points: number;
  expire: number;
}
