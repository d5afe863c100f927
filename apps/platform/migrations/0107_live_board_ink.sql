-- Whether anything is left on a page, so that a list of lessons need not read what was drawn.
alter table live_board_page add column has_ink boolean not null default false;
update live_board_page set has_ink = exists (
  select from json_array_elements(elements::json) element where element ->> 'isDeleted' is distinct from 'true'
);
