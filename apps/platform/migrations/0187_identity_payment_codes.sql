-- A teacher who has no password shows by a code that it is she who moves her money.
alter table otp_challenge drop constraint otp_challenge_purpose_check;
alter table otp_challenge add constraint otp_challenge_purpose_check
  check (purpose in ('SIGN_UP', 'CONTRACT_SIGN', 'TRIAL_BOOKING', 'PAYMENT'));
