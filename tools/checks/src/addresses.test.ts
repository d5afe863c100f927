import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from './source-files.ts';

const root = join(__dirname, '../../..');

/** Who may write an address out: its owner, tests and stories, and what is compared with the owner by a test. */
const MAY_WRITE_ADDRESSES =
  /^libs\/domain\/src\/(?:site\/paths|tenant\/tenant)\.ts$|^apps\/portal\/src\/early\/starter\.ts$|^apps\/(?:e2e|storybook)\/|^libs\/testing\/|\.(?:test|e2e|stories|fixture|screen)\.tsx?$|-double\.ts$/;

const sources = (): string[] =>
  sourceFiles('apps', 'libs').filter((file) => /\.tsx?$/.test(file) && !MAY_WRITE_ADDRESSES.test(file));

/** First parts of the pages; `/live` is also where the API of the live room stands. */
const ROOTS = [...readFileSync(join(root, 'libs/domain/src/site/paths.ts'), 'utf8').matchAll(/'\/([a-z\d-]+)/g)]
  .map(([, name = '']) => name)
  .filter((name) => name !== 'live');

/** A page, or anything below the prefix of the site. */
const ADDRESS = new RegExp(String.raw`/account/|^/(?:kr|${[...new Set(ROOTS)].join('|')})(?![\w-])`);

/** Only such a file is worth its syntax tree. */
const MAY_HOLD = new RegExp(String.raw`paths\.|["'\`>}]/(?:kr|${ROOTS.join('|')})|/account/`);

/** `paths.lesson(id)`, or the same behind `sitePath`. */
const isBuilt = (node: ts.Node | undefined): boolean =>
  node !== undefined &&
  ts.isCallExpression(node) &&
  (/^paths\.\w+$/.test(node.expression.getText()) ||
    (node.expression.getText() === 'sitePath' && isBuilt(node.arguments[0])));

/** Whether a text goes on with what an address that stands before it would have asked its builder for. */
const goesOn = (text: string) => /^[/?&#]/.test(text);

/** A built address with a part or a query put behind it by hand. */
function isProlonged(node: ts.Node): boolean {
  if (ts.isTemplateSpan(node) && isBuilt(node.expression))
    return goesOn(node.literal.text) || (node.literal.text === '' && ts.isTemplateMiddle(node.literal));
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.PlusToken &&
    isBuilt(node.left) &&
    !(ts.isStringLiteralLike(node.right) && !goesOn(node.right.text))
  );
}

/** The texts of a file, without its comments, that name an address of the portal, and the addresses that are built by hand. */
function addressesIn(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isStringLiteralLike(node) ||
        ts.isTemplateHead(node) ||
        ts.isTemplateMiddleOrTemplateTail(node) ||
        ts.isJsxText(node)) &&
      ADDRESS.test(node.text)
    )
      found.push(node.text);
    if (isProlonged(node)) found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

describe('the addresses of the portal', () => {
  it('are written out in `domain/site/paths.ts` and nowhere else', () => {
    const files = sources();
    expect(files.length).toBeGreaterThan(500);
    const strangers = files.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return MAY_HOLD.test(text) ? addressesIn(file, text).map((address) => `${file}: ${address}`) : [];
    });
    expect(strangers).toEqual([]);
  });

  it.each([
    ["const url = '/kr/account/supports';", ['/kr/account/supports']],
    ['const url = `/account/lessons/${id}/wrap-up`;', ['/account/lessons/']],
    ['const link = <a href="/account/chat">채팅</a>;', ['/account/chat']],
    ["app.get('/kr/images/*', send);", ['/kr/images/*']],
    ["if (path === '/kr') return;", ['/kr']],
    ["const home = <a href={'/login'}>로그인</a>;", ['/login']],
    ["const key = '/krona/login-name';", []],
    ['const url = `${paths.schedule()}?view=day&date=${day}`;', ['paths.schedule()}?view=day&date=${']],
    ['const url = `${paths.lesson(id)}/${part}`;', ['paths.lesson(id)}/${']],
    ['const url = `${sitePath(paths.chat())}${query}`;', ['sitePath(paths.chat())}${']],
    ['const url = paths.chat() + query;', ['paths.chat() + query']],
    ['const words = `${paths.chat()} 에서 봐요`;', []],
    ["const words = paths.chat() + ' 에서 봐요';", []],
    ['const url = origin + sitePath(paths.chat());', []],
    ['/** /account/chat: what was said. */ const url = paths.chat();', []],
  ])('are seen in %j', (text, addresses) => {
    expect(addressesIn('planted.tsx', text)).toEqual(addresses);
  });
});
