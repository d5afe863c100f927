-- Who removed words for her group may take that back, until their author has said something to it.
alter table community_removal add column taken_back_at timestamptz;
alter table community_removal add constraint community_removal_taken_back
  check (taken_back_at is null or (by = 'GROUP' and appealed_at is null));
