-- How often the addresses of a file were called back: each is signed with the number of its time, and good only while that stands.
alter table file_asset add column address_no integer not null default 0 check (address_no >= 0);
