-- The picture of a group is a purpose of its own, and what is reported in groups waits at the desk.
alter table file_asset drop constraint file_asset_location_check;
alter table file_asset add constraint file_asset_location_check check (location in (
  'DEFAULT', 'AVATAR', 'COURSE_IMAGE', 'CERTIFICATE', 'TEACHER_POPUP', 'ASSIGNMENT', 'LECTURE', 'SUBMISSION', 'VOICE', 'CHAT',
  'TICKET', 'POST', 'GROUP_BANNER', 'CONTRACT', 'RECORDING'));
alter table ops_item drop constraint ops_item_queue_check;
alter table ops_item add constraint ops_item_queue_check
  check (queue in ('APPLICATIONS', 'PROFILES', 'COURSES', 'REVIEWS', 'POSTS', 'APPEALS', 'TICKETS', 'WITHDRAWALS'));
