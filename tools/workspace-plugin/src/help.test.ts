import { readFileSync } from 'node:fs';

interface Schema {
  readonly description: string;
  readonly examples: readonly { readonly command: string; readonly description: string }[];
  readonly properties: Readonly<Record<string, { readonly description: string }>>;
}

const read = <T>(path: string) => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')) as T;
const { generators } = read<{
  generators: Readonly<Record<string, { readonly schema: string; readonly description: string }>>;
}>('generators.json');

describe('the help of a generator', () => {
  it.each(Object.entries(generators))(
    '%s says what it writes, with an example of each option',
    (name, { schema, description }) => {
      const said = read<Schema>(schema);
      expect(said.description).toBe(description);
      expect(said.examples.length).toBeGreaterThan(0);
      for (const example of said.examples) {
        expect(example.command).toMatch(new RegExp(`^nx g @portal/workspace-plugin:${name} \\S`));
        expect(example.description).toMatch(/\S/);
      }
      for (const [option, { description: about }] of Object.entries(said.properties))
        expect([option, about]).toEqual([option, expect.stringMatching(/^\S.* such as \S/)]);
    },
  );
});
