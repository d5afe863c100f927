-- Packs of lessons that are shared in a group. A post holds its pack as it was at that moment.
alter table community_post drop constraint community_post_kind_check;
alter table community_post add constraint community_post_kind_check check (kind in ('TALK', 'QUESTION', 'PACK'));

create table community_pack (
  post_id text primary key references community_post (id) on delete cascade,
  -- The pack of its author that it was made of; it may be gone since.
  source_id text not null,
  licence text not null check (licence in ('CC_BY', 'CC_BY_SA', 'CC_BY_NC', 'CC0')),
  contents jsonb not null check (jsonb_typeof(contents) = 'object')
);

-- Who took a pack into her library. It can be given back until it is settled: then it counts for its author, once.
create table community_taking (
  post_id text not null references community_post (id) on delete cascade,
  taker_id text not null,
  -- Her own copy, and the documents that were made for it.
  pack_id text references lesson_pack (id) on delete set null,
  document_ids text[] not null default '{}',
  taken_at timestamptz not null,
  settled_at timestamptz,
  thanked_at timestamptz,
  -- Of the points that its author got; none above the most of a month.
  transaction_id text,
  primary key (post_id, taker_id),
  constraint community_taking_paid check (transaction_id is null or settled_at is not null)
);
create index community_taking_due on community_taking (taken_at) where settled_at is null;
create index community_taking_month on community_taking (post_id, settled_at) where transaction_id is not null;
create index community_taking_copy on community_taking (pack_id) where pack_id is not null;

alter table community_group add column pack_count integer not null default 0;

create or replace function community_count_posts() returns trigger language plpgsql as $$
declare
  -- What the row counts as before and after: a post, a question that waits, one that is solved, a pack.
  was integer := 0;
  was_solved integer := 0;
  is_now integer := 0;
  is_solved integer := 0;
  question integer := 0;
  pack integer := 0;
begin
  if tg_op <> 'INSERT' then
    question := case old.kind when 'QUESTION' then 1 else 0 end;
    pack := case old.kind when 'PACK' then 1 else 0 end;
    was := community_is_read(old.state, old.deleted_at);
    was_solved := case when old.answer_id is null then 0 else was end;
  end if;
  if tg_op <> 'DELETE' then
    question := case new.kind when 'QUESTION' then 1 else 0 end;
    pack := case new.kind when 'PACK' then 1 else 0 end;
    is_now := community_is_read(new.state, new.deleted_at);
    is_solved := case when new.answer_id is null then 0 else is_now end;
  end if;
  if (was, was_solved) <> (is_now, is_solved) then
    update community_group set post_count = post_count + is_now - was,
      pack_count = pack_count + pack * (is_now - was),
      solved_questions = solved_questions + is_solved - was_solved,
      open_questions = open_questions + question * (is_now - is_solved - was + was_solved)
      where id = case tg_op when 'DELETE' then old.group_id else new.group_id end;
  end if;
  return null;
end $$;
