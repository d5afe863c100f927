-- What stands in a PDF, a Word document or a plain text of a teacher's material, so that she finds it again.
create table file_text (
  file_id text primary key references file_asset (id) on delete cascade,
  text text not null check (char_length(text) <= 200000)
);

-- Whether that was looked at; what was sent before is looked at too.
alter table file_asset add column is_read boolean not null default false;
create index file_asset_unread on file_asset (id)
  where not is_read and state = 'CHECKED' and location in ('ASSIGNMENT', 'LECTURE');
