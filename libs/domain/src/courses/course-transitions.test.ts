import { COURSE_STATUSES, type CourseStatus } from './course-status.ts';
import { COURSE_EVENTS, type CourseEvent, moveCourse } from './course-transitions.ts';

const LOCKED = 'COURSE_UNDER_APPROVAL';
const WRONG = 'WRONG_STATE';

/** Every edge of domain-model 3.3.1; what is not here is refused. */
const EDGES: Partial<Record<`${CourseStatus} ${CourseEvent}`, CourseStatus | 'GONE'>> = {
  'DRAFT SAVE_DRAFT': 'DRAFT',
  'DRAFT SUBMIT': 'WAITING_APPROVAL',
  'DRAFT ARCHIVE': 'DRAFT',
  'DRAFT DELETE': 'GONE',
  'REJECTED SAVE_DRAFT': 'DRAFT',
  'REJECTED SUBMIT': 'WAITING_APPROVAL',
  'REJECTED ARCHIVE': 'REJECTED',
  'REJECTED DELETE': 'GONE',
  'WAITING_APPROVAL SAVE_DRAFT': 'DRAFT',
  'WAITING_APPROVAL SUBMIT': 'WAITING_APPROVAL',
  'WAITING_APPROVAL WITHDRAW': 'DRAFT',
  'WAITING_APPROVAL PICK_UP': 'APPROVAL_IN_PROCESS',
  'APPROVAL_IN_PROCESS RELEASE': 'WAITING_APPROVAL',
  'APPROVAL_IN_PROCESS ACCEPT': 'PUBLISHED',
  'APPROVAL_IN_PROCESS DECLINE': 'REJECTED',
  'PUBLISHED SAVE_DRAFT': 'DRAFT',
  'PUBLISHED SAVE_MINOR': 'PUBLISHED',
  'PUBLISHED ARCHIVE': 'PUBLISHED',
};

const everyPair = COURSE_STATUSES.flatMap((status) => COURSE_EVENTS.map((event) => [status, event] as const));
const to = (status: CourseStatus | 'GONE') => ({ to: status });
const refused = (code: string) => ({ refused: code });

describe('the life of a course [CRS-3]', () => {
  it.each(everyPair)('%s and %s', (status, event) => {
    const edge = EDGES[`${status} ${event}`];
    const refusal = refused(status === 'APPROVAL_IN_PROCESS' ? LOCKED : WRONG);
    expect(moveCourse({ status, isLive: false, isArchived: false }, event)).toEqual(edge ? to(edge) : refusal);
  });

  it.each(everyPair)('%s and %s, while another revision is on sale', (status, event) => {
    const isBack = event === 'DISCARD' && (status === 'DRAFT' || status === 'REJECTED');
    const edge = isBack ? 'PUBLISHED' : event === 'DELETE' ? undefined : EDGES[`${status} ${event}`];
    const refusal = refused(status === 'APPROVAL_IN_PROCESS' ? LOCKED : WRONG);
    expect(moveCourse({ status, isLive: true, isArchived: false }, event)).toEqual(edge ? to(edge) : refusal);
  });

  it.each(['DRAFT', 'REJECTED', 'PUBLISHED'] as const)(
    'an archived %s course can only be taken out again',
    (status) => {
      for (const event of COURSE_EVENTS)
        expect(moveCourse({ status, isLive: status === 'PUBLISHED', isArchived: true }, event)).toEqual(
          event === 'UNARCHIVE' ? to(status) : refused(WRONG),
        );
    },
  );

  it('every event is possible somewhere, and every status but the first can be reached', () => {
    const possible = new Set(Object.keys(EDGES).map((edge) => edge.split(' ')[1]));
    expect(COURSE_EVENTS.toSorted()).toEqual([...possible, 'DISCARD', 'UNARCHIVE'].toSorted());
    expect(new Set(Object.values(EDGES))).toEqual(new Set([...COURSE_STATUSES, 'GONE']));
  });
});
