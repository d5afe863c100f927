import { eventually } from '../../testing/eventually.ts';
import { secondProcess } from '../../testing/second-process.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sharedRealtime } from './across-processes.ts';

let one: TestApp;
let two: TestApp;
const told: string[] = [];

beforeAll(async () => {
  one = await createTestApp();
  two = await secondProcess(one);
  for (const [name, app] of Object.entries({ one, two }))
    app.realtime.attach({
      tell: (userId, event, payload) => void told.push(`${name} ${userId} ${event} ${JSON.stringify(payload)}`),
      closeSession: (id, reason) => void told.push(`${name} session ${id} ${reason}`),
      closeUser: (id) => void told.push(`${name} user ${id}`),
    });
  await listening(2);
});
beforeEach(() => void told.splice(0));
afterAll(async () => {
  await two.close();
  await one.close();
});

const listening = (many: number) =>
  eventually(async () => {
    const rows = await one.database.raw.query(
      `select 1 from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    );
    expect(rows).toHaveLength(many);
  });

describe('two processes on one PostgreSQL', () => {
  it('tell the sockets of both, each once', async () => {
    one.realtime.tell('usr_1', 'notification.new', { id: 'ntf_1' });
    two.realtime.closeSession('ses_1', 'LOGOUT');
    await eventually(() => expect(told).toHaveLength(4));
    expect(told.toSorted()).toEqual([
      'one session ses_1 LOGOUT',
      'one usr_1 notification.new {"id":"ntf_1"}',
      'two session ses_1 LOGOUT',
      'two usr_1 notification.new {"id":"ntf_1"}',
    ]);
  });

  it('hear in its order what is said to hundreds in one breath, more than one line to the database takes', async () => {
    const people = Array.from({ length: 300 }, (_, no) => `usr_${no}`);
    for (const id of people) one.realtime.tell(id, 'chat.message', { id: 'talk', seq: 1 });
    await eventually(() => expect(told).toHaveLength(2 * people.length));
    expect(told.filter((line) => line.startsWith('two'))).toEqual(
      people.map((id) => `two ${id} chat.message {"id":"talk","seq":1}`),
    );
  });

  it('hear what a third one said just before it left, such as the command line', async () => {
    const third = sharedRealtime(one.database, one.app.log);
    third.tell('usr_3', 'wallet.changed', {});
    await third.leave();
    await eventually(() =>
      expect(told.toSorted()).toEqual(['one usr_3 wallet.changed {}', 'two usr_3 wallet.changed {}']),
    );
  });

  it('hear each other again after the database has dropped their connections', async () => {
    await one.database.raw.exec(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    );
    await listening(0);
    await listening(2);
    one.realtime.closeUser('usr_2');
    await eventually(() => expect(told.toSorted()).toEqual(['one user usr_2', 'two user usr_2']));
  });
});
