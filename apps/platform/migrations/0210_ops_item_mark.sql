-- What whoever decides has to see in the row already, such as an account of somebody else; empty where there is nothing.
alter table ops_item add column mark text not null default '';
