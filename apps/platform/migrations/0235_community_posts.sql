-- What is said in groups. Whoever changes a comment holds the row of its post first, and that of the group last.
create table community_post (
  id text primary key,
  seq bigint not null generated always as identity unique,
  client_id uuid not null,
  group_id text not null references community_group (id) on delete cascade,
  author_id text not null,
  kind text not null check (kind in ('TALK', 'QUESTION')),
  title text not null check (char_length(title) <= 100),
  content text not null check (char_length(content) <= 5000),
  files jsonb not null default '[]' check (jsonb_typeof(files) = 'array'),
  contact_reason text check (char_length(contact_reason) between 1 and 200),
  state text not null default 'SHOWN' check (state in ('SHOWN', 'REPORTED', 'REMOVED', 'APPEALED', 'UPHELD')),
  is_pinned boolean not null default false,
  answer_id text,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  -- Kept by triggers.
  like_count integer not null default 0,
  comment_count integer not null default 0,
  constraint community_post_client unique (author_id, client_id),
  constraint community_post_answered check (kind = 'QUESTION' or answer_id is null),
  -- Nothing is left of what its author deleted, and only what everybody reads stands before the others.
  constraint community_post_says check (
    case when deleted_at is null then content <> '' else title = '' and content = '' and files = '[]' end),
  constraint community_post_pinned check (not is_pinned or (deleted_at is null and state in ('SHOWN', 'REPORTED')))
);
create index community_post_list on community_post (group_id, is_pinned desc, seq desc) where deleted_at is null;
create index community_post_kinds on community_post (group_id, kind, is_pinned desc, seq desc) where deleted_at is null;
create index community_post_open on community_post (group_id, is_pinned desc, seq desc)
  where deleted_at is null and kind = 'QUESTION' and answer_id is null;
create index community_post_solved on community_post (group_id, is_pinned desc, seq desc)
  where deleted_at is null and kind = 'QUESTION' and answer_id is not null;
create index community_post_week on community_post (group_id, created_at) where deleted_at is null;

create table community_comment (
  id text primary key,
  seq bigint not null generated always as identity unique,
  client_id uuid not null,
  post_id text not null references community_post (id) on delete cascade,
  group_id text not null,
  author_id text not null,
  content text not null check (char_length(content) <= 2000),
  contact_reason text check (char_length(contact_reason) between 1 and 200),
  state text not null default 'SHOWN' check (state in ('SHOWN', 'REPORTED', 'REMOVED', 'APPEALED', 'UPHELD')),
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  constraint community_comment_client unique (author_id, client_id),
  constraint community_comment_says check (case when deleted_at is null then content <> '' else content = '' end)
);
create index community_comment_list on community_comment (post_id, seq) where deleted_at is null;
create index community_comment_week on community_comment (group_id, created_at) where deleted_at is null;
create index community_comment_mine on community_comment (author_id, group_id) where deleted_at is null;
alter table community_post add constraint community_post_answer
  foreign key (answer_id) references community_comment (id) on delete set null;

create table community_like (
  post_id text not null references community_post (id) on delete cascade,
  member_id text not null,
  primary key (post_id, member_id)
);

-- A post counts in its group, and a comment at its post, while everybody reads it.
create function community_is_read(state text, deleted_at timestamptz) returns integer language sql immutable as
  $$ select case when deleted_at is null and state in ('SHOWN', 'REPORTED') then 1 else 0 end $$;

create function community_count_posts() returns trigger language plpgsql as $$
declare
  -- What the row counts as before and after: a post, a question that waits, one that is solved.
  was integer := 0;
  was_solved integer := 0;
  is_now integer := 0;
  is_solved integer := 0;
  question integer := 0;
begin
  if tg_op <> 'INSERT' then
    question := case old.kind when 'QUESTION' then 1 else 0 end;
    was := community_is_read(old.state, old.deleted_at);
    was_solved := case when old.answer_id is null then 0 else was end;
  end if;
  if tg_op <> 'DELETE' then
    question := case new.kind when 'QUESTION' then 1 else 0 end;
    is_now := community_is_read(new.state, new.deleted_at);
    is_solved := case when new.answer_id is null then 0 else is_now end;
  end if;
  if (was, was_solved) <> (is_now, is_solved) then
    update community_group set post_count = post_count + is_now - was,
      solved_questions = solved_questions + is_solved - was_solved,
      open_questions = open_questions + question * (is_now - is_solved - was + was_solved)
      where id = case tg_op when 'DELETE' then old.group_id else new.group_id end;
  end if;
  return null;
end $$;
create trigger community_post_count after insert or delete or update of state, deleted_at, answer_id on community_post
  for each row execute function community_count_posts();

create function community_count_comments() returns trigger language plpgsql as $$
declare
  was integer := 0;
  is_now integer := 0;
begin
  if tg_op <> 'INSERT' then
    was := community_is_read(old.state, old.deleted_at);
  end if;
  if tg_op <> 'DELETE' then
    is_now := community_is_read(new.state, new.deleted_at);
  end if;
  if was <> is_now then
    update community_post set comment_count = comment_count + is_now - was
      where id = case tg_op when 'DELETE' then old.post_id else new.post_id end;
  end if;
  return null;
end $$;
create trigger community_comment_count after insert or delete or update of state, deleted_at on community_comment
  for each row execute function community_count_comments();

create function community_count_likes() returns trigger language plpgsql as $$
begin
  update community_post set like_count = like_count + case tg_op when 'INSERT' then 1 else -1 end
    where id = case tg_op when 'INSERT' then new.post_id else old.post_id end;
  return null;
end $$;
create trigger community_like_count after insert or delete on community_like
  for each row execute function community_count_likes();
