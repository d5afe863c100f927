-- Words that were written anew after the team had decided about them can be reported anew, also by who reported them before.
alter table community_report drop constraint community_report_pkey, add primary key (seq);
create unique index community_report_open on community_report (words_id, reporter_id) where outcome is null;
create index community_report_of on community_report (words_id, reporter_id, seq desc);
