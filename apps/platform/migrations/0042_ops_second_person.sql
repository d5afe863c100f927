-- What two persons have to say yes to: who was the first, and when.
alter table ops_item add column confirmed_by text;
alter table ops_item add column confirmed_at timestamptz;
alter table ops_item add constraint ops_item_confirmed check ((confirmed_by is null) = (confirmed_at is null));
alter table ops_item add constraint ops_item_second_person check (confirmed_by <> reviewer_id);

alter table withdrawal_history drop constraint withdrawal_history_event_check;
alter table withdrawal_history add constraint withdrawal_history_event_check
  check (event in ('REQUEST', 'CONFIRM', 'APPROVE', 'SEND', 'SETTLE', 'CANCEL', 'DECLINE', 'RETURN'));
