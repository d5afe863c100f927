import type { ResourceWords } from './resource-words.ts';

export const migration = ({ one }: ResourceWords) => `create table ${one.snake} (
  id text primary key,
  owner_id text not null,
  title text not null check (char_length(title) <= 255),
  created_at timestamptz not null
);
create index ${one.snake}_latest on ${one.snake} (owner_id, created_at desc, id desc);
`;

export const table = ({ one }: ResourceWords) => `import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const ${one.camel} = pgTable('${one.snake}', {
  id: text().primaryKey(),
  ownerId: text().notNull(),
  title: text().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});
`;

export const access = ({
  context,
  one,
  many,
}: ResourceWords) => `import { ${many.camel}Contract } from '@portal/domain/${context}/${many.kebab}.contract';
import { byId, defineAccess, SECRET } from '../../../testing/access.ts';
import { ${one.camel} } from './${many.kebab}.tables.ts';

export const access = defineAccess(${many.camel}Contract, {
  rows: {
    list${many.pascal}: { own: {}, valid: { query: '?size=10' } },
    get${one.pascal}: byId('${one.kebab}-matrix', '${one.kebab}-none'),
  },
  async seed({ database, clock }, ownerId) {
    await database.db
      .insert(${one.camel})
      .values({ id: '${one.kebab}-matrix', ownerId, title: SECRET, createdAt: clock.now() });
  },
});
`;

export const queries = ({ context, one, many }: ResourceWords) => `import { and, desc, eq, sql } from 'drizzle-orm';
import type { ${one.pascal} } from '@portal/domain/${context}/${one.kebab}';
import type { Db, Tx } from '../../../core/database/database.ts';
import { ${one.camel} as table } from './${many.kebab}.tables.ts';

const entityOf = ({ id, title, createdAt }: typeof table.$inferSelect): ${one.pascal} => ({
  id,
  title,
  createdAt: createdAt.toISOString(),
});

export function ${one.camel}Queries(db: Db | Tx) {
  return {
    /** Newest first, at most \`size\`, those behind \`lastItem\` where one is given. */
    async page(ownerId: string, size: number, lastItem?: string): Promise<${one.pascal}[]> {
      const behind =
        lastItem === undefined
          ? undefined
          : sql\`(\${table.createdAt}, \${table.id}) < (select l.created_at, l.id from \${table} l where l.id = \${lastItem} and l.owner_id = \${ownerId})\`;
      const rows = await db
        .select()
        .from(table)
        .where(and(eq(table.ownerId, ownerId), behind))
        .orderBy(desc(table.createdAt), desc(table.id))
        .limit(size);
      return rows.map(entityOf);
    },

    async find(ownerId: string, id: string): Promise<${one.pascal} | undefined> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.ownerId, ownerId), eq(table.id, id)));
      return row && entityOf(row);
    },
  };
}
`;

export const handlers = ({
  context,
  one,
  many,
}: ResourceWords) => `import type { ${many.camel}Contract } from '@portal/domain/${context}/${many.kebab}.contract';
import type { Db } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import { ${one.camel}Queries } from './${many.kebab}.queries.ts';

const PAGE_SIZE = 20;

export function ${many.camel}Handlers(db: Db): Handlers<typeof ${many.camel}Contract> {
  const queries = ${one.camel}Queries(db);
  return {
    async list${many.pascal}({ caller, query }) {
      const size = query.size === undefined ? PAGE_SIZE : Number(query.size);
      return { data: { items: await queries.page(caller.userId, size, query.lastItem) } };
    },

    async get${one.pascal}({ caller, params }) {
      // Somebody else's is answered like one that never was.
      const found = await queries.find(caller.userId, params.id);
      if (!found) throw new DomainError('NOT_FOUND');
      return { data: found };
    },
  };
}
`;

export const test = ({
  one,
  many,
  path,
}: ResourceWords) => `import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { ${one.camel} } from './${many.kebab}.tables.ts';

let t: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
  const mine = await t.addUser({ username: 'owner' });
  const other = await t.addUser({ username: 'other' });
  const row = (id: string, ownerId: string, day: number) => ({
    id,
    ownerId,
    title: id,
    createdAt: new Date(Date.UTC(2026, 10, day)),
  });
  await t.database.db
    .insert(${one.camel})
    .values([row('one', mine.id, 1), row('two', mine.id, 2), row('three', mine.id, 2), row('hers', other.id, 3)]);
  headers = await t.signIn('owner');
});
afterAll(() => t.close());

const get = (url: string, by = headers) => t.request({ url, headers: by });

async function idsAt(query: string): Promise<string[]> {
  const answer = await get(\`${path}\${query}\`);
  return answer.json<{ data: { items: { id: string }[] } }>().data.items.map(({ id }) => id);
}

describe('${many.words.toLowerCase()}', () => {
  it('lists the own ones, newest first, page by page', async () => {
    expect(await idsAt('')).toEqual(['two', 'three', 'one']);
    expect(await idsAt('?size=1')).toEqual(['two']);
    expect(await idsAt('?size=2&lastItem=two')).toEqual(['three', 'one']);
    expect(await idsAt('?lastItem=hers')).toEqual([]);
  });

  it('gives one to its owner only', async () => {
    expect((await get('${path}/one')).json()).toEqual({
      data: { id: 'one', title: 'one', createdAt: '2026-11-01T00:00:00.000Z' },
    });
    expect((await get('${path}/hers')).statusCode).toBe(404);
  });

  it('asks who calls, and for what', async () => {
    expect((await get('${path}', { ...t.headers })).statusCode).toBe(401);
    expect((await get('${path}?size=many')).statusCode).toBe(400);
  });
});
`;
