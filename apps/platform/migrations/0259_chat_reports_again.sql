-- A message that was written anew after the team had decided about it can be reported anew, also by who reported it before.
alter table chat_report drop constraint chat_report_once;
create unique index chat_report_open on chat_report (room_id, reporter_id, message_seq) where outcome is null;
create index chat_report_of on chat_report (room_id, reporter_id, no desc);
