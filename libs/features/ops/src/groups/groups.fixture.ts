import { catalogsContract } from '@portal/domain/catalog/catalogs.contract';
import { groupDeskContract as contract, type KeptGroup } from '@portal/domain/community/group-desk.contract';
import { someSubjects } from '@portal/testing/catalog/catalog-builders';
import { aKeptGroup } from '@portal/testing/community/community-builders';
import { type Fake, fake } from '@portal/testing/contract-fakes';
import { asOperator } from '../ops.fixture.ts';

/** Two groups, one of a subject. */
export const someKeptGroups = (): KeptGroup[] => [
  aKeptGroup(),
  aKeptGroup({
    groupId: 'group-first',
    groupName: '첫 학기 선생님',
    subject: null,
    quantityMembers: 3,
    owner: { id: 'user-piano', name: '이피아노', username: 'piano' },
  }),
];

/** The desk over some groups, which it founds and changes as the platform does. */
export function groupDesk(all: KeptGroup[] = someKeptGroups()): Fake[] {
  return [
    asOperator,
    fake(catalogsContract.listSubjects, { items: someSubjects() }),
    fake(contract.listKeptGroups, ({ query: { search = '', lastItem, size = '20' } = {} }) => {
      const found = all.filter(({ groupName }) => groupName.includes(search));
      const first = lastItem === undefined ? 0 : found.findIndex(({ groupId }) => groupId === lastItem) + 1;
      return { items: found.slice(first, first + Number(size)) };
    }),
    fake(contract.getKeptGroup, ({ params: { groupId } }) => all.find((one) => one.groupId === groupId) ?? all[0]!),
    fake(contract.createGroup, ({ body: { groupName, description, seats, ownerUsername } }) => {
      const owner = { id: 'user-new', name: '새 모임장', username: ownerUsername };
      const made = aKeptGroup({ groupId: 'group-new', groupName, description, seats, owner, quantityMembers: 1 });
      all.push(made);
      return made;
    }),
    fake(contract.updateGroup, ({ params: { groupId }, body: { groupName, description, seats, version } }) => {
      const at = all.findIndex((one) => one.groupId === groupId);
      return (all[at] = { ...all[at]!, groupName, description, seats, version: version + 1 });
    }),
  ];
}
