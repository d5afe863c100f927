-- Events, free time and time off are made by people now. A call that comes twice is known by the id that the client made for
-- it (R45); one call may open several weekdays, so there the id is no key, and the schedule's lock keeps it from acting twice.

alter table calendar_event add column client_id uuid;
create unique index calendar_event_client on calendar_event (teacher_id, client_id);

alter table free_slot
  add column client_id uuid,
  add column audience text not null default 'ALL' check (audience in ('ALL', 'REGULARS')),
  add column starts_on date,
  -- The last day on which it is open; null for good.
  add column until date,
  add column except_days date[] not null default '{}';
-- The first Monday of 2026 and the days after it.
update free_slot set starts_on = date '2026-01-05' + (weekday - 1) where kind = 'WEEKLY';

alter table free_slot
  add constraint free_slot_starts check ((kind = 'WEEKLY') = (starts_on is not null)),
  -- Both ends lie on its weekday: then two rules of one weekday whose stretches overlap always share a day.
  add constraint free_slot_starts_on_weekday check (extract(isodow from starts_on) = weekday),
  add constraint free_slot_ends_on_weekday check (extract(isodow from until) = weekday),
  add constraint free_slot_until check (until is null or (kind = 'WEEKLY' and until >= starts_on)),
  add constraint free_slot_excepts check (cardinality(except_days) <= 520),
  drop constraint free_slot_no_weekly_overlap,
  add constraint free_slot_no_weekly_overlap
    exclude using gist (
      text_range(teacher_id, teacher_id, '[]') with &&,
      int4range(weekday, weekday, '[]') with &&,
      int4range(start_minute, end_minute) with &&,
      daterange(starts_on, until, '[]') with &&
    )
    where (kind = 'WEEKLY');
create index free_slot_client on free_slot (teacher_id, client_id);
-- A week is read without the rules that ended before it.
drop index free_slot_weekly;
create index free_slot_weekly on free_slot (teacher_id, coalesce(until, date 'infinity')) where kind = 'WEEKLY';

alter table time_off
  add column client_id uuid,
  -- What students read; `reason` is the teacher's own.
  add column public_reason text check (char_length(public_reason) <= 200);
create unique index time_off_client on time_off (teacher_id, client_id);
create index time_off_end on time_off (teacher_id, end_at);

create table booking_rules (
  teacher_id text primary key,
  notice_hours integer not null check (notice_hours between 0 and 336),
  buffer_minutes integer not null check (buffer_minutes between 0 and 120),
  horizon_days integer not null check (horizon_days between 1 and 365),
  max_lessons_per_day integer check (max_lessons_per_day between 1 and 24),
  second_time_zone text,
  holiday_countries text[] not null check (holiday_countries <@ array['KR', 'VN'])
);
