import { text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** What stands in a cell: a text, a number, or a day as spreadsheets count it, from its number and its look. */
type Cell = string | number | { readonly day: string };

const EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

const unescaped = (xml: string) =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
const attribute = (xml: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(xml)?.[1];
const textsIn = (xml: string) => unescaped([...xml.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, part]) => part).join(''));

/** Reads the sheets of a workbook by its XML, without what wrote it: rows of cells by name of the sheet; what is empty is missing. */
export async function readXlsx(bytes: Buffer): Promise<Record<string, Cell[][]>> {
  const parts = await partsOf(bytes);
  const shared = [...(parts['xl/sharedStrings.xml'] ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(([, si]) => textsIn(si!));
  const dayStyles = stylesOfDays(parts['xl/styles.xml'] ?? '');
  const names = [...parts['xl/workbook.xml']!.matchAll(/<sheet [^>]*>/g)].map(([sheet]) =>
    unescaped(attribute(sheet, 'name')!),
  );
  return Object.fromEntries(
    names.map((name, at) => {
      const rows = parts[`xl/worksheets/sheet${at + 1}.xml`]!.matchAll(/<row[^>]*?(?:\/>|>(.*?)<\/row>)/gs);
      return [name, [...rows].map(([, row = '']) => cellsOf(row, shared, dayStyles))];
    }),
  );
}

async function partsOf(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(bytes, { autoClose: false });
  const parts: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) parts[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  return parts;
}

/** Places of the cell formats that show a day. */
function stylesOfDays(xml: string): Set<string> {
  const formats = [...xml.matchAll(/<numFmt [^>]*>/g)].filter(([one]) =>
    attribute(one, 'formatCode')?.includes('yyyy'),
  );
  const ids = new Set(formats.map(([one]) => attribute(one, 'numFmtId')));
  const cells = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(xml)?.[1] ?? '';
  const looks = [...cells.matchAll(/<xf [^>]*>/g)];
  return new Set(looks.flatMap(([look], at) => (ids.has(attribute(look, 'numFmtId')) ? [String(at)] : [])));
}

function cellsOf(row: string, shared: readonly string[], dayStyles: ReadonlySet<string>): Cell[] {
  return [...row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].flatMap(([, head = '', body = '']): Cell[] => {
    const value = /<v>([^<]*)<\/v>/.exec(body)?.[1];
    const type = attribute(` ${head}`, 't');
    if (type === 's') return [shared[Number(value)]!];
    if (type === 'inlineStr' || type === 'str') return [textsIn(body) || unescaped(value ?? '')];
    if (value === undefined) return [];
    if (!dayStyles.has(attribute(` ${head}`, 's') ?? '')) return [Number(value)];
    return [{ day: new Date(EPOCH + Number(value) * DAY_MS).toISOString().slice(0, 10) }];
  });
}
