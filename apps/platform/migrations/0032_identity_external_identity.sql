-- Whose account the subject of an external OpenID provider is: one for each subject, and one subject for each account.
create table external_identity (
  issuer text not null,
  subject text not null,
  user_id text not null references app_user (id),
  linked_at timestamptz not null,
  primary key (issuer, subject),
  constraint external_identity_user unique (issuer, user_id)
);
