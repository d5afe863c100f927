-- What the host has before her, and with her everybody who follows.
alter table live_room add column focus text not null default 'PEOPLE' check (focus in ('PEOPLE', 'BOARD', 'MATERIAL'));
alter table live_room alter column focus drop default;
-- The file or link that she shows.
alter table live_room add column material jsonb;
-- Place of the right answer of a quiz question.
alter table live_poll add column answer integer check (answer >= 0 and answer < jsonb_array_length(options));
