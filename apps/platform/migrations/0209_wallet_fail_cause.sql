-- Why the withdrawal of a transaction failed, so that what its teacher took back is not called a failure.
alter table wallet_transaction add column fail_cause text
  constraint wallet_transaction_fail_cause check (fail_cause in ('CANCELED_BY_TEACHER', 'DECLINED', 'HOLDER_DIFFERS', 'ACCOUNT_CLOSED'));

update wallet_transaction set fail_cause = withdrawal.fail_cause
  from withdrawal where withdrawal.transaction_id = wallet_transaction.id and withdrawal.fail_cause is not null;

alter table wallet_transaction
  add constraint wallet_transaction_caused check (fail_cause is null or state = 'FAILED');
