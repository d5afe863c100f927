-- What points can be exchanged for, as the team keeps it.
create table gift (
  id text primary key,
  client_id uuid not null unique,
  kind text not null check (kind in ('VOUCHER', 'PHYSICAL', 'DONATION', 'FEE_RELIEF')),
  name text not null,
  description text not null,
  drawing text not null check (drawing in ('percent', 'cup', 'book', 'bag', 'lamp', 'pen', 'headphones', 'heart', 'ticket',
    'board', 'camera', 'plant')),
  points integer not null check (points between 1 and 999999999),
  -- Null where there are always enough.
  stock integer constraint gift_stock check (stock >= 0),
  days integer check (days >= 1),
  -- As a fraction of the income.
  relief numeric(5, 4) check (relief > 0 and relief <= 1),
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null,
  constraint gift_relief check ((kind = 'FEE_RELIEF') = (relief is not null)),
  constraint gift_days check (kind <> 'FEE_RELIEF' or days is not null)
);
create index gift_on_offer on gift (points, id) where is_active;

-- What a teacher wishes for, and what she is told of when it is there again.
create table gift_mark (
  teacher_id text not null,
  gift_id text not null references gift (id) on delete cascade,
  is_wished boolean not null,
  is_awaited boolean not null,
  primary key (teacher_id, gift_id)
);
create unique index gift_mark_one_wish on gift_mark (teacher_id) where is_wished;
create index gift_mark_awaited on gift_mark (gift_id) where is_awaited;

-- A gift that a teacher took, with what it was at that moment.
create table gift_redemption (
  id text primary key,
  seq bigint generated always as identity,
  gift_id text not null references gift (id),
  teacher_id text not null,
  -- The same key asks for the same thing.
  client_id uuid not null,
  request_hash text not null,
  kind text not null check (kind in ('VOUCHER', 'PHYSICAL', 'DONATION', 'FEE_RELIEF')),
  name text not null,
  description text not null,
  drawing text not null check (drawing in ('percent', 'cup', 'book', 'bag', 'lamp', 'pen', 'headphones', 'heart', 'ticket',
    'board', 'camera', 'plant')),
  points integer not null check (points > 0),
  days integer,
  relief numeric(5, 4),
  state text not null check (state in ('RESERVED', 'ISSUED', 'USED', 'EXPIRED', 'PREPARING', 'SHIPPED', 'DELIVERED', 'ACTIVE',
    'ENDED', 'DONATED', 'CANCELED')),
  redeemed_at timestamptz not null,
  changed_at timestamptz not null,
  -- Of a fee that is lower: from when. Of that and of a voucher: until when.
  starts_at timestamptz,
  until timestamptz,
  voucher_code text,
  receiver jsonb,
  tracking text,
  transaction_id text not null unique,
  version integer not null default 1,
  constraint gift_redemption_one_per_key unique (teacher_id, client_id),
  constraint gift_redemption_code unique (gift_id, voucher_code),
  constraint gift_redemption_receiver check ((kind = 'PHYSICAL') = (receiver is not null)),
  constraint gift_redemption_issued check (state not in ('ISSUED', 'USED') or voucher_code is not null),
  constraint gift_redemption_runs check (kind <> 'FEE_RELIEF' or starts_at < until)
);
create index gift_redemption_of_teacher on gift_redemption (teacher_id, seq desc);
create index gift_redemption_open on gift_redemption (teacher_id, seq desc)
  where state in ('RESERVED', 'ISSUED', 'PREPARING', 'SHIPPED', 'ACTIVE');
create index gift_redemption_over on gift_redemption (teacher_id, seq desc)
  where state in ('USED', 'EXPIRED', 'DELIVERED', 'ENDED', 'DONATED', 'CANCELED');
-- What the desk has to do, and what it has done.
create index gift_redemption_to_do on gift_redemption (seq)
  where state in ('RESERVED', 'PREPARING', 'SHIPPED') and kind <> 'FEE_RELIEF';
create index gift_redemption_to_do_of_kind on gift_redemption (kind, seq)
  where state in ('RESERVED', 'PREPARING', 'SHIPPED') and kind <> 'FEE_RELIEF';
create index gift_redemption_all on gift_redemption (seq desc);
create index gift_redemption_of_kind on gift_redemption (kind, seq desc);
-- What the clock has to do.
create index gift_redemption_ends on gift_redemption (until) where state in ('ISSUED', 'ACTIVE');
create index gift_redemption_begins on gift_redemption (starts_at) where state = 'RESERVED' and kind = 'FEE_RELIEF';
create index gift_redemption_relief on gift_redemption (teacher_id, until) where kind = 'FEE_RELIEF' and state <> 'CANCELED';

-- What happened to it, one row for each step; nothing here is ever changed.
create table gift_redemption_history (
  seq bigint primary key generated always as identity,
  redemption_id text not null references gift_redemption (id),
  event text not null check (event in ('REDEEM', 'ISSUE', 'USE', 'EXPIRE', 'PREPARE', 'SHIP', 'DELIVER', 'ACTIVATE', 'END', 'DONATE',
    'CANCEL')),
  to_state text not null check (to_state in ('RESERVED', 'ISSUED', 'USED', 'EXPIRED', 'PREPARING', 'SHIPPED', 'DELIVERED', 'ACTIVE',
    'ENDED', 'DONATED', 'CANCELED')),
  -- A person, or CLOCK.
  actor_id text not null,
  note text not null default '',
  at timestamptz not null
);
create index gift_redemption_history_of on gift_redemption_history (redemption_id, seq);
