/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';
import { system } from '@portal/ui/system';

const PRINT = fileURLToPath(new URL('../build/print-built-system.ts', import.meta.url));

/** The system as the built portal has it. */
function builtSystem(): typeof system {
  const code = execFileSync(process.execPath, [PRINT], { encoding: 'utf8' });
  return (runInThisContext(`${code}; built`) as { system: typeof system }).system;
}

type Styles = Parameters<typeof system.css>[0];

it('turns every style into the same CSS as the system of stories and tests', () => {
  const built = builtSystem();
  const expectSame = (styles: object) => expect(built.css(styles as Styles)).toEqual(system.css(styles as Styles));
  const tokens = [...system.tokens.categoryMap].flatMap(([category, names]) =>
    [...names.keys()].map((name) => [category, name] as const),
  );
  expect(tokens.length).toBeGreaterThan(400);
  for (const property of ['color', 'bg', 'padding', 'marginInline', 'width', 'boxShadow', 'borderRadius', 'zIndex'])
    for (const [category, name] of tokens)
      expectSame({ [property]: name, _hover: { [property]: name }, border: `1px solid {${category}.${name}}` });
  for (const colorPalette of system.tokens.colorPaletteMap.keys()) expectSame({ colorPalette });
  expectSame({ padding: { base: '4', md: '8' }, hideBelow: 'lg', hideFrom: 'sm' });
  expectSame({ textStyle: 'title.md', layerStyle: 'sheet', animationName: 'fade-in' });
  expectSame({ layerStyle: 'slot.free', color: 'celadon.solid/50', focusRing: 'outside' });
  expectSame({ _dark: { bg: 'bg.panel' }, '&[data-open] > span': { mt: '-4' }, divideColor: 'border' });
  expect(built.conditions.keys()).toEqual(system.conditions.keys());
  expect([...built.properties]).toEqual([...system.properties]);
});
