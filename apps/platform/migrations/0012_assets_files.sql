-- What this context signs its addresses with, made at the first start.
create table asset_secret (
  name text primary key,
  value text not null
);

-- A file from the moment somebody may send it. `object_key` is where the store keeps its bytes; checked pictures are written
-- anew, under another key. `size` and `sha256` are of what was sent, `stored_size` of what readers get.
create table file_asset (
  id text primary key,
  owner_id text not null,
  location text not null check (location in (
    'DEFAULT', 'AVATAR', 'COURSE_IMAGE', 'CERTIFICATE', 'TEACHER_POPUP', 'ASSIGNMENT', 'LECTURE', 'SUBMISSION', 'CHAT',
    'TICKET', 'POST', 'CONTRACT', 'RECORDING')),
  uploader_code text not null check (char_length(uploader_code) between 1 and 40),
  name text not null check (char_length(name) between 1 and 255),
  content_type text not null check (char_length(content_type) between 1 and 255),
  size bigint not null check (size > 0),
  state text not null check (state in ('SIGNED', 'STORED', 'CHECKED', 'REFUSED', 'DELETED')),
  refusal text check (refusal in ('CONTENT_MISMATCH', 'TYPE_BLOCKED')),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  object_key text not null unique,
  preview_key text unique,
  stored_size bigint check (stored_size > 0),
  -- Both only of a file that comes in parts; `multipart_id` is the store's name for the parts that wait to be joined.
  part_size integer check (part_size > 0),
  multipart_id text,
  -- Only pictures that were written anew are shown by a browser itself.
  is_inline boolean not null default false,
  flags text[] not null default '{}',
  created_at timestamptz not null,
  -- Until then bytes may begin to arrive.
  expires_at timestamptz not null,
  stored_at timestamptz,
  checked_at timestamptz,
  -- Since when nothing uses it; null while something does.
  unused_since timestamptz,
  check ((state = 'REFUSED') = (refusal is not null)),
  check ((part_size is null) = (multipart_id is null)),
  check (state <> 'CHECKED' or (stored_size is not null and checked_at is not null)),
  check (unused_since is null or state = 'CHECKED')
);
create index file_asset_owner on file_asset (owner_id, sha256);
create index file_asset_unfinished on file_asset (expires_at) where state <> 'CHECKED';
create index file_asset_unused on file_asset (unused_since) where unused_since is not null;

-- `used_by` names a thing of another context, such as `course:crs_1`.
create table file_use (
  file_id text not null references file_asset (id),
  used_by text not null check (char_length(used_by) between 1 and 100),
  primary key (file_id, used_by)
);
create index file_use_thing on file_use (used_by);
