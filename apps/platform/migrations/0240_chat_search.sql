-- Messages are found by words of two letters and more, wherever in a word they stand: Korean hangs its particles on, and trigrams know
-- no word of two letters. What is indexed are the pairs of letters that follow each other, each with its talk, so that a search
-- reads the talks of one person alone, however much others write.

-- A text as it is compared, as `plainWords` has it: small letters without the marks of Vietnamese. Its price is told, or the planner
-- would look at every message before it asks the index.
create function chat_plain(given text) returns text language plpgsql immutable parallel safe cost 1000 as $$
begin
  return regexp_replace(
    translate(normalize(regexp_replace(normalize(lower(given), NFD), '[\u0300-\u036f]', '', 'g'), NFC), 'đ', 'd'), '\s+', ' ', 'g');
end $$;

-- The pairs of letters of a plain text in one talk, as numbers; two pairs may have one, so what is found is looked at again.
create function chat_pairs(room text, plain text) returns integer[] language sql immutable parallel safe cost 1000 as $$
  select coalesce(array_agg(distinct hashtext(room || ' ' || pair)), '{}') from (
    select letter || lead(letter) over (order by place) as pair
    from string_to_table(plain, null) with ordinality as split (letter, place)
  ) as pairs
  where pair is not null and position(' ' in pair) = 0
$$;

create index chat_message_pairs on chat_message using gin (chat_pairs(room_id, chat_plain(content)))
  with (fastupdate = off) where deleted_at is null;
