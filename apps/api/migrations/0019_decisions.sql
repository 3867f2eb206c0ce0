-- Decisions are held before they reach the freelancer, and an application can be withdrawn.

alter table applications
  drop constraint applications_status_check,
  add constraint applications_status_check check (status in ('pending', 'accepted', 'rejected', 'withdrawn')),
  -- When the client opened it first.
  add column opened_at timestamptz,
  -- Until when a decision can be undone; null where there is none, or it has reached the freelancer.
  add column held_until timestamptz,
  -- When a decision reached the freelancer.
  add column told_at timestamptz,
  add column withdrawn_at timestamptz,
  add column withdrawal_reason text;

update applications set told_at = decided_at, opened_at = decided_at where status <> 'pending';

alter table applications
  -- What the freelancer knows.
  add column known_status text not null generated always as (
    case when held_until is null then status else 'pending' end
  ) stored,
  drop constraint applications_decided,
  add constraint applications_decided check ((status in ('accepted', 'rejected')) = (decided_at is not null)),
  add constraint applications_told check (
    case when decided_at is null then held_until is null and told_at is null else (held_until is null) <> (told_at is null) end
  ),
  add constraint applications_withdrawn check ((status = 'withdrawn') = (withdrawn_at is not null)),
  -- A freelancer may apply again after a withdrawal.
  drop constraint applications_once;

create unique index applications_once on applications (listing_id, freelancer_id) where status <> 'withdrawn';
create index applications_held on applications (held_until) where held_until is not null;

-- The accepted first, then the newest; also counted by state.
drop index applications_of_freelancer;
create index applications_of_freelancer on applications (
  freelancer_id, (known_status = 'accepted') desc, applied_at desc, id desc
) include (known_status);
create index applications_of_freelancer_to_job on applications (freelancer_id, listing_id);
