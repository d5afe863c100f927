import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '../../..');

/** Who may write an address out: its owner, tests and stories, and what is compared with the owner by a test. */
const MAY_WRITE_ADDRESSES =
  /^libs\/domain\/src\/site\/paths\.ts$|^apps\/portal\/src\/early\/starter\.ts$|^apps\/(?:e2e|storybook)\/|^libs\/testing\/|\.(?:test|e2e|stories|fixture)\.tsx?$|-double\.ts$/;

const sources = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'libs'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !MAY_WRITE_ADDRESSES.test(file));

/** The texts of a file, without its comments, that name a page below `/account/`. */
function addressesIn(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isStringLiteralLike(node) ||
        ts.isTemplateHead(node) ||
        ts.isTemplateMiddleOrTemplateTail(node) ||
        ts.isJsxText(node)) &&
      node.text.includes('/account/')
    )
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found;
}

describe('the addresses of the portal', () => {
  it('are written out in `domain/site/paths.ts` and nowhere else', () => {
    const files = sources();
    expect(files.length).toBeGreaterThan(500);
    const strangers = files.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return text.includes('/account/') ? addressesIn(file, text).map((address) => `${file}: ${address}`) : [];
    });
    expect(strangers).toEqual([]);
  });

  it.each([
    ["const url = '/kr/account/supports';", ['/kr/account/supports']],
    ['const url = `/account/lessons/${id}/wrap-up`;', ['/account/lessons/']],
    ['const link = <a href="/account/chat">채팅</a>;', ['/account/chat']],
    ['/** /account/chat: what was said. */ const url = paths.chat();', []],
  ])('are seen in %j', (text, addresses) => {
    expect(addressesIn('planted.tsx', text)).toEqual(addresses);
  });
});
