-- Sums of what is finished in a wallet, by the month in which it was made in the zone of the marketplace.
create table transaction_month (
  wallet_id text not null references wallet (id),
  month text not null,
  kind text not null,
  reason text not null,
  count integer not null,
  amount bigint not null,
  primary key (wallet_id, month, kind, reason)
);
insert into transaction_month
  select wallet_id, to_char(created_at at time zone 'Asia/Seoul', 'YYYY-MM'), kind, reason, count(*), sum(amount)
  from wallet_transaction where state = 'SUCCESS' group by 1, 2, 3, 4;

create function transaction_counts() returns trigger language plpgsql as $$
begin
  insert into transaction_month as m values (
    new.wallet_id, to_char(new.created_at at time zone 'Asia/Seoul', 'YYYY-MM'), new.kind, new.reason, 1, new.amount)
  on conflict (wallet_id, month, kind, reason) do update set count = m.count + 1, amount = m.amount + excluded.amount;
  return null;
end $$;
create trigger wallet_transaction_made after insert on wallet_transaction
  for each row when (new.state = 'SUCCESS') execute function transaction_counts();
create trigger wallet_transaction_finished after update on wallet_transaction
  for each row when (old.state <> 'SUCCESS' and new.state = 'SUCCESS') execute function transaction_counts();

-- What is over stays as it is: a correction is another transaction.
create function transaction_is_over() returns trigger language plpgsql as $$
begin
  raise exception 'a transaction that is over stays as it is' using errcode = 'restrict_violation', table = 'wallet_transaction';
end $$;
create trigger wallet_transaction_stays before update on wallet_transaction
  for each row when (old.state <> 'IN_PROGRESS') execute function transaction_is_over();

-- Only some of them, wherever they stand in the years.
create index wallet_transaction_open on wallet_transaction (wallet_id, created_at desc, seq desc) where state = 'IN_PROGRESS';
create index wallet_transaction_failed on wallet_transaction (wallet_id, created_at desc, seq desc) where state = 'FAILED';
create index wallet_transaction_by_reason on wallet_transaction (wallet_id, reason, created_at desc, seq desc);
create index wallet_transaction_by_kind on wallet_transaction (wallet_id, kind, created_at desc, seq desc);

-- Lessons that are over and not confirmed: what they will earn is reckoned from them.
create index lesson_unsettled on lesson (teacher_id, start_at) where status = 'DONE';
