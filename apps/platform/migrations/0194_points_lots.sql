-- Points as they were earned: each lot has its last day, and what is spent is taken from lots. The balance stands in the wallet.
create table point_lot (
  id text primary key,
  seq bigint generated always as identity,
  owner_id text not null,
  -- What brought it; what comes back from a cancelled gift can be several lots.
  transaction_id text not null,
  title text not null,
  points bigint not null check (points > 0),
  remaining bigint not null,
  earned_at timestamptz not null,
  -- The last day on which it can be used, of the marketplace's zone.
  expires_on date not null,
  -- When its owner was told that it ends.
  told_at timestamptz,
  constraint point_lot_remaining check (remaining between 0 and points)
);
create index point_lot_left on point_lot (owner_id, expires_on, seq) where remaining > 0;
create index point_lot_ends on point_lot (expires_on) where remaining > 0;
create index point_lot_of_transaction on point_lot (transaction_id);

-- What a transaction took from which lot; nothing here is ever changed.
create table point_spending (
  transaction_id text not null,
  lot_id text not null references point_lot (id),
  points bigint not null check (points > 0),
  primary key (transaction_id, lot_id)
);
create index point_spending_of_lot on point_spending (lot_id);

-- What remains of a lot follows what was taken from it, and is written by nobody else.
create function point_lot_is_spent() returns trigger language plpgsql as $$
begin
  update point_lot set remaining = remaining - new.points where id = new.lot_id;
  return null;
end $$;
create trigger point_spending_takes after insert on point_spending for each row execute function point_lot_is_spent();

create function point_lot_follows_spending() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.remaining = new.points or tg_op = 'UPDATE' and pg_trigger_depth() > 1 then
    return new;
  end if;
  raise exception 'a lot only follows what is spent of it' using errcode = 'restrict_violation', table = 'point_lot';
end $$;
create trigger point_lot_begins_full before insert on point_lot for each row execute function point_lot_follows_spending();
create trigger point_lot_follows_spending before update on point_lot for each row
  when ((old.remaining, old.points) is distinct from (new.remaining, new.points)) execute function point_lot_follows_spending();

create function point_spending_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'what was spent stays so' using errcode = 'restrict_violation', table = 'point_spending';
end $$;
create trigger point_spending_append_only before update or delete on point_spending
  for each row execute function point_spending_append_only();

-- The balance of a wallet of points is what remains of its lots, at the end of every transaction.
create function point_lots_are_balance(owner text) returns void language plpgsql as $$
begin
  if (select coalesce(sum(available + on_hold), 0) from wallet where owner_id = owner and currency = 'CCXU')
     <> (select coalesce(sum(remaining), 0) from point_lot where owner_id = owner and remaining > 0) then
    raise exception 'points and their lots differ' using
      errcode = 'check_violation', table = 'point_lot', constraint = 'point_lots_are_balance';
  end if;
end $$;
create function point_lots_follow_wallet() returns trigger language plpgsql as $$
begin
  perform point_lots_are_balance(new.owner_id);
  return null;
end $$;
create constraint trigger point_lots_follow_wallet after update on wallet deferrable initially deferred
  for each row when (new.currency = 'CCXU') execute function point_lots_follow_wallet();
create constraint trigger point_lots_are_in_wallet after insert or update on point_lot deferrable initially deferred
  for each row execute function point_lots_follow_wallet();

-- Once for each teacher, or once in each month.
create table mission_claim (
  teacher_id text not null,
  mission text not null check (mission in ('PROFILE_COMPLETE', 'FIRST_COURSE', 'FIRST_LESSON', 'PUNCTUAL_20', 'REVIEW_REPLIES_5',
    'GRADED_48H_10', 'NOTES_SAME_DAY_15', 'REPLY_1H_10', 'INVITE_TEACHER')),
  -- `ONCE`, or the month as `2026-11`.
  period text not null,
  points integer not null check (points > 0),
  transaction_id text not null unique,
  claimed_at timestamptz not null,
  primary key (teacher_id, mission, period)
);

-- How a family thanked for a lesson; of several children of hers in it, for one.
create table thank_you (
  id text primary key,
  teacher_id text not null,
  class_id text not null,
  lesson_id text not null,
  student_id text not null,
  guardian_id text not null,
  text text not null,
  transaction_id text not null unique,
  said_at timestamptz not null,
  constraint thank_you_once unique (lesson_id, student_id)
);
create index thank_you_of_family on thank_you (teacher_id, student_id, said_at);
create index thank_you_of_guardian on thank_you (teacher_id, guardian_id, said_at);

-- Where points come from and go to.
alter table ledger_entry drop constraint ledger_entry_system_account_check;
alter table ledger_entry add constraint ledger_entry_system_account_check
  check (system_account in ('TUITION', 'BANK', 'FEE_PLATFORM', 'FEE_CHANNEL', 'RESERVE', 'POINTS'));
