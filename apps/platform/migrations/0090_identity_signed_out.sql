-- Whatever somebody signed in to before this moment is worth nothing: a new password, or her access was taken.
alter table app_user add column signed_out_at timestamptz;
