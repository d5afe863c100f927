import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { AreaRef } from '@portal/domain/catalog/area';
import { catalogsContract } from '@portal/domain/catalog/catalogs.contract';
import { fake, problemResponse } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { createWorld } from '@portal/testing-react/fake-world';
import { useAreaNames } from './use-area-names.ts';

const ITEMS: Readonly<Record<string, { level: 'PROVINCE' | 'DISTRICT' | 'COMMUNE'; code: string; name: string }[]>> = {
  '': [{ level: 'PROVINCE', code: '79', name: 'Thành phố Hồ Chí Minh' }],
  '79': [{ level: 'DISTRICT', code: '760', name: 'Quận 1' }],
  '760': [{ level: 'COMMUNE', code: '26740', name: 'Phường Bến Nghé' }],
};
const area = (
  provinceCode: string,
  districtCode: string | null = null,
  communeCode: string | null = null,
): AreaRef => ({
  provinceCode,
  districtCode,
  communeCode,
});
const whole = area('79', '760', '26740');

/** Names of these areas, in a world that answers for all places but those below `broken`. */
function namesOf(areas: readonly AreaRef[], broken?: string) {
  const asked: string[] = [];
  platform.use(
    fake(catalogsContract.listAreas, ({ query: { parent = '' } }) => {
      asked.push(parent);
      return parent === broken ? problemResponse('UNEXPECTED') : { items: ITEMS[parent] ?? [] };
    }),
  );
  const world = createWorld();
  const { result, unmount } = renderHook(() => useAreaNames(areas), {
    wrapper: ({ children }: { children: ReactNode }) => world.wrap(children),
  });
  const end = () => {
    unmount();
    world.end();
  };
  return { asked, end, names: () => areas.map((one) => result.current(one)) };
}

describe('the name of a place [PRF-1]', () => {
  it('says what it lies in, from the province down, as far as that was chosen', async () => {
    const { names, asked, end } = namesOf([whole, area('79', '760'), area('79')]);
    const all = ['Thành phố Hồ Chí Minh', 'Quận 1', 'Phường Bến Nghé'];
    await waitFor(() => expect(names()).toEqual([3, 2, 1].map((count) => all.slice(0, count).join(' · '))));
    // What lies in a commune is nobody's question, and no list is fetched twice.
    expect(asked.toSorted()).toEqual(['', '760', '79']);
    end();
  });

  it('is not half a name where a list does not come, nor where nobody knows the code', async () => {
    const { names, end } = namesOf([whole, area('79', '760'), area('99')], '760');
    await waitFor(() => expect(names()[1]).toBe('Thành phố Hồ Chí Minh · Quận 1'));
    expect(names()).toEqual([undefined, 'Thành phố Hồ Chí Minh · Quận 1', undefined]);
    end();
  });

  it('asks for nothing where there is no place', async () => {
    const { asked, end } = namesOf([]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toEqual([]);
    end();
  });
});
