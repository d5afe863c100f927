-- A family takes its own request for a seat back, or comes by an invitation that kept one.
alter table enrollment_request drop constraint enrollment_request_state_check;
alter table enrollment_request add constraint enrollment_request_state_check
  check (state in ('REQUESTED', 'WAITING', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'));
drop index enrollment_request_ended;
create index enrollment_request_ended on enrollment_request (answered_at) where state in ('DECLINED', 'EXPIRED', 'WITHDRAWN');
