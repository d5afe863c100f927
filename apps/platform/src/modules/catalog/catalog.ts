import { readFileSync } from 'node:fs';
import { AREA_LEVELS, type AreaLevel } from '@portal/domain/catalog/area';
import type { CatalogNames } from '@portal/domain/catalog/catalog-names';
import type { Subject } from '@portal/domain/catalog/catalogs.contract';

export interface Area {
  readonly code: string;
  readonly name: string;
  readonly level: AreaLevel;
}

export interface Language {
  readonly code: string;
  readonly name: string;
}

/** What teachers choose from: the same for everyone until the next release. */
export interface Catalog extends CatalogNames {
  readonly subjects: readonly Subject[];
  readonly languages: readonly Language[];
  /** The provinces, or what lies right below one area; nothing below one that is not known. */
  areasIn(parent: string | undefined): readonly Area[];
}

/** As in `areas.json`, with the districts of a province and the communes of a district. */
type AreaRow = readonly [code: string, name: string, below?: readonly AreaRow[]];

const FOLDER = new URL('../../../assets/catalog/', import.meta.url);
const readJson = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as T;

/** Reads the small catalogues now and the 11,000 areas, ten milliseconds once, when they are first asked for. */
export function readCatalog(): Catalog {
  const subjects = readJson<Subject[]>('subjects.json');
  const languages = readJson<Language[]>('languages.json');
  let areas: ReadonlyMap<string, readonly Area[]> | undefined;
  const areasIn = (parent = '') => (areas ??= byParent(readJson('areas.json'))).get(parent) ?? [];
  const areaIn = (parent: string | undefined, code: string) => areasIn(parent).find((area) => area.code === code);
  const subject = (id: string) => subjects.find((each) => each.id === id);

  return {
    subjects,
    languages,
    areasIn,
    subjectName: (id) => subject(id)?.name,
    topicName: (subjectId, topicId) => subject(subjectId)?.topics.find(({ id }) => id === topicId)?.name,
    languageName: (code) => languages.find((each) => each.code === code)?.name,
    areaName({ provinceCode, districtCode, communeCode }) {
      const path = [areaIn(undefined, provinceCode)];
      if (districtCode !== null) path.push(areaIn(provinceCode, districtCode));
      if (communeCode !== null) path.push(districtCode === null ? undefined : areaIn(districtCode, communeCode));
      return path.every((area) => area !== undefined) ? path.map(({ name }) => name).join(' · ') : undefined;
    },
  };
}

/** Provinces stand below the empty code; codes of different levels differ in length, so one map holds all. */
function byParent(provinces: readonly AreaRow[]): ReadonlyMap<string, readonly Area[]> {
  const found = new Map<string, readonly Area[]>();
  const add = (parent: string, rows: readonly AreaRow[], [level, ...lower]: readonly AreaLevel[]) => {
    if (!level) return;
    found.set(
      parent,
      rows.map(([code, name]) => ({ code, name, level })),
    );
    for (const [code, , below = []] of rows) add(code, below, lower);
  };
  add('', provinces, AREA_LEVELS);
  return found;
}
