-- Money and points of one person. Both balances are sums of ledger entries: they begin at nothing and follow every entry.
create table wallet (
  id text primary key,
  owner_id text not null,
  currency text not null check (currency in ('VND', 'CCXU')),
  available bigint not null default 0 constraint wallet_available_not_negative check (available >= 0),
  on_hold bigint not null default 0 constraint wallet_on_hold_not_negative check (on_hold >= 0),
  version integer not null default 1,
  unique (owner_id, currency),
  unique (id, currency)
);

create table wallet_transaction (
  id text primary key,
  seq bigint generated always as identity,
  code text not null unique,
  wallet_id text not null,
  currency text not null,
  kind text not null check (kind in ('TU', 'WD')),
  state text not null check (state in ('SUCCESS', 'IN_PROGRESS', 'FAILED')),
  amount bigint not null check (amount > 0),
  reason text not null check (reason in ('LESSON_INCOME', 'TRIAL', 'REFUND', 'ADJUSTMENT', 'REFERRAL', 'MISSION', 'THANK_YOU',
    'GIFT', 'PAYOUT', 'PAYOUT_RETURN', 'EXPIRY')),
  -- What caused it, such as a withdrawal.
  ref_type text,
  ref_id text,
  title text not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  fail_reason text,
  unique (id, currency),
  foreign key (wallet_id, currency) references wallet (id, currency),
  constraint wallet_transaction_finished check ((state = 'IN_PROGRESS') = (finished_at is null)),
  constraint wallet_transaction_failed check ((state = 'FAILED') = (fail_reason is not null)),
  constraint wallet_transaction_ref check ((ref_type is null) = (ref_id is null))
);
create index wallet_transaction_of_wallet on wallet_transaction (wallet_id, created_at desc, seq desc);

-- Double entry: each moves money into (CREDIT) or out of (DEBIT) a part of a wallet or an account of the platform. The currency
-- is in both keys, so that no transaction mixes two.
create table ledger_entry (
  seq bigint primary key generated always as identity,
  tx_id text not null,
  currency text not null,
  wallet_id text,
  bucket text check (bucket in ('AVAILABLE', 'ON_HOLD')),
  system_account text check (system_account in ('TUITION', 'BANK')),
  direction text not null check (direction in ('DEBIT', 'CREDIT')),
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  foreign key (tx_id, currency) references wallet_transaction (id, currency),
  foreign key (wallet_id, currency) references wallet (id, currency),
  constraint ledger_entry_account check ((wallet_id is null) <> (system_account is null)),
  constraint ledger_entry_bucket check ((wallet_id is null) = (bucket is null))
);
create index ledger_entry_of_tx on ledger_entry (tx_id);
create index ledger_entry_of_wallet on ledger_entry (wallet_id, at) where wallet_id is not null;

create function ledger_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append only' using errcode = 'restrict_violation', table = 'ledger_entry';
end $$;
create trigger ledger_entry_append_only before update or delete on ledger_entry
  for each row execute function ledger_append_only();

create function ledger_balances() returns trigger language plpgsql as $$
declare change bigint := case new.direction when 'CREDIT' then new.amount else -new.amount end;
begin
  update wallet
    set available = available + case new.bucket when 'AVAILABLE' then change else 0 end,
        on_hold = on_hold + case new.bucket when 'ON_HOLD' then change else 0 end,
        version = version + 1
    where id = new.wallet_id;
  return null;
end $$;
create trigger ledger_entry_balances after insert on ledger_entry
  for each row when (new.wallet_id is not null) execute function ledger_balances();

create function ledger_is_balanced() returns trigger language plpgsql as $$
begin
  if (select sum(case direction when 'CREDIT' then amount else -amount end) from ledger_entry where tx_id = new.tx_id) <> 0 then
    raise exception 'a transaction does not add up' using
      errcode = 'check_violation', table = 'ledger_entry', constraint = 'ledger_entry_balanced';
  end if;
  return null;
end $$;
-- At commit, because the entries of a transaction come one after the other.
create constraint trigger ledger_entry_balanced after insert on ledger_entry deferrable initially deferred
  for each row execute function ledger_is_balanced();

create function wallet_follows_ledger() returns trigger language plpgsql as $$
begin
  -- Depth 2 is the trigger of an entry; whoever writes a balance by hand comes at 1.
  if tg_op = 'INSERT' and (new.available, new.on_hold) = (0, 0) or tg_op = 'UPDATE' and pg_trigger_depth() > 1 then
    return new;
  end if;
  raise exception 'a balance only follows its ledger' using errcode = 'restrict_violation', table = 'wallet';
end $$;
create trigger wallet_begins_empty before insert on wallet for each row execute function wallet_follows_ledger();
create trigger wallet_follows_ledger before update on wallet for each row
  when ((old.available, old.on_hold) is distinct from (new.available, new.on_hold)) execute function wallet_follows_ledger();

create table payment_account (
  id text primary key,
  teacher_id text not null,
  account_number text not null,
  holder text not null,
  bank_code text not null,
  bank_name text not null,
  is_default boolean not null default false,
  verified_at timestamptz,
  -- After a change nothing is paid to it until then.
  hold_until timestamptz,
  created_at timestamptz not null,
  unique (teacher_id, bank_code, account_number)
);
create unique index payment_account_one_default on payment_account (teacher_id) where is_default;

create table withdrawal (
  id text primary key,
  seq bigint generated always as identity,
  code text not null unique,
  teacher_id text not null,
  wallet_id text not null references wallet (id),
  transaction_id text not null unique references wallet_transaction (id),
  -- The same key asks for the same thing; of a month end it is the month.
  request_key text not null,
  request_hash text not null,
  amount bigint not null check (amount between 1 and 999999999),
  balance_before bigint not null,
  state text not null check (state in ('IN_PROGRESS', 'SUCCESS', 'FAILED')),
  stage text not null check (stage in ('REQUESTED', 'APPROVED', 'SENT')),
  trigger text not null check (trigger in ('MANUAL', 'MONTH_END')),
  -- The account as it was when it was asked for, whatever becomes of it.
  account_id text not null,
  account_number text not null,
  holder text not null,
  bank_code text not null,
  bank_name text not null,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  sent_at timestamptz,
  finished_at timestamptz,
  fail_cause text check (fail_cause in ('CANCELED_BY_TEACHER', 'DECLINED', 'HOLDER_DIFFERS', 'ACCOUNT_CLOSED')),
  fail_note text not null default '',
  constraint withdrawal_one_per_key unique (teacher_id, request_key),
  constraint withdrawal_covered check (amount <= balance_before),
  constraint withdrawal_finished check ((state = 'IN_PROGRESS') = (finished_at is null)),
  constraint withdrawal_failed check ((state = 'FAILED') = (fail_cause is not null)),
  constraint withdrawal_sent check ((stage = 'SENT') = (sent_at is not null)),
  constraint withdrawal_success check (state <> 'SUCCESS' or stage = 'SENT')
);
create index withdrawal_of_teacher on withdrawal (teacher_id, requested_at desc, seq desc);
create index withdrawal_with_the_bank on withdrawal (requested_at, seq) where state = 'IN_PROGRESS' and stage <> 'REQUESTED';

-- What happened to a withdrawal, one row for each step; nothing here is ever changed.
create table withdrawal_history (
  seq bigint primary key generated always as identity,
  withdrawal_id text not null references withdrawal (id),
  event text not null check (event in ('REQUEST', 'APPROVE', 'SEND', 'SETTLE', 'CANCEL', 'DECLINE', 'RETURN')),
  to_place text not null check (to_place in ('REQUESTED', 'APPROVED', 'SENT', 'SUCCESS', 'FAILED')),
  -- A person, or CLOCK and BANK.
  actor_id text not null,
  at timestamptz not null
);
create index withdrawal_history_of on withdrawal_history (withdrawal_id, seq);
