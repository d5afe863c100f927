-- Copies of a chain of evidence that were handed out: whoever has one finds by its code what it has to look like, and whether the
-- chain still is what it was up to the link at which the copy ended.
create table evidence_proof (
  code text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  lesson_id text not null references lesson (id),
  format text not null check (format in ('PDF', 'JSON')),
  last_seq integer not null check (last_seq >= 0),
  last_hash text not null check (last_hash ~ '^[0-9a-f]{64}$'),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null
);
create index evidence_proof_lesson on evidence_proof (lesson_id);
