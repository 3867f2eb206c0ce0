-- Ended applications are kept for a time that the operator sets. Then only dates and outcome stay, as of a former member. The
-- statements run one by one, and all of them again after an interruption, which leaves an invalid index behind.

-- The time at which the freelancer was told until when the application is kept. Nothing is removed without this notice.
alter table applications add column if not exists retention_notified_at timestamptz;
-- The time at which the application was reduced to its dates and outcome.
alter table applications add column if not exists forgotten_at timestamptz;
drop index concurrently if exists applications_ended;
create index concurrently applications_ended on applications (coalesce(withdrawn_at, closed_at, notified_at))
  where freelancer_id is not null;
