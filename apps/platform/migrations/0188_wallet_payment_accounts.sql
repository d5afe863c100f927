-- Whoever adds one sends its name with it: the same one twice is one account. What was there before has none.
alter table payment_account add column client_id uuid;
alter table payment_account add column version integer not null default 1;
-- When it became what it is, if it was anything else before: what was paid to that one says nothing of it.
alter table payment_account add column changed_at timestamptz;
-- The one-time code by which it was changed last, so that an answer that was lost can be given again.
alter table payment_account add column proof_id text;
alter table payment_account add constraint payment_account_once unique (teacher_id, client_id);

-- The newest withdrawal to each account, and whether one is under way.
create index withdrawal_to_account on withdrawal (account_id, finished_at desc);
