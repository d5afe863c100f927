import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { UserType } from '@portal/domain/identity/user';
import type { Database } from '../../../core/database/database.ts';
import { migrate, readMigrations } from '../../../core/database/migrations.ts';
import { openDatabase } from '../../../core/database/open-database.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../../migrations/', import.meta.url));
const THIS = '0030';

describe('the user type', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp();
  });
  afterAll(() => t.close());

  it.each<[string, UserType]>([
    ['KR0000301TC', 'TEACHER'],
    ['KR0000302ST', 'STUDENT'],
    ['kr0000303op', 'OPERATOR'],
    ['KR0000304PR', 'STUDENT'],
  ])('of an account with the code %s is %s, and the database takes no other [ROL-1]', async (code, type) => {
    const { id } = await t.addUser({ username: code, code });
    const typeNow = () => t.database.raw.query('select user_type from app_user where id = $1', [id]);
    expect(await typeNow()).toEqual([{ user_type: type }]);
    for (const other of ['TEACHER', 'STUDENT', 'OPERATOR'].filter((each) => each !== type))
      await expect(
        t.database.raw.query('update app_user set user_type = $2 where id = $1', [id, other]),
      ).rejects.toThrow('app_user_user_type_of_code');
    expect(await typeNow()).toEqual([{ user_type: type }]);
  });
});

describe('a database in which operators were students with a flag', () => {
  let dir: string;
  let database: Database;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'portal-migrations-'));
    for (const { name } of await readMigrations()) if (name < THIS) await cp(join(MIGRATIONS, name), join(dir, name));
    database = await openDatabase({ kind: 'pglite', dir: undefined }, { migrationsDir: pathToFileURL(`${dir}/`) });
    await database.raw.exec(`
      insert into app_user (id, code, username, name, user_type, is_operator, created_at) values
        ('teacher', 'KR0000001TC', 'math', '김수학', 'TEACHER', false, now()),
        ('student', 'KR0000101ST', 'student1', '학생', 'STUDENT', false, now()),
        ('operator', 'KR0000201OP', 'ops-review', '운영팀', 'STUDENT', true, now()),
        ('older-operator', 'KR0000202TC', 'ops-old', '운영팀', 'STUDENT', true, now()),
        ('student-op', 'KR0000203OP', 'student2', '학생', 'STUDENT', false, now())`);
    await migrate(database);
  });
  afterAll(async () => {
    await database.close();
    await rm(dir, { recursive: true, force: true });
  });

  it('has operators by their code after the upgrade, and nobody becomes one who was none [ROL-1]', async () => {
    expect(await database.raw.query('select id, code, user_type from app_user order by id')).toEqual([
      { id: 'older-operator', code: expect.stringMatching(/^KR500000\dOP$/) as string, user_type: 'OPERATOR' },
      { id: 'operator', code: 'KR0000201OP', user_type: 'OPERATOR' },
      { id: 'student', code: 'KR0000101ST', user_type: 'STUDENT' },
      { id: 'student-op', code: expect.stringMatching(/^KR500000\dST$/) as string, user_type: 'STUDENT' },
      { id: 'teacher', code: 'KR0000001TC', user_type: 'TEACHER' },
    ]);
  });
});
