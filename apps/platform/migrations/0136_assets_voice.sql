-- A voice comment is a purpose of its own: it is recorded, and nothing else is taken for it.
alter table file_asset drop constraint file_asset_location_check;
alter table file_asset add constraint file_asset_location_check check (location in (
  'DEFAULT', 'AVATAR', 'COURSE_IMAGE', 'CERTIFICATE', 'TEACHER_POPUP', 'ASSIGNMENT', 'LECTURE', 'SUBMISSION', 'VOICE', 'CHAT',
  'TICKET', 'POST', 'CONTRACT', 'RECORDING'));
