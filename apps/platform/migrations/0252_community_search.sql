-- Words are found in posts as in messages, so what compares them is named after neither.
alter function chat_plain rename to plain_words;
alter function chat_pairs rename to word_pairs;

create index community_post_pairs on community_post using gin (word_pairs(group_id, plain_words(title || ' ' || content)))
  with (fastupdate = off) where deleted_at is null;
