-- Groups of teachers. Every change of who is in one, or of what she is there, holds the row of the group first.
create table community_group (
  id text primary key,
  client_id uuid not null unique,
  name text not null constraint community_group_name unique check (char_length(name) between 1 and 60),
  description text not null check (char_length(description) between 1 and 1000),
  banner_id text,
  banner_text text not null default '' check (char_length(banner_text) <= 300),
  subject_id text,
  seats integer not null check (seats between 2 and 2000),
  founded_by text not null,
  founded_at timestamptz not null,
  version integer not null default 1,
  -- Kept by triggers.
  member_count integer not null default 0,
  post_count integer not null default 0,
  open_questions integer not null default 0,
  solved_questions integer not null default 0,
  constraint community_group_seats check (member_count between 0 and seats),
  constraint community_group_banner check (banner_id is null or banner_text <> '')
);

create table community_member (
  group_id text not null references community_group (id) on delete cascade,
  member_id text not null,
  seq bigint not null generated always as identity,
  role text not null check (role in ('OWNER', 'MODERATOR', 'MEMBER')),
  -- What the list of members is ordered by.
  rank smallint not null generated always as (case role when 'OWNER' then 0 when 'MODERATOR' then 1 else 2 end) stored,
  joined_at timestamptz not null,
  is_muted boolean not null default false,
  primary key (group_id, member_id)
);
create unique index community_member_owner on community_member (group_id) where role = 'OWNER';
create index community_member_list on community_member (group_id, rank, seq);
create index community_member_mine on community_member (member_id);

create function community_count_members() returns trigger language plpgsql as $$
begin
  update community_group set member_count = member_count + case tg_op when 'INSERT' then 1 else -1 end
    where id = case tg_op when 'INSERT' then new.group_id else old.group_id end;
  return null;
end $$;
create trigger community_member_count after insert or delete on community_member
  for each row execute function community_count_members();
