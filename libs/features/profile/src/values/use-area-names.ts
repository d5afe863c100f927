import { useEffect, useState } from 'react';
import { catalogsApi } from '@portal/api/catalog/catalogs.api';
import type { AreaRef } from '@portal/domain/catalog/area';
import { useAppDispatch } from '@portal/portal-core/hooks';

const codesOf = ({ provinceCode, districtCode, communeCode }: AreaRef) =>
  [provinceCode, districtCode, communeCode].filter((code) => code !== null);

/** The names of places, from the province down, as far as they have come: asks for all that they lie in. */
export function useAreaNames(areas: readonly AreaRef[]): (area: AreaRef) => string | undefined {
  const dispatch = useAppDispatch();
  // No two places of any level have the same code.
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const parents = [...new Set(areas.flatMap((area) => ['', ...codesOf(area).slice(0, 2)]))].sort().join(' ');
  useEffect(() => {
    if (areas.length === 0) return undefined;
    const loads = parents.split(' ').map((parent) => {
      const load = dispatch(catalogsApi.endpoints.listAreas.initiate(parent ? { parent } : {}));
      void load.then(({ data }) => {
        const found = (data?.items ?? []).map(({ code, name }) => [code, name]);
        setNames((known) => ({ ...known, ...Object.fromEntries(found) }));
      });
      return load;
    });
    return () => {
      for (const load of loads) load.unsubscribe();
    };
  }, [areas.length, parents, dispatch]);

  return (area) => {
    const path = codesOf(area).map((code) => names[code]);
    return path.every((name) => name !== undefined) ? path.join(' · ') : undefined;
  };
}
