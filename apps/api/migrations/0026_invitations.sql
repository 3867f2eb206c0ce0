-- A client invites a freelancer to apply to a job. An invitation is no application: no count, limit or public record reads it.

create table invitations (
  -- The client chose the id, so that an invitation that is sent twice is stored once.
  id uuid primary key,
  listing_id integer not null references job_listings on delete cascade,
  client_id integer not null references users on delete cascade,
  freelancer_id integer not null references freelancers on delete cascade,
  message text not null,
  sent_at timestamptz not null,
  -- The freelancer can take a decline back. An application to the job answers the invitation whatever is stored here.
  declined_at timestamptz,
  decline_reason text,
  constraint invitations_once unique (listing_id, freelancer_id)
);
create index invitations_of_freelancer on invitations (freelancer_id, sent_at);
create index invitations_of_client on invitations (client_id, sent_at);

-- Clients can invite the freelancer, unless they have switched that off.
alter table freelancers add column accepts_invitations boolean not null default true;
