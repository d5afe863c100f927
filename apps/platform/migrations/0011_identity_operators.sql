-- The team that runs the marketplace signs in to the same portal. Its members are no teachers.
alter table app_user add column is_operator boolean not null default false;
alter table app_user add constraint app_user_operator check (not (is_operator and user_type = 'TEACHER'));
