-- Teachers whose profile is public, the newest first, and how many lessons one of them has held.
create index teacher_profile_public on teacher_profile (first_approved_at desc, user_id) where published_submission_id is not null;
create index lesson_held_by on lesson (teacher_id) where held;

-- What the published reviews of a teacher say together, kept by triggers in the transaction of the change: a list of teachers reads
-- one row of each, however many reviews there are. Hidden reviews are not counted, nor what the team has removed.
create table review_rating (
  teacher_id text primary key,
  stars_1 integer not null default 0,
  stars_2 integer not null default 0,
  stars_3 integer not null default 0,
  stars_4 integer not null default 0,
  stars_5 integer not null default 0,
  count integer not null generated always as (stars_1 + stars_2 + stars_3 + stars_4 + stars_5) stored,
  -- As if five families had given four stars before: one review of five does not stand above forty of nearly five.
  score numeric not null generated always as (
    (stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5 + 20)::numeric
      / (stars_1 + stars_2 + stars_3 + stars_4 + stars_5 + 5)
  ) stored
);
create index review_rating_best on review_rating (score desc, count desc, teacher_id) where count > 0;

-- What anybody may read of a teacher, the newest first.
create index review_public on review (teacher_id, created_at desc, seq desc)
  where hidden_at is null and outcome is distinct from 'REMOVED';

-- Takes a lock for each teacher, in one order.
create function review_rating_follows(teacher text, stars integer, by integer) returns void language sql as $$
  insert into review_rating as of (teacher_id, stars_1, stars_2, stars_3, stars_4, stars_5)
  values (teacher, case stars when 1 then by else 0 end, case stars when 2 then by else 0 end,
    case stars when 3 then by else 0 end, case stars when 4 then by else 0 end, case stars when 5 then by else 0 end)
  on conflict (teacher_id) do update set
    stars_1 = of.stars_1 + excluded.stars_1,
    stars_2 = of.stars_2 + excluded.stars_2,
    stars_3 = of.stars_3 + excluded.stars_3,
    stars_4 = of.stars_4 + excluded.stars_4,
    stars_5 = of.stars_5 + excluded.stars_5
$$;

create function review_published(of review) returns boolean language sql immutable as $$
  select of.hidden_at is null and of.outcome is distinct from 'REMOVED'
$$;

create function review_counted() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and review_published(old) then
    perform review_rating_follows(old.teacher_id, old.rating, -1);
  end if;
  if tg_op <> 'DELETE' and review_published(new) then
    perform review_rating_follows(new.teacher_id, new.rating, 1);
  end if;
  return null;
end $$;
create trigger review_came_or_went after insert or delete on review
  for each row execute function review_counted();
-- What changes neither the stars nor whether it is read leaves the count alone.
create trigger review_changed after update on review
  for each row
  when (old.rating <> new.rating or review_published(old) <> review_published(new) or old.teacher_id <> new.teacher_id)
  execute function review_counted();

insert into review_rating (teacher_id, stars_1, stars_2, stars_3, stars_4, stars_5)
select teacher_id, count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
  count(*) filter (where rating = 4), count(*) filter (where rating = 5)
from review where hidden_at is null and outcome is distinct from 'REMOVED' group by teacher_id;
