-- What was reported or removed keeps its files for those who decide about it, whatever else uses them meanwhile or no longer. `held_by`
-- names the report or the removal. What was removed is barred: nothing may use it anew.
create table file_hold (
  file_id text not null references file_asset (id),
  held_by text not null check (char_length(held_by) between 1 and 100),
  is_barred boolean not null default false,
  primary key (file_id, held_by)
);
create index file_hold_of on file_hold (held_by);

-- The files as they were when it was reported.
alter table chat_report add column file_ids jsonb not null default '[]';
alter table community_report add column file_ids jsonb not null default '[]';

update chat_report report
   set file_ids = (select coalesce(jsonb_agg(file_id order by file_id), '[]') from file_use
                    where used_by = 'chat:' || report.room_id || ':' || report.message_seq);
update community_report report
   set file_ids = (select coalesce(jsonb_agg(file_id order by file_id), '[]') from file_use
                    where used_by in ('post:' || report.words_id, 'shared-pack:' || report.words_id));

insert into file_hold (file_id, held_by, is_barred)
  select file_id, 'chat-report:' || no, outcome is not distinct from 'REMOVED'
    from chat_report, jsonb_array_elements_text(file_ids) as file_id;
insert into file_hold (file_id, held_by)
  select file_id, 'community-report:' || seq from community_report, jsonb_array_elements_text(file_ids) as file_id;
insert into file_hold (file_id, held_by, is_barred)
  select file_id, 'community-removal:' || seq, true
    from community_removal join file_use on used_by = 'post:' || words_id
   where taken_back_at is null and outcome is distinct from 'RESTORED';

-- They go with what held them.
create function file_let_go() returns trigger language plpgsql as $$
begin
  delete from file_hold where held_by = tg_argv[0] || ':' || (to_jsonb(old) ->> tg_argv[1]);
  return null;
end $$;
create trigger file_let_go after delete on chat_report for each row execute function file_let_go('chat-report', 'no');
create trigger file_let_go after delete on community_report for each row execute function file_let_go('community-report', 'seq');
create trigger file_let_go after delete on community_removal for each row execute function file_let_go('community-removal', 'seq');
