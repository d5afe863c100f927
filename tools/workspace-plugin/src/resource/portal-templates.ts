import type { ResourceWords } from './resource-words.ts';

export const entity = ({ one, label }: ResourceWords) => `import * as v from 'valibot';
import { Id, Instant, Text } from '../contract/scalar.ts';

/** ${label}. */
export const ${one.pascal} = v.object({ id: Id, title: Text(255), createdAt: Instant });
export type ${one.pascal} = v.InferOutput<typeof ${one.pascal}>;
`;

export const contract = ({ one, many, label, path }: ResourceWords) => `import * as v from 'valibot';
import { dataOf } from '../contract/envelope.ts';
import { defineContract } from '../contract/endpoint.ts';
import { Id, IntegerText } from '../contract/scalar.ts';
import { ${one.pascal} } from './${one.kebab}.ts';

export const ${many.camel}Contract = defineContract({
  list${many.pascal}: {
    method: 'GET',
    path: '${path}',
    access: 'teacher',
    summary: '내 ${label} 목록, 최신순',
    // What follows \`lastItem\`; the newest without it.
    query: v.strictObject({ lastItem: v.optional(Id), size: v.optional(IntegerText(1, 50)) }),
    response: dataOf(v.object({ items: v.array(${one.pascal}) })),
    errors: [],
  },
  get${one.pascal}: {
    method: 'GET',
    path: '${path}/:id',
    access: 'teacher',
    summary: '${label} 하나',
    params: v.strictObject({ id: Id }),
    response: dataOf(${one.pascal}),
    errors: [],
  },
});
`;

export const api = ({
  context,
  one,
  many,
}: ResourceWords) => `import { ${many.camel}Contract } from '@portal/domain/${context}/${many.kebab}.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

export const ${many.camel}Api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    list${many.pascal}: build.query({ ...fromContract(${many.camel}Contract.list${many.pascal}), providesTags: ['${one.pascal}'] }),
    get${one.pascal}: build.query({ ...fromContract(${many.camel}Contract.get${one.pascal}), providesTags: ['${one.pascal}'] }),
  }),
});

export const { useList${many.pascal}Query, useGet${one.pascal}Query } = ${many.camel}Api;
`;

export const builder = ({
  context,
  one,
  label,
}: ResourceWords) => `import type { ${one.pascal} } from '@portal/domain/${context}/${one.kebab}';

export const a${one.pascal} = (over: Partial<${one.pascal}> = {}): ${one.pascal} => ({
  id: '${one.kebab}-1',
  title: '${label}',
  createdAt: '2026-11-18T09:00:00+09:00',
  ...over,
});
`;
