-- What a job pays, as amounts that can be compared; salary_range stays the client's own words. Without pay_max there is no
-- upper limit, and where both are the same, the amount is fixed.
alter table job_listings
  add column pay_min numeric(13, 2) check (pay_min >= 0),
  add column pay_max numeric(13, 2),
  add column pay_currency text check (pay_currency ~ '^[A-Z]{3}$'),
  add column pay_period text check (pay_period in ('hour', 'day', 'month', 'year', 'project')),
  add constraint job_listings_pay_is_complete check (num_nulls(pay_min, pay_currency, pay_period) in (0, 3)),
  add constraint job_listings_pay_is_a_range check (coalesce(pay_max >= pay_min, pay_max is null));

-- Rates were in US dollars.
alter table freelancers
  add column rate_currency text not null default 'USD' check (rate_currency ~ '^[A-Z]{3}$');
