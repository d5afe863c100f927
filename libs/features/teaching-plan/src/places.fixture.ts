import { classesContract } from '@portal/domain/classes/classes.contract';
import { PLACE_STATES, type Place, type PlaceState } from '@portal/domain/library/place';
import { placesContract as contract } from '@portal/domain/library/places.contract';
import { aClassSummary } from '@portal/testing/classes/class-builders';
import { type Fake, fake } from '@portal/testing/contract-fakes';
import { aPlace, someReceipts } from '@portal/testing/library/library-builders';

const STATE_OF: Record<Place['status'], PlaceState> = {
  OPEN: 'in-progress',
  DRAFT: 'upcoming',
  SCHEDULED: 'upcoming',
  CLOSED: 'completed',
};

export const somePlaces = (): Place[] => [
  aPlace(),
  aPlace({
    id: 'lecture-2',
    title: '기울기 연습 문제',
    classId: 'class-2',
    className: '중1 수학',
    lessons: [],
    seenBy: 0,
  }),
  aPlace({
    id: 'lecture-3',
    title: '다음 단원 미리보기',
    displayAt: '2026-11-25T09:00:00+09:00',
    status: 'SCHEDULED',
    seenBy: 0,
  }),
  aPlace({
    id: 'lecture-4',
    title: '지난 단원 정리',
    displayAt: '2026-10-01T09:00:00+09:00',
    deadlineAt: '2026-11-01T09:00:00+09:00',
    status: 'CLOSED',
    downloadAllowed: false,
  }),
];

/** Material of two classes, as the platform tells it apart. */
export const placesWith = (places: readonly Place[]): Fake[] => [
  fake(contract.listPlaces, ({ query: { state, classId } = {} }) => {
    const ofClass = places.filter((place) => classId === undefined || place.classId === classId);
    const of = (wanted: PlaceState) => ofClass.filter(({ status }) => STATE_OF[status] === wanted);
    const totals = Object.fromEntries(PLACE_STATES.map((one) => [one, of(one).length])) as Record<PlaceState, number>;
    return { totals, items: state === undefined ? ofClass : of(state) };
  }),
  fake(contract.listReceipts, {
    students: [
      someReceipts(),
      someReceipts({ student: { id: 'student-2', name: '이하은', avatar: null, code: 'K-1042-77B1E0' }, files: [] }),
    ],
  }),
  fake(classesContract.listClasses, {
    total: 2,
    items: [aClassSummary({ id: 'class-1' }), aClassSummary({ id: 'class-2', name: '중1 수학' })],
    counts: { all: 2, upcoming: 0, 'in-progress': 2, processing: 0, completed: 0, cancelled: 0 },
  }),
];
