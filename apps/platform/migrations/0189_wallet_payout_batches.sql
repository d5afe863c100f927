-- Withdrawals that leave together: one file that people upload at a bank. What it says follows from these rows, so that it can be
-- written again.
create table payout_batch (
  id text primary key,
  seq bigint generated always as identity,
  created_at timestamptz not null,
  count integer not null check (count > 0),
  total bigint not null check (total > 0)
);

alter table withdrawal add column batch_id text references payout_batch (id);
create index withdrawal_of_batch on withdrawal (batch_id, seq) where batch_id is not null;
