-- What the marketplace keeps of a lesson, and what it bears where income that was paid out is corrected.
alter table ledger_entry drop constraint ledger_entry_system_account_check;
alter table ledger_entry add constraint ledger_entry_system_account_check
  check (system_account in ('TUITION', 'BANK', 'FEE_PLATFORM', 'FEE_CHANNEL', 'RESERVE'));

-- What one confirmed lesson earned: one row for each, also where that was nothing (a trial, one that was not held, a class without a
-- package), so that nobody has to look at it again. Rates are basis points. Nothing of it changes but its state.
create table lesson_income (
  lesson_id text primary key,
  teacher_id text not null,
  class_id text not null,
  start_at timestamptz not null,
  -- By the day of the lesson in the zone of the marketplace.
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  minutes integer not null check (minutes > 0),
  student_count integer not null check (student_count >= 0),
  is_no_show boolean not null,
  gross bigint not null check (gross >= 0),
  fee bigint not null check (fee >= 0),
  platform bigint not null check (platform >= 0),
  channel bigint not null check (channel >= 0),
  net bigint not null check (net >= 0),
  rate_total integer not null check (rate_total between 0 and 10000),
  rate_platform integer not null check (rate_platform between 0 and rate_total),
  relief integer not null check (relief between 0 and 10000),
  state text not null default 'CONFIRMED' check (state in ('CONFIRMED', 'REVERSED')),
  confirmed_at timestamptz not null,
  confirmed_by text check (confirmed_by in ('GUARDIAN', 'STAFF', 'AUTO')),
  booked_at timestamptz not null,
  transaction_id text unique references wallet_transaction (id),
  constraint lesson_income_fee check (fee = platform + channel),
  constraint lesson_income_net check (net = gross - fee),
  constraint lesson_income_booked check ((net > 0) = (transaction_id is not null))
);
create index lesson_income_of_teacher on lesson_income (teacher_id, start_at desc, lesson_id desc) where gross > 0;
create index lesson_income_of_class on lesson_income (class_id, start_at desc, lesson_id desc) where gross > 0;
create index lesson_income_reversed on lesson_income (teacher_id, start_at desc, lesson_id desc) where state = 'REVERSED';
create index lesson_income_of_month on lesson_income (teacher_id, month, class_id) where gross > 0;

-- What each of its students adds, with the price in force.
create table income_part (
  lesson_id text not null references lesson_income (lesson_id),
  student_id text not null,
  package_name text not null,
  package_fee bigint not null check (package_fee >= 0),
  lesson_count integer not null check (lesson_count > 0),
  package_minutes integer not null check (package_minutes > 0),
  gross bigint not null check (gross >= 0),
  primary key (lesson_id, student_id)
);
create index income_part_of_student on income_part (student_id, lesson_id);

-- Corrections by the operators: each is a transaction of its own; negative is taken back.
create table income_adjustment (
  id text primary key,
  seq bigint generated always as identity,
  lesson_id text not null references lesson_income (lesson_id),
  teacher_id text not null,
  amount bigint not null check (amount <> 0),
  reason text not null,
  is_borne_by_market boolean not null check (not is_borne_by_market or amount < 0),
  client_id uuid not null,
  operator_id text not null,
  transaction_id text not null unique references wallet_transaction (id),
  at timestamptz not null,
  constraint income_adjustment_once unique (lesson_id, client_id)
);
create index income_adjustment_of_lesson on income_adjustment (lesson_id, seq desc);
create index income_adjustment_of_teacher on income_adjustment (teacher_id, at desc, seq desc);

-- Income of a month that another system counted lesson by lesson, and that came here as one sum.
create table imported_income (
  transaction_id text primary key references wallet_transaction (id),
  teacher_id text not null,
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  lesson_count integer not null check (lesson_count >= 0),
  gross bigint not null check (gross > 0),
  fee bigint not null check (fee >= 0),
  platform bigint not null check (platform >= 0),
  channel bigint not null check (channel >= 0),
  net bigint not null check (net > 0),
  constraint imported_income_fee check (fee = platform + channel),
  constraint imported_income_net check (net = gross - fee)
);
create index imported_income_of_month on imported_income (teacher_id, month);

-- The sums of a month: of its lessons alone, reversed ones too, because a correction is counted where it was made.
create table income_month (
  teacher_id text not null,
  month text not null,
  lesson_count integer not null,
  gross bigint not null,
  fee bigint not null,
  platform bigint not null,
  channel bigint not null,
  net bigint not null,
  primary key (teacher_id, month)
);

create function income_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'income is append only' using errcode = 'restrict_violation', table = tg_table_name;
end $$;
create trigger income_part_append_only before update or delete on income_part
  for each row execute function income_append_only();
create trigger income_adjustment_append_only before update or delete on income_adjustment
  for each row execute function income_append_only();
create trigger imported_income_append_only before update or delete on imported_income
  for each row execute function income_append_only();
create trigger lesson_income_stays before delete on lesson_income
  for each row execute function income_append_only();

create function income_is_reversed() returns trigger language plpgsql as $$
begin
  if (to_jsonb(old) - 'state') = (to_jsonb(new) - 'state') and (old.state, new.state) = ('CONFIRMED', 'REVERSED') then
    return new;
  end if;
  raise exception 'income is append only' using errcode = 'restrict_violation', table = 'lesson_income';
end $$;
create trigger lesson_income_append_only before update on lesson_income
  for each row execute function income_is_reversed();

create function income_counts() returns trigger language plpgsql as $$
begin
  insert into income_month as m values
    (new.teacher_id, new.month, 1, new.gross, new.fee, new.platform, new.channel, new.net)
  on conflict (teacher_id, month) do update set
    lesson_count = m.lesson_count + 1,
    gross = m.gross + excluded.gross,
    fee = m.fee + excluded.fee,
    platform = m.platform + excluded.platform,
    channel = m.channel + excluded.channel,
    net = m.net + excluded.net;
  return null;
end $$;
create trigger lesson_income_counts after insert on lesson_income
  for each row when (new.gross > 0) execute function income_counts();

create function income_parts_add_up() returns trigger language plpgsql as $$
begin
  if (select i.gross <> coalesce(sum(p.gross), 0) or i.gross > 0 and i.student_count <> count(p.student_id)
      from lesson_income i left join income_part p using (lesson_id)
      where i.lesson_id = new.lesson_id group by i.lesson_id) then
    raise exception 'the parts of an income do not add up' using
      errcode = 'check_violation', table = 'lesson_income', constraint = 'lesson_income_parts';
  end if;
  return null;
end $$;
-- At commit, because the parts come after their lesson.
create constraint trigger lesson_income_parts after insert on lesson_income deferrable initially deferred
  for each row execute function income_parts_add_up();
create constraint trigger income_part_sum after insert on income_part deferrable initially deferred
  for each row execute function income_parts_add_up();
