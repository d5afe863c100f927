-- Whether an entry of her own takes up its time: no lesson is offered or put there.
alter table calendar_event add column busy boolean not null default true;
