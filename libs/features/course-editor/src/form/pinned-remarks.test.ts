import { courseDraftOf } from '@portal/domain/courses/course';
import { aCourse, aCourseContent, anApprovalRequest, aPackage } from '@portal/testing/courses/course-builders';
import { pinRemarks, refusalOf } from './pinned-remarks.ts';

const seen = courseDraftOf(aCourseContent());
const remarkOn = (path: string, now = seen, then: typeof seen | null = seen) =>
  pinRemarks([{ path, remark: '고쳐 주세요' }], then, now)[0];

describe('a remark of the reviewer [CRS-4]', () => {
  it('stands at its field and says whether the field was changed since', () => {
    expect(remarkOn('title')).toEqual({ path: 'title', remark: '고쳐 주세요', isChanged: false });
    expect(remarkOn('title', { ...seen, title: '새 이름' })?.isChanged).toBe(true);
    expect(remarkOn('image')).toMatchObject({ path: 'imageId', isChanged: false });
  });

  it.each(['packages.package-2', 'packages.1', 'packages.package-2.fee', 'packages.1.fee'])(
    'on %s goes with its package when another comes before it',
    (path) => {
      const packages = [aPackage({ id: 'new' }), ...seen.packages];
      const pinned = remarkOn(path, { ...seen, packages });
      expect(pinned?.path).toMatch(/^packages\.2/);
      expect(pinned?.isChanged).toBe(false);
    },
  );

  it('stays with the list when its lesson was taken out', () => {
    const programme = seen.programme.slice(1);
    expect(remarkOn('programme.item-1.content', { ...seen, programme })).toMatchObject({
      path: 'programme',
      isChanged: true,
    });
  });

  it('does not claim anything while the decided revision is not known', () => {
    expect(remarkOn('title', seen, null)?.isChanged).toBeNull();
  });

  it('counts until something new was handed in or the course is on sale', () => {
    const request = anApprovalRequest({ status: 'DECLINED' });
    expect(refusalOf(aCourse({ status: 'REJECTED', request }))).toBe(request);
    expect(refusalOf(aCourse({ status: 'DRAFT', request }))).toBe(request);
    expect(refusalOf(aCourse({ status: 'PUBLISHED', request }))).toBeNull();
    expect(refusalOf(aCourse({ status: 'WAITING_APPROVAL', request: anApprovalRequest() }))).toBeNull();
  });
});
