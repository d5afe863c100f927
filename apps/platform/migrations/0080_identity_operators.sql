-- Who manages the team has a desk for it.
alter table operator_desk drop constraint operator_desk_desk_check;
alter table operator_desk add constraint operator_desk_desk_check check (desk in ('APPROVAL', 'FINANCE', 'HELP', 'TEAM'));

-- By which somebody sets a password without knowing an old one: once, until it runs out, the newest alone.
create table password_link (
  user_id text primary key references app_user (id),
  ticket_hash text not null unique,
  expires_at timestamptz not null
);

-- What happened to the access of the team, and who did it; null is a command on the server.
create table operator_history (
  id bigint primary key generated always as identity,
  operator_id text not null references app_user (id),
  actor_id text references app_user (id),
  event text not null
    check (event in ('INVITE', 'SEND_LINK', 'SET_PASSWORD', 'CHANGE_DESKS', 'DEACTIVATE', 'REACTIVATE')),
  desks text[] not null,
  at timestamptz not null
);
