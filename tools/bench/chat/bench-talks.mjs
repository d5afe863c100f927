// The people and the talks of the benchmark: one talk of them all, and one for each that writes alone.
import { signIn } from '../platform-process.mjs';

export const TALK = 'bench_talk';
export const soloTalk = (no) => `bench_solo_${no}`;

/** So many teachers like `math`, each signed in and in the talk of them all; the answer is their access tokens. */
export async function addTalkers({ origin }, pool, count, solos) {
  await pool.query(
    `insert into app_user (id, code, username, name, user_type, status, profile_status, password_hash, created_at)
     select 'bench_' || n, 'BENCH' || n || 'TC', 'bench' || n, '동료 ' || n, user_type, status, profile_status, password_hash, created_at
     from app_user, generate_series(1, $1::int) n where username = 'math'`,
    [count],
  );
  await pool.query(
    `insert into chat_room (id, kind, title, created_at)
     select $1, 'ROOM', '모두', now() union all
     select 'bench_solo_' || n, 'ROOM', '혼자', now() from generate_series(1, $2::int) n`,
    [TALK, solos],
  );
  await pool.query(
    `insert into chat_member (room_id, member_id, name, joined_at)
     select $1, 'bench_' || n, '동료 ' || n, now() from generate_series(1, $2::int) n union all
     select 'bench_solo_' || n, 'bench_' || n, '동료 ' || n, now() from generate_series(1, $3::int) n`,
    [TALK, count, solos],
  );
  await pool.query('analyze');
  const tokens = [];
  for (let no = 1; no <= count; no++) tokens.push((await signIn(origin, `bench${no}`)).accessToken);
  return tokens;
}

/** Empties the talks, so that both sides begin alike. */
export async function emptyTalks(pool) {
  await pool.query(`delete from chat_message where room_id like 'bench\\_%'`);
  await pool.query(`update chat_room set last_seq = 0 where id like 'bench\\_%'`);
  await pool.query(`update chat_member set last_read_seq = 0 where room_id like 'bench\\_%'`);
}
