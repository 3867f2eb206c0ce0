-- The groups of notifications (PushGroup of the contract) that a device does not show. A device shows a new group at first.
alter table push_subscriptions add column hidden_groups text[] not null default '{}';
