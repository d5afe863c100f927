-- Which demo data a database holds; at most one row.
create table demo_marker (
  id integer primary key check (id = 1),
  version integer not null,
  -- The moment that its dates lean on.
  anchor_at timestamptz not null,
  -- Of the rows as they were loaded, so that later work on them is noticed.
  fingerprint text not null
);
