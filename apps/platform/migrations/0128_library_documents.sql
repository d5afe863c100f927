-- The words of a text in lower case, the first ones. By what stands between them, not by what a locale calls a letter: Korean is
-- found in every database.
create function library_words(given text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(word order by place), '{}') from (
    select left(word, 40) as word, min(place) as place
    from regexp_split_to_table(
      lower(given),
      '[\s\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\xa9\xab-\xb4\xb6-\xb9\xbb-\xbf\xd7\xf7\u2000-\u206f\u2190-\u2bff\u3000-\u303f\uff01-\uff0f\uff1a-\uff20]+'
    ) with ordinality as split (word, place)
    where word <> ''
    group by 1
    order by place
    limit 5000
  ) as first_ones
$$;

-- What is looked for: every word may go on, as `일차함수의` does for `일차함수`.
create function library_query(given text) returns tsquery language sql immutable parallel safe as $$
  select string_agg('''' || word || ''':*', ' & ')::tsquery from unnest(library_words(given)) as word
$$;

create table library_folder (
  id text primary key,
  owner_id text not null,
  client_id uuid not null,
  name text not null check (char_length(name) between 1 and 40),
  created_at timestamptz not null,
  version integer not null default 1,
  constraint library_folder_once unique (owner_id, client_id),
  constraint library_folder_name unique (owner_id, name)
);

-- What a teacher has. `file_id` is its newest version; kind, size and words follow from it.
create table library_document (
  id text primary key,
  owner_id text not null,
  -- Null of what became one because it was given to a class.
  client_id uuid,
  folder_id text references library_folder (id) on delete set null,
  name text not null check (char_length(name) between 1 and 255),
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  file_id text not null references file_asset (id),
  version_no integer not null default 1 check (version_no >= 1),
  kind text not null check (kind in ('PDF', 'WORD', 'PICTURE', 'AUDIO', 'VIDEO', 'OTHER')),
  size bigint not null,
  -- Of name and tags also what stands inside a word; of the text how words begin.
  words tsvector not null,
  is_hidden boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 1,
  constraint library_document_once unique (owner_id, client_id)
);
create index library_document_newest on library_document (owner_id, is_hidden, changed_at desc, id);
create index library_document_by_name on library_document (owner_id, is_hidden, name, id);
create index library_document_by_size on library_document (owner_id, is_hidden, size desc, id);
create index library_document_words on library_document using gin (words);
create index library_document_file on library_document (file_id);
create index library_document_folder on library_document (folder_id);

-- A file belongs to one document.
create table library_version (
  document_id text not null references library_document (id) on delete cascade,
  no integer not null check (no between 1 and 50),
  file_id text not null references file_asset (id),
  at timestamptz not null,
  primary key (document_id, no),
  constraint library_version_file unique (file_id)
);

create function library_document_follows() returns trigger language plpgsql as $$
declare
  found_text text;
begin
  select text into found_text from file_text where file_id = new.file_id;
  select
    size,
    case
      when content_type = 'application/pdf' then 'PDF'
      when content_type in ('application/msword', 'application/rtf', 'text/plain',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document') then 'WORD'
      when content_type like 'image/%' then 'PICTURE'
      when content_type like 'audio/%' then 'AUDIO'
      when content_type like 'video/%' then 'VIDEO'
      else 'OTHER'
    end
  into new.size, new.kind from file_asset where id = new.file_id;
  new.words := array_to_tsvector(array(
    select substr(word, place)
    from unnest(library_words(new.name || ' ' || array_to_string(new.tags, ' '))) as word,
      generate_series(1, char_length(word)) as place
    union
    select unnest(library_words(coalesce(found_text, '')))
  ));
  return new;
end $$;
create trigger library_document_follows before insert or update of name, tags, file_id on library_document
  for each row execute function library_document_follows();

create function library_text_read() returns trigger language plpgsql as $$
begin
  update library_document set file_id = file_id where file_id = new.file_id;
  return null;
end $$;
create trigger library_text_read after insert or update on file_text
  for each row execute function library_text_read();

-- Every file that a teacher gives a class is a document of hers, and stays one when the class lets it go.
create function library_keep(given text) returns void language plpgsql as $$
declare
  file file_asset;
  made text := 'doc_' || gen_random_uuid();
begin
  select * into file from file_asset where id = given and location in ('ASSIGNMENT', 'LECTURE');
  if not found or exists (select from library_version where file_id = given) then return; end if;
  insert into library_document (id, owner_id, name, file_id, created_at, changed_at)
    values (made, file.owner_id, file.name, given, file.created_at, coalesce(file.checked_at, file.created_at));
  insert into library_version (document_id, no, file_id, at)
    values (made, 1, given, coalesce(file.checked_at, file.created_at));
  insert into file_use (file_id, used_by) values (given, 'document:' || made || ':1') on conflict do nothing;
end $$;

create function library_keep_used() returns trigger language plpgsql as $$
begin
  perform library_keep(new.file_id);
  return null;
end $$;
create trigger library_keep_used after insert on file_use
  for each row when (new.used_by not like 'document:%') execute function library_keep_used();

select library_keep(id) from file_asset
  where state = 'CHECKED' and location in ('ASSIGNMENT', 'LECTURE') and exists (select from file_use where file_id = id);
