const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** What every lib of ours two folders below `libs` has beside its source. */
export const libraryFiles = (
  kebab: string,
  tags: readonly string[],
  exports: Readonly<Record<string, string>>,
): Record<string, string> => ({
  'package.json': json({
    name: `@portal/${kebab}`,
    version: '0.0.0',
    private: true,
    type: 'module',
    exports,
    sideEffects: false,
    nx: { tags },
  }),
  'tsconfig.json': '{ "extends": "../../../tsconfig.base.json", "include": ["src"] }\n',
  'jest.config.mjs': `import { jestPreset } from '@portal/test-runner/jest-preset';
export default jestPreset({ displayName: '${kebab}' });
`,
});
