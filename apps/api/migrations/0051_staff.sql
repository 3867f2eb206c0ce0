-- A command of the operator makes users moderators and operators. They stay freelancers and clients.

create table staff_roles (
  user_id integer primary key references users on delete cascade,
  role text not null check (role in ('moderator', 'operator')),
  granted_at timestamptz not null
);
