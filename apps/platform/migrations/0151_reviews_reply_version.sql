-- Which answer to a review somebody has read who writes another one in its place; hiding and reporting leave it as it is.
alter table review add column reply_version integer not null default 1;
