-- Columns whose values were known to the code alone, or only through another table.
alter table ops_item add constraint ops_item_queue_check
  check (queue in ('APPLICATIONS', 'PROFILES', 'COURSES', 'REVIEWS', 'TICKETS', 'WITHDRAWALS'));
alter table teacher_application_history add constraint teacher_application_history_to_status_check
  check (to_status in ('SUBMITTED', 'IN_REVIEW', 'CORRECTION_ASKED', 'PASSED', 'REFUSED'));
alter table wallet_transaction add constraint wallet_transaction_currency_check check (currency in ('VND', 'CCXU'));
alter table ledger_entry add constraint ledger_entry_currency_check check (currency in ('VND', 'CCXU'));
