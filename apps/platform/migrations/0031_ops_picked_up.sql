-- `review` is what a student writes about a class. What an operator has in her hands is picked up; a ticket about the approval of
-- a profile or a course says so.
alter table ops_item drop constraint ops_item_state_check;
alter table ops_item drop constraint ops_item_check;
alter table ops_item drop constraint ops_item_check1;
update ops_item set state = 'PICKED_UP' where state = 'IN_REVIEW';
alter table ops_item add constraint ops_item_state_check
  check (state in ('WAITING', 'PICKED_UP', 'CORRECTING', 'ACCEPTED', 'DECLINED', 'CANCELED'));
alter table ops_item add constraint ops_item_reviewer check ((state = 'PICKED_UP') <= (reviewer_id is not null));
alter table ops_item add constraint ops_item_decided check ((state in ('WAITING', 'PICKED_UP')) = (decided_at is null));

alter table profile_history drop constraint profile_history_to_state_check;
update profile_history set to_state = 'PICKED_UP' where to_state = 'IN_REVIEW';
alter table profile_history add constraint profile_history_to_state_check
  check (to_state in ('WAITING', 'PICKED_UP', 'APPROVED', 'REJECTED', 'CANCELED'));

alter table support_ticket drop constraint support_ticket_category_check;
update support_ticket set category = 'APPROVAL' where category = 'REVIEW';
alter table support_ticket add constraint support_ticket_category_check
  check (category in ('LESSON', 'STUDENT', 'APPROVAL', 'PAYOUT', 'TECHNICAL', 'ACCOUNT', 'OTHER'));
